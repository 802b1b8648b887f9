import {existsSync} from 'node:fs'
import {cp, mkdir, readdir, rm, symlink} from 'node:fs/promises'
import path from 'node:path'
import {exec} from '../../scripts/lib/exec'
import {ROOT} from '../../scripts/lib/root'
import {SiteError} from '../../src/lib/problem'
import type {BenchPage} from '../content/page'
import {sectionsOf} from '../content/page'
import {SCRATCH} from '../lib/scratch'
import {DOCS_PAGE, NO_PAGE, type Command, type Content, type Site, type Template} from './site'
import {document, indexFile, writeFiles} from './write'

const FOLDER = path.join(SCRATCH, 'ours')

const templates = {
  home: '/',
  docs: DOCS_PAGE,
  'blog list': '/blog/',
  post: '/blog/dashboard-launch/',
  category: '/articles/category/json-web-tokens-jwt/',
  tag: '/blog/tags/keycloak/',
  '404': NO_PAGE,
  search: '/search/',
  api: '/api/create-organization/',
} as const satisfies Record<Template, string>

/** The pages of each kind that a build has. */
function templatesOf(buildDir: string): Site['templates'] {
  const has = ([name, route]: readonly [string, string]) =>
    name === '404' || existsSync(path.join(buildDir, route, 'index.html'))
  return Object.fromEntries(Object.entries(templates).filter(has))
}

/** What the site is made from, without what is made. */
async function sourceFiles(): Promise<string[]> {
  const {code, output} = await exec('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'])
  if (code === 0) return output.split('\0').filter((file) => file !== '' && existsSync(path.join(ROOT, file)))
  throw new SiteError({
    what: `git could not list the files of the site: ${output.trim()}`,
    fix: 'Run the benchmark in a clone of the repository, with git installed.',
  })
}

/** A copy, so that caches can be cleared and pages added and changed without touching the site itself. */
async function copySite(): Promise<void> {
  const files = await sourceFiles()
  await rm(FOLDER, {recursive: true, force: true})
  for (const file of files) await cp(path.join(ROOT, file), path.join(FOLDER, file))
  // Dates of change come from the history.
  await cp(path.join(ROOT, '.git'), path.join(FOLDER, '.git'), {recursive: true})
  // The packages are shared with the site; the bundler's cache between them must not be.
  await mkdir(path.join(FOLDER, 'node_modules'))
  for (const name of await readdir(path.join(ROOT, 'node_modules'))) {
    if (name === '.cache') continue
    await symlink(path.join(ROOT, 'node_modules', name), path.join(FOLDER, 'node_modules', name))
  }
}

/** The site's own sidebar, and behind it the sections of the generated pages. */
function sidebars(pages: readonly BenchPage[]): string {
  const sections = sectionsOf(pages).map(({label, pages: items}) => ({
    type: 'category',
    label,
    items: items.map(({route}) => path.posix.join(path.posix.relative('/docs/', route), 'index')),
  }))
  return `import type {SidebarsConfig} from '@docusaurus/plugin-content-docs'
import site from './sidebars.site'

const sidebars: SidebarsConfig = {docs: [...(Array.isArray(site.docs) ? site.docs : []), ...${JSON.stringify(sections)}]}

export default sidebars
`
}

async function prepare({generated}: Content): Promise<void> {
  await copySite()
  if (generated.length === 0) return
  const files = new Map(
    generated.map(({route, title, label, description, body}) => [
      indexFile(route),
      document({title, description, page_type: 'reference', sidebar_label: label}, body),
    ]),
  )
  await cp(path.join(FOLDER, 'sidebars.ts'), path.join(FOLDER, 'sidebars.site.ts'))
  await writeFiles(FOLDER, files.set('sidebars.ts', sidebars(generated)))
}

/**
 * This site.
 * @param buildDir absolute path of the finished build whose pages are looked at.
 */
export function ours(buildDir: string): Site {
  const command = (args: readonly string[]): Command => ({
    program: process.execPath,
    args: ['--import', 'tsx', 'scripts/cli.ts', ...args],
    cwd: FOLDER,
    env: {},
  })
  return {
    name: 'ours',
    title: 'this site',
    outDir: buildDir,
    templates: templatesOf(buildDir),
    prepare,
    build: command(['build']),
    start: (port) => command(['start', '--port', String(port)]),
    caches: ['build', '.docusaurus', '.cache', 'node_modules/.cache'].map((name) => path.join(FOLDER, name)),
    sourceOf: (route) => {
      const inside = path.join(FOLDER, route)
      return existsSync(path.join(inside, 'index.mdx'))
        ? path.join(inside, 'index.mdx')
        : path.join(FOLDER, indexFile(route))
    },
  }
}

/** The build in the copy, which `prepare` made and the command of the site builds. */
export const OURS_BUILD = path.join(FOLDER, 'build')
