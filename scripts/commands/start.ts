import {spawn} from 'node:child_process'
import path from 'node:path'
import {parsePort, requireFreePort} from '../lib/port'
import {ROOT} from '../lib/root'

/** Starts the writers' server, which shows a change as soon as it is saved. */
export async function main(args: readonly string[]): Promise<number> {
  const port = parsePort(args)
  await requireFreePort(port)
  const cli = path.join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs')
  const child = spawn(process.execPath, [cli, 'start', '--port', String(port), '--no-open'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: {...process.env, DISABLE_VERSION_CHECK: 'true', NO_UPDATE_NOTIFIER: '1'},
  })
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  // The terminal sends Ctrl+C to the child as well: its end is ours.
  process.on('SIGINT', () => undefined)
  return new Promise((resolve) => child.on('close', (code) => resolve(code ?? 0)))
}
