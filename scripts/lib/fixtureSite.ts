import {createHash} from 'node:crypto'
import {cp, mkdir, readdir, readFile, rm, symlink, writeFile} from 'node:fs/promises'
import path from 'node:path'
import {glob} from 'tinyglobby'
import {inTurn} from '../bootstrap/turn.cjs'
import {buildSite} from './build'
import {ROOT} from './root'

/** The configurations of the fixture site that tests in a browser visit: `tests/fixtures/site/<variant>.config.ts`. */
export const variants = ['system', 'noswitch', 'stock', 'german'] as const

/** The name of one of them. */
export type Variant = (typeof variants)[number]

const FIXTURE = 'tests/fixtures/site'
const CACHE = path.join(ROOT, '.cache/fixture-site')
const SOURCE = path.join(CACHE, 'source')

/** What the fixture site is made from, and what it is built with. */
const INPUTS = [
  '*.{ts,json}',
  'src/**',
  'static/**',
  `${FIXTURE}/**`,
  'scripts/package.json',
  'scripts/lib/{build,checkSite}.ts',
]

const LEFT_OUT = ['**/*.test.{ts,tsx}', '**/README.md', '**/node_modules/**']

/** What the framework and the plugins look for at the site's root. */
const AT_THE_ROOT = ['versions.json', 'versioned_docs', 'versioned_sidebars', 'i18n', 'openapi']

async function inputFiles(): Promise<string[]> {
  return (await glob(INPUTS, {cwd: ROOT, ignore: [...LEFT_OUT, 'src/pages/**']})).sort()
}

async function hashOf(files: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file}\0`).update(await readFile(path.join(ROOT, file)))
  return hash.digest('hex')
}

/** A copy, because the framework reads a theme and earlier versions from the site's root only. */
async function copySource(files: readonly string[]): Promise<void> {
  // What is expensive to make depends on its own inputs alone, and is kept: the fonts.
  const earlier = (await readdir(SOURCE).catch(() => [])).filter((name) => name !== '.cache')
  for (const name of earlier) await rm(path.join(SOURCE, name), {recursive: true, force: true})
  for (const file of files) await cp(path.join(ROOT, file), path.join(SOURCE, file))
  await mkdir(path.join(SOURCE, 'api'))
  for (const name of AT_THE_ROOT) await cp(path.join(ROOT, FIXTURE, name), path.join(SOURCE, name), {recursive: true})
  await symlink(path.join(ROOT, 'node_modules'), path.join(SOURCE, 'node_modules'), 'dir')
  await writeFile(path.join(SOURCE, 'src/config/skills.ts'), NO_SKILLS)
  await writeFile(path.join(SOURCE, 'src/data/redirects.ts'), NO_REDIRECTS)
}

/** The pages that they lead to are not there. */
const NO_REDIRECTS = `export type Redirect = {from: string; to: string}
export const REDIRECTS: readonly Redirect[] = []
`

/** Neither are those that skills teach. */
const NO_SKILLS = `import type {SkillOptions} from '../publish/markdown/skills'
export const skills: readonly SkillOptions[] = []
`

/**
 * Builds one variant of the fixture site, where it has not been built from the same files before.
 * @returns absolute path of the build.
 */
export async function buildFixtureSite(variant: Variant): Promise<string> {
  const outDir = path.join(CACHE, variant)
  const stamp = path.join(CACHE, `${variant}.hash`)
  const build = async () => {
    const files = await inputFiles()
    const hash = await hashOf(files)
    if ((await readFile(stamp, 'utf8').catch(() => '')) === hash) return outDir
    await copySource(files)
    // The packages are shared with the site; their cache of compiled pages must not be.
    const env = {DOCUSAURUS_NO_PERSISTENT_CACHE: '1'}
    const config = `${FIXTURE}/${variant}.config.ts`
    await buildSite({root: SOURCE, outDir, config, env, isPart: true})
    await writeFile(stamp, hash)
    return outDir
  }
  return inTurn(ROOT, build, {file: 'fixture-site.pid', name: 'build of the fixture site'})
}
