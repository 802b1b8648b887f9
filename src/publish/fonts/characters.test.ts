import {mkdir, mkdtemp, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {expect, it} from 'vitest'
import {charactersOf, readCharacters} from './characters'

it('lists each character once, in one order, without control characters', () => {
  expect(charactersOf('bač\n', 'ab\t')).toBe('abč')
})

it('reads the sources and leaves out what is ignored', async () => {
  const siteDir = await mkdtemp(path.join(tmpdir(), 'fonts-'))
  await mkdir(path.join(siteDir, 'docs'))
  await writeFile(path.join(siteDir, 'docs/page.mdx'), 'Zoë')
  await writeFile(path.join(siteDir, 'docs/page.test.mdx'), '組')
  const characters = await readCharacters({siteDir, sources: ['docs/**'], ignore: ['**/*.test.mdx']})
  expect(characters).toContain('ë')
  expect(characters).toContain('~')
  expect(characters).toContain('’')
  expect(characters).not.toContain('組')
})
