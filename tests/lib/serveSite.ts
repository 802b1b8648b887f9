import {spawn} from 'node:child_process'
import {once} from 'node:events'
import path from 'node:path'

/** A site that is served by a process of its own. */
export type ServedSite = {
  /** Without a closing slash. */
  url: string
  stop: () => Promise<void>
}

/**
 * Runs a command of `scripts/cli.ts` that serves, and waits until it says where.
 * @param args the command and its arguments.
 * @param cwd the site's root. Default: this repository.
 */
export async function serveSite(args: readonly string[], cwd = path.resolve('.')): Promise<ServedSite> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/cli.ts', ...args], {cwd})
  let output = ''
  const url = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
        const found = /is at (http:\/\/localhost:\d+\S*)\/ /.exec(output)?.[1]
        if (found) resolve(found)
      })
    }
    child.on('close', () => reject(new Error(`"${args.join(' ')}" did not serve:\n${output}`)))
  })
  const stop = async () => {
    if (child.exitCode !== null) return
    child.kill()
    await once(child, 'close')
  }
  return {url: await url, stop}
}
