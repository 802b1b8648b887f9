import {mkdir, rm, writeFile} from 'node:fs/promises'
import path from 'node:path'
import {SiteError} from '../../src/lib/problem'
import {requireDiskSpace} from '../bootstrap/disk.cjs'
import {BUILD_DIR, ROOT} from './root'
import {execNode} from './exec'

/** A production build takes this much at most, in MiB: pages and the bundler's cache. */
const BUILD_MIB = 500

/** How to build. */
export type BuildOptions = {
  /** Absolute path of the folder to build to. Default: `build/`. */
  outDir?: string
  /** Absolute path of the site's root. Default: this repository. */
  root?: string
  /** Path of the configuration file, relative to the root. Default: the one of the site. */
  config?: string
  /** Added to the environment of the framework's build. */
  env?: Readonly<Record<string, string>>
  /** Whether the content is part of a site in which it was checked: its links may lead to what is not here. Default false. */
  isPart?: boolean
  /** Whether something else checks the types, as the suite `lint` does. Default false. */
  hasTypesChecked?: boolean
}

/**
 * Builds the site as it is deployed, from checked content. An earlier build is gone from the start, and nothing is left of a
 * build that failed, so that only a whole and current one can be served.
 * @throws SiteError for a full disk, a writer's mistake, or a failed build.
 */
export async function buildSite({root = ROOT, outDir = BUILD_DIR, ...framework}: BuildOptions = {}): Promise<void> {
  requireDiskSpace(root, BUILD_MIB, 'building the site')
  await rm(outDir, {recursive: true, force: true})
  try {
    await runChecked({root, outDir, ...framework})
  } catch (error) {
    await rm(outDir, {recursive: true, force: true})
    throw error
  }
  console.log(`The build is in ${path.relative(process.cwd(), outDir) || '.'}/`)
}

type Framework = BuildOptions & {root: string; outDir: string}

/**
 * Checks the content while the framework gets ready, which takes longer. Mistakes end it before it writes a page, and
 * nothing is seen of it then: what they are is said by the check. Types are checked while it builds.
 */
async function runChecked(framework: Framework): Promise<void> {
  const stop = new AbortController()
  const output = heldBack((text) => process.stdout.write(withoutStackTrace(text)))
  async function check(): Promise<void> {
    // Loaded here, so that the framework does not wait for it.
    const {checkSite} = await import('./checkSite')
    if (!framework.isPart) await checkSite(framework.root)
    output.release()
    if (framework.isPart || framework.hasTypesChecked) return
    const {checkTypes} = await import('./types')
    await checkTypes(framework.root, stop.signal)
  }
  const building = runDocusaurus(framework, output.add, stop.signal)
  const checking = check().catch((error: unknown) => {
    stop.abort()
    throw error
  })
  const results = await Promise.allSettled([checking, building])
  for (const result of results) if (result.status === 'rejected') throw result.reason
}

/** Keeps text until it is released, and hands on what comes later at once. */
function heldBack(write: (text: string) => void): {add: (text: string) => void; release: () => void} {
  let held: string[] | undefined = []
  return {
    add: (text) => (held ? held.push(text) : write(text)),
    release() {
      for (const text of held ?? []) write(text)
      held = undefined
    },
  }
}

async function runDocusaurus(
  {root, outDir, config, env}: Framework,
  onOutput: (text: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const cli = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs')
  const args = ['build', '--out-dir', outDir, ...(config === undefined ? [] : ['--config', config])]
  const {code, output} = await execNode(cli, args, {
    cwd: root,
    env: {
      NODE_ENV: 'production',
      // Pages are many short-lived objects: collecting them less often takes a thirtieth off a cold build.
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=32`.trim(),
      // A tenth of the build, and 1 % of what is sent. Scripts, which are more, are made small by `src/publish`.
      SKIP_HTML_MINIFICATION: 'true',
      // No look-up for newer versions: a build talks to nobody.
      DISABLE_VERSION_CHECK: 'true',
      NO_UPDATE_NOTIFIER: '1',
      ...env,
    },
    onOutput,
    signal,
  })
  if (code === 0) return
  const log = path.join(root, '.cache/build.log')
  await mkdir(path.dirname(log), {recursive: true}).catch(() => undefined)
  await writeFile(log, output).catch(() => undefined)
  throw new SiteError(explainBuildFailure(output))
}

/** Says why the framework's build failed. The mistakes themselves stand above, as it printed them. */
export function explainBuildFailure(output: string): {what: string; fix: string} {
  if (/ENOSPC|no space left on device/i.test(output)) {
    return {
      what: "The disk is full, so the build couldn't be written.",
      fix: `Free about ${BUILD_MIB} MiB, for example by deleting build/ and node_modules/.cache/, and run the same command again.`,
    }
  }
  return {
    what: 'The build stopped because of the mistakes above.',
    fix: 'Correct them and run the same command again. The full output is in .cache/build.log.',
  }
}

/** What was printed, without the lines of stack traces. */
export function withoutStackTrace(text: string): string {
  return text
    .split('\n')
    .filter((line) => !/^\s+at (async )?(\S+ )?(\[as \S+\] )?\(?(file:|node:|\/|<anonymous>|[A-Z]:\\)/.test(line))
    .join('\n')
}
