import {createHash} from 'node:crypto'
import {existsSync} from 'node:fs'
import {cp, mkdir, readdir, readFile, rm, symlink, writeFile} from 'node:fs/promises'
import path from 'node:path'
import {SiteError} from '../../src/lib/problem'
import {inTurn} from '../bootstrap/turn.cjs'
import {exec, execNode, type ExecOptions} from './exec'
import {git} from './git'
import {ROOT} from './root'

/**
 * What another provider writes: the answers for `npm run adopt`, in `site` the files of their site, and in `navigation.patch` a
 * link to one of them.
 */
const PROVIDER = 'tests/fixtures/provider'
const CACHE = path.join(ROOT, '.cache/adopted-site')

/** Absolute path of the copy of this site that the provider has made theirs. Its build is in `build/` there. */
export const ADOPTED_DIR = path.join(CACHE, 'site')

/** What the provider removes, and what no build or test of the copy reads. */
const NOT_HASHED = /^(?:(?:docs|articles|guides|blog|samples|tests\/sample|deploy|bench|\.github)\/|.*\.md$)/

/** What depends on its own inputs alone, and takes long to make: fonts and pictures. */
const KEPT = '.cache/build'

/** Whether there is another provider. A site that was adopted has none. */
export const hasProvider = existsSync(path.join(ROOT, PROVIDER))

type Print = (text: string) => void

/**
 * Copies this site with its uncommitted changes, lets the provider adopt it, adds their files, and builds it, unless all of
 * that was done with the same files before.
 * @throws SiteError if a step fails.
 */
export async function buildAdoptedSite(print: Print = () => undefined): Promise<void> {
  if (!hasProvider) {
    throw new SiteError({
      what: `This site has no ${PROVIDER}, because it was adopted itself.`,
      fix: 'Run the tests of this site: npm test',
    })
  }
  const work = async () => {
    const files = filesOfSite()
    const hash = await hashOf(files.filter((file) => !NOT_HASHED.test(file)))
    const stamp = path.join(CACHE, 'hash')
    if ((await readFile(stamp, 'utf8').catch(() => '')) === hash) return
    await rm(stamp, {force: true})
    await copySite(files)
    await initRepository(print)
    await commitAll(print, 'The site as it is cloned')
    await command(print, 'adopt', '--answers', path.join(ROOT, PROVIDER, 'answers.json'))
    await cp(path.join(ROOT, PROVIDER, 'site'), ADOPTED_DIR, {recursive: true})
    await gitInCopy(print, 'apply', '--unidiff-zero', path.join(ROOT, PROVIDER, 'navigation.patch'))
    await commitAll(print, "The provider's site")
    await command(print, 'build')
    await writeFile(stamp, hash)
  }
  return inTurn(ROOT, work, {file: 'adopted-site.pid', name: 'build of the adopted site'})
}

/** Paths of all files, committed or not, from the root. */
function filesOfSite(): string[] {
  const list = git(ROOT, 'ls-files', '-z', '--cached', '--others', '--exclude-standard')
  if (list === undefined) {
    throw new SiteError({
      what: `git can't list the files of ${ROOT}.`,
      fix: 'Run the command in a clone of the repository.',
    })
  }
  const files = [...new Set(list.split('\0'))].filter((file) => file !== '' && existsSync(path.join(ROOT, file)))
  return files.sort()
}

async function hashOf(files: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file}\0`).update(await readFile(path.join(ROOT, file)))
  return hash.digest('hex')
}

async function copySite(files: readonly string[]): Promise<void> {
  const earlier = (await readdir(ADOPTED_DIR).catch(() => [])).filter((name) => name !== '.cache')
  for (const name of earlier) await rm(path.join(ADOPTED_DIR, name), {recursive: true, force: true})
  for (const file of files) await cp(path.join(ROOT, file), path.join(ADOPTED_DIR, file))
  const kept = path.join(ROOT, KEPT)
  if (existsSync(kept)) await cp(kept, path.join(ADOPTED_DIR, KEPT), {recursive: true})
  await symlink(path.join(ROOT, 'node_modules'), path.join(ADOPTED_DIR, 'node_modules'), 'dir')
}

/** Runs git in the copy. The user's configuration has no say: it can have hooks, or ask for a signature. */
function gitInCopy(print: Print, ...args: readonly string[]): Promise<void> {
  const settings = ['user.name=Provider', 'user.email=provider@example.com', 'commit.gpgSign=false']
  const config = [...settings, 'core.hooksPath=/dev/null'].flatMap((setting) => ['-c', setting])
  return finished(args.join(' '), exec('git', [...config, ...args], {cwd: ADOPTED_DIR, onOutput: print}))
}

async function initRepository(print: Print): Promise<void> {
  await gitInCopy(print, 'init', '--quiet')
  const info = path.join(ADOPTED_DIR, '.git/info')
  await mkdir(info, {recursive: true})
  // The pattern for a folder in .gitignore doesn't match a link.
  await writeFile(path.join(info, 'exclude'), 'node_modules\n')
}

async function commitAll(print: Print, message: string): Promise<void> {
  await gitInCopy(print, 'add', '--all')
  await gitInCopy(print, 'commit', '--quiet', '-m', message)
}

/** Runs `npm run <name>` in the copy. The packages are shared with this site; the cache of compiled pages must not be. */
async function command(print: Print, ...args: readonly string[]): Promise<void> {
  const options: ExecOptions = {cwd: ADOPTED_DIR, env: {DOCUSAURUS_NO_PERSISTENT_CACHE: '1'}, onOutput: print}
  await finished(args.join(' '), execNode('scripts/run.cjs', args, options))
}

async function finished(name: string, running: ReturnType<typeof exec>): Promise<void> {
  const {code, output} = await running
  if (code === 0) return
  throw new SiteError({
    what: `"${name}" failed in the copy that ${PROVIDER} adopts:\n${output.slice(-4000)}`,
    fix: `Correct the mistake here, and run the command again. The copy is in ${path.relative(ROOT, ADOPTED_DIR)}.`,
  })
}
