import {spawn, type ChildProcess} from 'node:child_process'
import {once} from 'node:events'
import {existsSync} from 'node:fs'
import {createServer} from 'node:net'
import path from 'node:path'
import {vi} from 'vitest'
import {listen} from '../../scripts/lib/listen'
import {ask} from './serverFixture'

/** The time limit of the hook that starts a server is shorter. */
const MOST_MS = 600_000

/** Where packages put servers that the path of an ordinary user doesn't name. */
const FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin']

/** The first of some programs that is installed. */
export function findProgram(...names: readonly string[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...FOLDERS]
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(existsSync)
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const probe = createServer()
  const port = await listen(probe, 0)
  probe.close()
  await once(probe, 'close')
  return port
}

/**
 * Starts a server and waits until it answers.
 * @param options env is added to the environment.
 * @throws Error with its output when it ends instead.
 */
export async function startServer(
  [file, ...args]: readonly [string, ...string[]],
  port: number,
  {env, cwd}: {env?: Readonly<Record<string, string>>; cwd?: string} = {},
): Promise<ChildProcess> {
  const running = spawn(file, args, {stdio: ['ignore', 'ignore', 'pipe'], env: {...process.env, ...env}, cwd})
  let output = ''
  running.stderr.setEncoding('utf8').on('data', (text: string) => (output += text))
  const ended = once(running, 'close').then(() => {
    throw new Error(`${file} ended:\n${output}`)
  })
  await Promise.race([ended, vi.waitFor(() => ask(port, '/'), {timeout: MOST_MS})])
  ended.catch(() => undefined)
  return running
}
