import {existsSync} from 'node:fs'
import {mkdtemp, rm, writeFile} from 'node:fs/promises'
import {connect} from 'node:net'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest'
import {treeMemory} from '../../bench/measure/processTree'
import {programs} from '../../tests/lib/hosts'
import {abortDownload, openSlowly, startLimitedServer, type LimitedServer} from '../../tests/lib/limitedServer'
import {ask} from '../../tests/lib/serverFixture'
import {runWrk} from '../../tests/lib/wrk'

/** Few enough that a server that keeps the files of half the broken downloads open can't go on. */
const MOST_FILES = 128
const ABORTS = 200

/** What the nightly run does. Unset, it is left out: it takes a minute and more. */
const SECONDS = Number(process.env.LOAD_SECONDS ?? 0)
const NIGHTLY = {mostFiles: 256, aborts: 10_000, slow: 300, seconds: 60, clients: 64} as const
/** What the server may have more after the load than at its beginning, in bytes. Its heap grows before it is collected. */
const MOST_GROWTH = 96 * 1024 * 1024

let dir = ''

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'server-aborts-'))
  // More than the kernel takes from the server for a client that doesn't read.
  await writeFile(path.join(dir, 'large.txt'), Buffer.alloc(16 * 1024 * 1024))
  await writeFile(path.join(dir, 'index.html'), '<p>Text.</p>'.repeat(1000))
  await writeFile(path.join(dir, '404.html'), 'Not found')
})
afterAll(() => rm(dir, {recursive: true, force: true}))

const answers = async (port: number) => expect((await ask(port, '/nothing')).status).toBe(404)

describe.skipIf(!existsSync('/proc/self/fd'))('site server with 128 open files at most (needs Linux)', () => {
  let server: LimitedServer

  beforeAll(async () => (server = await startLimitedServer(dir, MOST_FILES)))
  afterAll(() => server.process.kill())

  it('closes the file of every download that a client aborts', async () => {
    for (let count = 0; count < ABORTS; count += 1) await abortDownload(server.port, '/large.txt')
    await vi.waitFor(() => expect(server.openFiles()).toEqual([]), {timeout: 20_000})
    await answers(server.port)
  }, 120_000)

  it('has one file open for requests that a client sends ahead, and closes it with the connection', async () => {
    await abortDownload(server.port, ...Array.from({length: MOST_FILES * 2}, () => '/large.txt'))
    expect(server.openFiles().length).toBeLessThanOrEqual(1)
    await vi.waitFor(() => expect(server.openFiles()).toEqual([]), {timeout: 20_000})
    await answers(server.port)
  })

  it('survives a lack of files and answers again once there are some', async () => {
    const {port} = server
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
    await vi.waitFor(() => answers(port), {timeout: 20_000})
    expect(server.process.exitCode).toBeNull()
  })
})

const isNightly = SECONDS > 0 && programs.wrk !== undefined && existsSync('/proc/self/fd')

describe.skipIf(!isNightly)(
  'site server with 256 open files at most, under load (needs LOAD_SECONDS, wrk, and Linux)',
  () => {
    let server: LimitedServer

    beforeAll(async () => (server = await startLimitedServer(dir, NIGHTLY.mostFiles)))
    afterAll(() => server.process.kill())

    it(`survives ${NIGHTLY.aborts} aborted downloads`, async () => {
      const before = treeMemory(server.process.pid ?? 0)
      const worker = async (): Promise<void> => {
        for (let count = 0; count < NIGHTLY.aborts / 8; count += 1) await abortDownload(server.port, '/large.txt')
      }
      await Promise.all(Array.from({length: 8}, worker))
      await vi.waitFor(() => expect(server.openFiles()).toEqual([]), {timeout: 20_000})
      await answers(server.port)
      expect(treeMemory(server.process.pid ?? 0) - before).toBeLessThan(MOST_GROWTH)
    })

    it(`answers others beside ${NIGHTLY.slow} clients that send half a request, or soon after they leave`, async () => {
      const slow = openSlowly(server.port, NIGHTLY.slow)
      await vi.waitFor(() => expect(slow.filter(({connecting}) => connecting)).toEqual([]), {timeout: 20_000})
      for (const socket of slow.slice(0, NIGHTLY.slow / 2)) socket.destroy()
      await vi.waitFor(() => answers(server.port), {timeout: 20_000})
      for (const socket of slow) socket.destroy()
      await answers(server.port)
      expect(server.process.exitCode).toBeNull()
    })

    it(`answers for ${NIGHTLY.seconds} seconds without an error and without growing`, async () => {
      const load = {url: `http://localhost:${server.port}/`, connections: NIGHTLY.clients}
      await runWrk({...load, seconds: 5})
      const before = treeMemory(server.process.pid ?? 0)
      const {rate, failures} = await runWrk({...load, seconds: NIGHTLY.seconds})
      const growth = treeMemory(server.process.pid ?? 0) - before
      console.log(`${rate.toFixed(0)} answers a second, ${(growth / 1024 / 1024).toFixed(0)} MB more than before`)
      expect(failures).toBe(0)
      expect(growth).toBeLessThan(MOST_GROWTH)
      await vi.waitFor(() => expect(server.openFiles()).toEqual([]), {timeout: 20_000})
    })
  },
)
