import {cp, readFile, rm, writeFile} from 'node:fs/promises'
import path from 'node:path'
import {hashOf, points, type Point} from '../../src/hydration/points'
import {SiteError} from '../../src/lib/problem'
import {exec} from '../lib/exec'
import {ROOT} from '../lib/root'

const COPY = path.join(ROOT, '.cache/next-version')
/** What the framework's next major version asks for. */
const NODE_MAJOR = 24

const print = (text: string): boolean => process.stdout.write(text)

/** Runs a step in the copy. @throws SiteError when it fails. */
async function step(what: string, command: string, args: readonly string[], env = {}, cwd = COPY): Promise<void> {
  console.log(`\n── ${what} ──`)
  const {code} = await exec(command, args, {cwd, env, onOutput: print})
  if (code === 0) return
  throw new SiteError({
    what: `This failed with the framework's next version: ${what}.`,
    fix: `Read the output above. The copy with that version is in ${path.relative(ROOT, COPY)}/.`,
  })
}

/**
 * Takes the sources of another version for what was read: whether they still do what the site relies on is what the build and
 * the tests say. @returns the points whose source differs.
 */
async function renewPins(): Promise<readonly Point[]> {
  const file = path.join(COPY, 'src/hydration/points.ts')
  const changed = points.filter(({source, hash}) => hashOf(source, COPY) !== hash)
  const text = changed.reduce(
    (before, {source, hash}) => before.replace(hash, hashOf(source, COPY) ?? 'gone'),
    await readFile(file, 'utf8'),
  )
  await writeFile(file, text)
  return changed
}

/**
 * Builds a copy of the site with another version of the framework, and runs the build's and the browser's tests on it:
 * `npm run next-version -- 4.0.0-canary-6808`. Default: the newest canary.
 */
export async function main([version = 'canary']: readonly string[]): Promise<number> {
  const {output} = await exec('git', ['ls-files', '-z'])
  await rm(COPY, {recursive: true, force: true})
  // With its history, which says when a page was changed.
  await step('a copy', 'git', ['clone', '--quiet', ROOT, COPY], {}, ROOT)
  for (const file of output.split('\0').filter(Boolean)) await cp(path.join(ROOT, file), path.join(COPY, file))

  const manifest: unknown = JSON.parse(await readFile(path.join(ROOT, 'package.json'), 'utf8'))
  const packages = JSON.stringify(manifest).match(/@docusaurus\/[\w-]+(?=":)/g) ?? []
  const hasNode = Number(process.versions.node.split('.')[0]) >= NODE_MAJOR
  // npm has the programs of Node for each system; the one that starts them needs an install script.
  const node = `node-${process.platform}-${process.arch}`
  await step(`Docusaurus ${version}`, 'npm', [
    'install',
    '--legacy-peer-deps',
    '--engine-strict=false',
    ...packages.map((name) => `${name}@${version}`),
    ...(hasNode ? [] : [`${node}@${NODE_MAJOR}`]),
  ])
  console.log('\n── changes in files that the site relies on ──')
  for (const {source, usedIn, what} of await renewPins()) console.log(`${source}, used in ${usedIn}: ${what}`)
  const bin = hasNode ? path.dirname(process.execPath) : path.join(COPY, 'node_modules', node, 'bin')
  const env = {PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`}
  const cli = ['--import', 'tsx', 'scripts/cli.ts', 'test']
  await step('the build and the browser tests', path.join(bin, 'node'), [...cli, 'build', 'e2e'], env)
  return 0
}
