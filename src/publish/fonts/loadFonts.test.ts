import {cp, mkdtemp, readdir, symlink} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {expect, it} from 'vitest'
import {loadFonts} from './loadFonts'
import type {FontsOptions} from './options'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const mono = {
  name: 'Code',
  files: [
    {
      source: '@ibm/plex-mono/fonts/complete/woff2/IBMPlexMono-Regular.woff2',
      name: 'mono',
      weight: 400,
      preload: true,
    },
  ],
  characters: '├',
  fallbacks: ['Consolas'],
  metrics: {ascent: 1, descent: 0.25, widths: {400: 0.6}},
} as const

const options: FontsOptions = {
  families: [mono],
  sources: ['README.md'],
  licence: '@ibm/plex-mono/LICENSE.txt',
}

async function emptySite(): Promise<string> {
  const siteDir = await mkdtemp(path.join(tmpdir(), 'fonts-'))
  await cp(path.join(ROOT, 'README.md'), path.join(siteDir, 'README.md'))
  await symlink(path.join(ROOT, 'node_modules'), path.join(siteDir, 'node_modules'), 'dir')
  return siteDir
}

it('makes the same files cold and warm, and keeps them in the cache', async () => {
  const siteDir = await emptySite()
  const cold = await loadFonts(options, {siteDir, baseUrl: '/'})
  expect(await readdir(path.join(siteDir, '.cache/build/fonts'))).toHaveLength(1)
  expect(await loadFonts(options, {siteDir, baseUrl: '/'})).toEqual(cold)
  expect(cold.preloads).toHaveLength(1)
  expect(Object.keys(cold.assets)).toContain('assets/fonts/OFL.txt')
})

it('names a font that is not there', async () => {
  const siteDir = await emptySite()
  const wrong = {...options, licence: '@ibm/plex-mono/LICENCE'}
  await expect(loadFonts(wrong, {siteDir, baseUrl: '/'})).rejects.toThrow('"node_modules/@ibm/plex-mono/LICENCE"')
})
