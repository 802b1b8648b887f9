import {existsSync} from 'node:fs'
import {mkdir, mkdtemp, readdir, readFile, rm, writeFile} from 'node:fs/promises'
import {createServer} from 'node:net'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {afterEach, beforeEach, describe, expect, it} from 'vitest'
import {listen} from '../../scripts/lib/listen'
import {waitUntil} from '../wait'
import {startServer, type ServerOptions} from './index'

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lab-server-'))
})

afterEach(() => rm(folder, {recursive: true, force: true}))

/** Says its process id, and is healthy on the management port that it is given. */
const healthy = `
  import {createServer} from 'node:http'
  console.log('pid ' + process.pid)
  const port = process.argv.find((arg) => arg.startsWith('--http-management-port=')).split('=')[1]
  createServer((_, answer) => answer.end()).listen(Number(port), 'localhost')
`

/** The options for a server that is this script in the place of `kc.sh`. */
async function serverThat(script: string): Promise<ServerOptions> {
  const bin = path.join(folder, 'keycloak-0', 'bin')
  await mkdir(bin, {recursive: true})
  await writeFile(path.join(bin, 'server.mjs'), script)
  const start = `#!/bin/sh\nexec "${process.execPath}" "${path.join(bin, 'server.mjs')}" "$@"\n`
  await writeFile(path.join(bin, 'kc.sh'), start, {mode: 0o755})
  return {home: path.join(folder, 'keycloak-0'), java: {home: '/java', major: 25}, logs: path.join(folder, 'logs')}
}

/** Writes these lines to the log and ends, as a server does that can't start. */
const failing = (log: string) => serverThat(`console.error(${JSON.stringify(log)})\nprocess.exitCode = 1`)

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

const pidIn = (log: string): number => Number(/pid (\d+)/.exec(log)?.[1])

describe('a server that does not start', () => {
  it('is told with the line of its log, which stays', async () => {
    const log = "ERROR: Failed to start\nCaused by: java.lang.NoSuchMethodError: 'void Cors.allowedOrigins()'"
    const options = await failing(log)
    await expect(startServer(options)).rejects.toThrow(
      /\.log {2}The server didn't start\. The log says: .*NoSuchMethodError: 'void Cors\.allowedOrigins\(\)'\n {2}Fix: Read that file\./,
    )
    const [name = ''] = await readdir(options.logs)
    expect(await readFile(path.join(options.logs, name), 'utf8')).toContain('Failed to start')
  })

  it('is told to be started again where another program took its port meanwhile', async () => {
    const options = await failing('QuarkusBindException: Port(s) already bound: 9000: Address already in use')
    await expect(startServer(options)).rejects.toThrow(
      /Another program took port \d+ while the server started\.\n {2}Fix: Run the same command again\./,
    )
  })

  it('is not even begun on a port that is taken', async () => {
    const other = createServer()
    const port = await listen(other, 0)
    const options = {...(await serverThat(healthy)), port}
    await expect(startServer(options)).rejects.toThrow(
      new RegExp(`Port ${port} is in use by another program[^]* {2}Fix: Stop that program`),
    )
    expect(existsSync(options.logs)).toBe(false)
    other.close()
  })

  it('leaves no process and no log where the one who waits for it gives up', async () => {
    const options = await serverThat("console.log('pid ' + process.pid)\nsetInterval(() => undefined, 1000)")
    const interrupt = new AbortController()
    const started = startServer({...options, signal: interrupt.signal})
    const readLog = async () => {
      const [name] = await readdir(options.logs).catch(() => [])
      return name === undefined ? '' : readFile(path.join(options.logs, name), 'utf8')
    }
    const log = await waitUntil(async () => (/pid \d+/.test(await readLog()) ? readLog() : false), {what: 'it runs'})
    interrupt.abort()
    await expect(started).rejects.toThrow()
    expect(isRunning(pidIn(log))).toBe(false)
    expect(await readdir(options.logs)).toEqual([])
  })
})

describe('a server that runs', () => {
  it('ends when it is stopped, and its log goes with it', async () => {
    const server = await startServer(await serverThat(healthy))
    server.requireAlive()
    const pid = pidIn(server.log())
    await server.stop()
    expect(isRunning(pid)).toBe(false)
    expect(existsSync(server.logFile)).toBe(false)
  })

  it('is said to have died while it was in use, with the file of its log, which stays', async () => {
    const server = await startServer(await serverThat(healthy))
    process.kill(pidIn(server.log()), 'SIGKILL')
    await server.ended
    expect(() => server.requireAlive()).toThrow(
      /\.log {2}The server died while it was in use\. The log says: pid \d+\n {2}Fix: Read the end of that file/,
    )
    await server.stop()
    expect(existsSync(server.logFile)).toBe(true)
  })
})
