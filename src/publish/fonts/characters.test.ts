import {mkdir, mkdtemp, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {afterEach, expect, it, vi} from 'vitest'
import {charactersOf, readCharacters} from './characters'

it('lists each character once, in one order, without control characters', () => {
  expect(charactersOf('bač\n', 'ab\t')).toBe('abč')
})

afterEach(() => vi.unstubAllEnvs())

it('has what the theme and dates say in the language of the build', async () => {
  const siteDir = await mkdtemp(path.join(tmpdir(), 'fonts-'))
  const read = () => readCharacters({siteDir, sources: [], ignore: []})
  expect(await read()).not.toMatch(/[ßä]/)
  vi.stubEnv('DOCUSAURUS_CURRENT_LOCALE', 'de')
  // Schließen, März
  expect(await read()).toMatch(/ß.*ä/)
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
