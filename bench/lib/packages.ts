import {copyFile, mkdir, readFile} from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import {exec} from '../../scripts/lib/exec'
import {SiteError} from '../../src/lib/problem'
import {SCRATCH} from './scratch'

/** The package files in `bench/peers/`: what is compared, and the programs that measure. */
export type PackageName = 'docusaurus' | 'vitepress' | 'starlight' | 'pagefind' | 'tools'

const manifest = z.object({dependencies: z.record(z.string(), z.string())})

function manifestFile(name: PackageName): string {
  return path.join(import.meta.dirname, '../peers', name, 'package.json')
}

/** Absolute path of the folder into which the packages of one name are installed. */
export function packageFolder(name: PackageName): string {
  return path.join(SCRATCH, name)
}

/** The version of a package that is pinned in `bench/peers/`. */
export async function pinnedVersion(name: PackageName, dependency: string): Promise<string> {
  const {dependencies} = manifest.parse(JSON.parse(await readFile(manifestFile(name), 'utf8')))
  const version = dependencies[dependency]
  if (version === undefined) throw new Error(`${manifestFile(name)} does not name ${dependency}.`)
  return version
}

/**
 * Installs the packages of one name, where that has not been done for the same versions. No install script runs.
 * @throws SiteError when npm fails.
 */
export async function installPackages(name: PackageName): Promise<void> {
  const folder = packageFolder(name)
  const wanted = manifestFile(name)
  const installed = path.join(folder, 'node_modules/.installed.json')
  if ((await readFile(installed, 'utf8').catch(() => '')) === (await readFile(wanted, 'utf8'))) return
  console.log(`Installing the packages of ${name} into ${folder} …`)
  await mkdir(folder, {recursive: true})
  await copyFile(wanted, path.join(folder, 'package.json'))
  // What needs a newer Node than this one is run by the one among the tools; the site's own settings refuse it.
  const args = [
    'install',
    '--engine-strict=false',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--no-package-lock',
    '--loglevel=error',
  ]
  const {code, output} = await exec('npm', args, {cwd: folder})
  if (code !== 0) {
    throw new SiteError({
      file: `bench/peers/${name}/package.json`,
      what: `npm could not install the packages of ${name} and ended with code ${code}:\n${output.trim()}`,
      fix: 'Check the network and the versions in the file, and run the same command again.',
    })
  }
  await copyFile(wanted, installed)
}

/**
 * A Node that runs Astro and Lighthouse, which need 22.19: this one, or one of the packages of `tools`.
 * @returns absolute path of the program.
 * @throws SiteError where there is none.
 */
export async function recentNode(): Promise<string> {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 22 || (major === 22 && minor >= 19)) return process.execPath
  await installPackages('tools')
  const program = path.join(packageFolder('tools'), `node_modules/node-${process.platform}-${process.arch}/bin/node`)
  const {code} = await exec(program, ['--version']).catch(() => ({code: 127}))
  if (code === 0) return program
  throw new SiteError({
    what: `This is Node ${process.versions.node}; Astro and Lighthouse need 22.19, and there is no package of it for ${process.platform} on ${process.arch}.`,
    allowed: 'Node 22.19 or newer; any Node that runs the site on Linux',
    fix: 'Run the benchmark with a newer Node, or leave these out, for example: npm run bench -- load --sites ours,docusaurus,vitepress',
  })
}
