import {spawn, type ChildProcess} from 'node:child_process'
import {existsSync, readdirSync, readlinkSync} from 'node:fs'
import {mkdtemp, rm, writeFile} from 'node:fs/promises'
import {connect} from 'node:net'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {createInterface} from 'node:readline'
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest'
import {ask} from '../../tests/lib/serverFixture'
import {ROOT} from './root'

/** Few enough that a server that keeps the files of half the broken downloads open can't go on. */
const MOST_FILES = 128
const ABORTS = 200

const START = `
  import {createSiteServer, listen} from './scripts/lib/server.ts'
  console.log(await listen(createSiteServer({dir: process.argv[1], rules: []}), 0))`

let dir = ''
let port = 0
let server: ChildProcess

/** Sends requests, waits for the first byte of an answer and breaks the connection. */
function abort(...paths: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, 'localhost', () => {
      for (const pathname of paths) socket.write(`GET ${pathname} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
    })
    socket.once('data', () => {
      socket.resetAndDestroy()
      resolve()
    })
    socket.once('error', reject)
    socket.once('close', () => reject(new Error('The server closed the connection without an answer.')))
  })
}

/** The served files that the server has open. */
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

describe.skipIf(!existsSync('/proc/self/fd'))('site server with 128 open files at most (needs Linux)', () => {
  beforeAll(async () => {
    dir = await mkdtemp(path.join(tmpdir(), 'server-aborts-'))
    // More than the kernel takes from the server for a client that doesn't read.
    await writeFile(path.join(dir, 'large.txt'), Buffer.alloc(16 * 1024 * 1024))
    await writeFile(path.join(dir, '404.html'), 'Not found')
    const node = [process.execPath, '--import', 'tsx', '--input-type=module', '--eval', START, dir]
    const limited = `ulimit -n ${MOST_FILES}; exec "$@"`
    server = spawn('sh', ['-c', limited, 'sh', ...node], {cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit']})
    if (server.stdout === null) throw new Error('The server has no output.')
    for await (const line of createInterface(server.stdout)) {
      port = Number(line)
      break
    }
  })

  afterAll(async () => {
    server.kill()
    await rm(dir, {recursive: true, force: true})
  })

  it('closes the file of every download that a client aborts', async () => {
    for (let count = 0; count < ABORTS; count += 1) await abort('/large.txt')
    await vi.waitFor(() => expect(openFiles()).toEqual([]), {timeout: 20_000})
    expect((await ask(port, '/nothing')).status).toBe(404)
  }, 120_000)

  it('has one file open for requests that a client sends ahead, and closes it with the connection', async () => {
    const ahead = Array.from({length: MOST_FILES * 2}, () => '/large.txt')
    await abort(...ahead)
    expect(openFiles().length).toBeLessThanOrEqual(1)
    await vi.waitFor(() => expect(openFiles()).toEqual([]), {timeout: 20_000})
    expect((await ask(port, '/nothing')).status).toBe(404)
  })

  it('survives a lack of files and answers again once there are some', async () => {
    const idle = Array.from({length: MOST_FILES * 2}, () => connect(port, 'localhost').on('error', () => undefined))
    // The last connection that gets a file of its own leaves none for the page.
    await Promise.allSettled(
      idle.map(
        (socket) =>
          new Promise<void>((resolve) => {
            socket.once('close', () => resolve()).once('data', () => resolve())
            socket.write('GET /nothing HTTP/1.1\r\nHost: localhost\r\n\r\n')
          }),
      ),
    )
    for (const socket of idle) socket.destroy()
    await vi.waitFor(async () => expect((await ask(port, '/nothing')).status).toBe(404), {timeout: 20_000})
    expect(server.exitCode).toBeNull()
  })
})
