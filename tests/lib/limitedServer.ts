import {spawn, type ChildProcess} from 'node:child_process'
import {readdirSync, readlinkSync} from 'node:fs'
import {connect, type Socket} from 'node:net'
import path from 'node:path'
import {createInterface} from 'node:readline'
import {ROOT} from '../../scripts/lib/root'

const START = `
  import {createSiteServer, listen} from './scripts/lib/server.ts'
  console.log(await listen(createSiteServer({dir: process.argv[1], rules: []}), 0))`

/** The site's own server in its own process. */
export type LimitedServer = {
  port: number
  process: ChildProcess
  /** The numbers of the served files that it has open. */
  openFiles: () => string[]
}

/**
 * Starts the site's own server with a limit of open files and connections. Needs Linux.
 * @param dir absolute path of the folder that it serves.
 * @param mostFiles the limit.
 */
export async function startLimitedServer(dir: string, mostFiles: number): Promise<LimitedServer> {
  const node = [process.execPath, '--import', 'tsx', '--input-type=module', '--eval', START, dir]
  const limited = `ulimit -n ${mostFiles}; exec "$@"`
  const server = spawn('sh', ['-c', limited, 'sh', ...node], {cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit']})
  const openFiles = (): string[] => {
    const folder = `/proc/${server.pid ?? 0}/fd`
    return readdirSync(folder).flatMap((name) => {
      try {
        return readlinkSync(path.join(folder, name)).startsWith(dir) ? [name] : []
      } catch {
        return []
      }
    })
  }
  for await (const line of createInterface(server.stdout)) return {port: Number(line), process: server, openFiles}
  throw new Error('The server ended before it listened. Its output is above.')
}

const requestOf = (pathname: string): string => `GET ${pathname} HTTP/1.1\r\nHost: localhost\r\n\r\n`

/** Sends requests, waits for the first byte of an answer, and breaks the connection. */
export function abortDownload(port: number, ...paths: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, 'localhost', () => {
      for (const pathname of paths) socket.write(requestOf(pathname))
    })
    socket.once('data', () => {
      socket.resetAndDestroy()
      resolve()
    })
    socket.once('error', reject)
    socket.once('close', () => reject(new Error('The server closed the connection without an answer.')))
  })
}

/** Opens connections that send the beginning of a request and then nothing. What the server refuses is left out. */
export function openSlowly(port: number, count: number): Socket[] {
  return Array.from({length: count}, () =>
    connect(port, 'localhost', function (this: Socket) {
      this.write('GET /nothing HTTP/1.1\r\nHost: local')
    }).on('error', () => undefined),
  )
}
