import {spawn} from 'node:child_process'
import {watch} from 'node:fs'
import path from 'node:path'
import {siteChecker} from '../../src/markdown/check/siteChecker'
import {contentCheckOptions} from '../../src/config/contentCheck'
import {editions} from '../../src/config/trees'
import {formatProblem} from '../../src/lib/problem'
import {parsePort, requireFreePort} from '../lib/port'
import {ROOT} from '../lib/root'

/** In ms. What is saved is shown before it is checked, and what is saved within that time is checked together. */
const DELAY = 1000

/** Starts the writers' server, which shows a change as soon as it is saved, and then says which mistakes the content has. */
export async function main(args: readonly string[]): Promise<number> {
  const port = parsePort(args)
  await requireFreePort(port)
  const cli = path.join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs')
  const child = spawn(process.execPath, [cli, 'start', '--port', String(port), '--no-open'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: {...process.env, DISABLE_VERSION_CHECK: 'true', NO_UPDATE_NOTIFIER: '1'},
  })
  const stopWarning = warnOfMistakes()
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  // The terminal sends Ctrl+C to the child as well: its end is ours.
  process.on('SIGINT', () => undefined)
  return new Promise((resolve) =>
    child.on('close', (code) => {
      stopWarning()
      resolve(code ?? 0)
    }),
  )
}

/** Says mistakes now and whenever content is saved. A writer in the middle of a sentence does not lose the server. */
function warnOfMistakes(): () => void {
  const check = siteChecker(ROOT, contentCheckOptions())
  const warn = async () => {
    for (const problem of (await check()).problems) console.warn(`\n${formatProblem(problem)}`)
  }
  const soon = setTimeout(() => void warn().catch((error: unknown) => console.error(String(error))), DELAY)
  const watchers = editions.map(({dir}) => watch(path.join(ROOT, dir), {recursive: true}, () => soon.refresh()))
  return () => {
    clearTimeout(soon)
    for (const watcher of watchers) watcher.close()
  }
}
