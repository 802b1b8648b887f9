import {execFileSync} from 'node:child_process'
import {copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {afterAll, afterEach, beforeEach, expect, it, vi} from 'vitest'
import {ROOT} from '../../scripts/lib/root'
import type {GitHistory} from '../../src/config/gitHistory'
import type {SourcePlace} from '../../src/data/types'

const MOCKED = ['config/gitHistory', 'config/brand', 'config/blogData', 'reference/plugin.build'] as const
const SOURCE = 'https://code.example.org/team/mono'

// Other files in this process have loaded the configuration, and will.
beforeEach(() => vi.resetModules())
afterEach(() => vi.restoreAllMocks())
afterAll(() => {
  for (const name of MOCKED) vi.doUnmock(`../../src/${name}`)
  vi.resetModules()
})

/** The configuration of a site in a repository of some shape, and what a build of it prints. */
async function configuration(history: GitHistory, source: SourcePlace) {
  vi.doMock(import('../../src/config/gitHistory'), async (load) => ({...(await load()), readGitHistory: () => history}))
  vi.doMock(import('../../src/config/brand'), async (load) => {
    const {brand} = await load()
    return {brand: {...brand, source, links: {...brand.links, sourceCode: SOURCE}}}
  })
  // What a build writes before it begins.
  vi.doMock(import('../../src/config/blogData'), async (load) => ({
    ...(await load()),
    writeBlogData: () => Promise.resolve(),
  }))
  vi.doMock(import('../../src/reference/plugin.build'), async (load) => ({
    ...(await load()),
    prepareApiPages: () => Promise.resolve(),
  }))
  const said: string[] = []
  vi.spyOn(console, 'warn').mockImplementation((text: string) => void said.push(text))
  const {default: createConfig} = await import('../../docusaurus.config')
  const {future} = await createConfig()
  const {docsDefaults} = await import('../../src/config/presets')
  const place = {
    versionDocsDirPath: 'docs',
    docPath: 'a/b.mdx',
    version: 'current',
    permalink: '/docs/a/b/',
    locale: 'en',
  }
  return {
    vcs: future?.experimental_vcs,
    hasDates: docsDefaults.showLastUpdateTime,
    edit: docsDefaults.editUrl(place),
    said: said.join('\n'),
  }
}

it('a site in a shallow clone has no dates, and the build says why', async () => {
  const {vcs, hasDates, said} = await configuration({depth: 'shallow', folder: ''}, {})
  expect([vcs, hasDates]).toEqual(['disabled', false])
  expect(said).toMatch(/shallow[^]*Fix: .*--unshallow/)
})

it('a site in a folder of a larger repository has dates and links to its files, on its host and branch', async () => {
  const source = {folder: 'apps/website', branch: 'trunk', host: 'gitlab'} as const
  const {vcs, hasDates, edit, said} = await configuration({depth: 'whole', folder: 'apps/website'}, source)
  expect([vcs, hasDates, said]).toEqual(['default-v2', true, ''])
  expect(edit).toBe(`${SOURCE}/-/edit/trunk/apps/website/docs/a/b.mdx`)
})

it('a folder that the brand does not name is named by the build', async () => {
  const {said} = await configuration({depth: 'whole', folder: 'apps/website'}, {})
  expect(said).toContain("Write source: {folder: 'apps/website'}.")
})

it('a clone on Windows, where Git converts line ends, has the line ends of the repository', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'line-ends-'))
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@a.example', '-c', 'commit.gpgsign=false', ...args], {
      cwd: folder,
      stdio: 'pipe',
    })
  git('init', '--quiet', 'site')
  copyFileSync(path.join(ROOT, '.gitattributes'), path.join(folder, 'site/.gitattributes'))
  writeFileSync(path.join(folder, 'site/page.mdx'), 'a\nb\n')
  git('-C', 'site', 'add', '.')
  git('-C', 'site', 'commit', '--quiet', '--message', 'a')
  git('clone', '--quiet', '--config', 'core.autocrlf=true', 'site', 'clone')
  expect(readFileSync(path.join(folder, 'clone/page.mdx'), 'utf8')).toBe('a\nb\n')
  rmSync(folder, {recursive: true})
})
