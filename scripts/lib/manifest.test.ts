import {mkdtemp} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {expect, it} from 'vitest'
import type {HeaderRule} from '../../src/config/headers'
import {formatHeadersFile, readManifest, writeManifest} from './manifest'

const rules: readonly HeaderRule[] = [
  {source: '/*', headers: {A: '1', 'Cache-Control': 'no-cache'}},
  {source: '/assets/*', headers: {'Cache-Control': 'immutable'}},
]

it('keeps the rules of a build as they are', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'manifest-test-'))
  await writeManifest(folder, rules)
  expect(await readManifest(folder)).toEqual(rules)
})

it('says that a folder holds no whole build, and how to make one', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'manifest-test-'))
  await expect(readManifest(folder)).rejects.toThrow(/There is no whole build[\s\S]*Fix: Run "npm run build"/)
})

it('writes the rules for Cloudflare Pages, a later rule in the place of an earlier', () => {
  expect(formatHeadersFile(rules)).toBe(
    '/*\n  A: 1\n  Cache-Control: no-cache\n\n/assets/*\n  ! Cache-Control\n  Cache-Control: immutable\n',
  )
})
