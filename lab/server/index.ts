import {once} from 'node:events'
import {mkdirSync, readFileSync, rmSync} from 'node:fs'
import path from 'node:path'
import {SiteError} from '../../src/lib/problem'
import type {Java} from '../tools'
import {waitUntil} from '../wait'
import {explainServerLog, saysPortTaken} from './log'
import {freePorts, requireFreeLabPort} from './ports'
import {spawnGuard} from './spawn'

/** Measured: 12 s alone on two cores, 240 s on two cores with a load of 18. */
const START_TIMEOUT_MS = 400_000

/** What a server is started from. */
export type ServerOptions = {
  /** The folder of an assembled server. */
  home: string
  java: Java
  /** Where the log goes. */
  logs: string
  /** Default: any free one. */
  port?: number
  /** Further options of `kc.sh start`. */
  startOptions?: readonly string[]
  /** Options of Java. Default: those that start a server for tests fastest. */
  javaOptions?: string
  signal?: AbortSignal
}

/** A server that runs and is healthy. */
export type Server = {
  /** `http://localhost:PORT`: a name, because passkeys belong to a name. */
  url: string
  /** Address of the management interface. */
  managementUrl: string
  /** Its folder, with the command line tools in `bin`. */
  home: string
  /** Everything it has logged so far. */
  log: () => string
  /** Absolute path of the log. It is removed at a clean end, and stays after a failure. */
  logFile: string
  /** Throws the reason where the server has died, and does nothing while it lives. */
  requireAlive: () => void
  /** Resolves when it has ended, whoever ended it. */
  ended: Promise<void>
  /**
   * Ends it; resolves when no process is left. The log goes with it, unless the server had died or the log is to be
   * kept for a message that names it.
   */
  stop: (options?: {keepLog?: boolean}) => Promise<void>
}

/** Starts a server and waits until it is healthy. @throws SiteError with the line of the log that says why not. */
export async function startServer(options: ServerOptions): Promise<Server> {
  if (options.port !== undefined) await requireFreeLabPort(options.port)
  const [port = 0, managementPort = 0] = await freePorts(2, options.port)
  mkdirSync(options.logs, {recursive: true})
  const logFile = path.join(options.logs, `${path.basename(options.home)}-${port}.log`)
  const log = (): string => readFileSync(logFile, 'utf8')
  const guard = spawnGuard(options, logFile, port, managementPort)
  const ended = once(guard, 'close').then(() => undefined)
  const isAlive = (): boolean => guard.exitCode === null && guard.signalCode === null
  const stop: Server['stop'] = async ({keepLog = false} = {}) => {
    const died = !isAlive()
    guard.stdin?.end()
    await ended
    if (!keepLog && !died) rmSync(logFile, {force: true})
  }
  const managementUrl = `http://localhost:${managementPort}`
  try {
    await waitUntil(
      async () => {
        if (!isAlive()) throw startFailure(log(), logFile, port)
        return isHealthy(managementUrl)
      },
      {what: 'the server is healthy', timeout: START_TIMEOUT_MS, signal: options.signal},
    )
  } catch (error) {
    guard.stdin?.end()
    await ended
    if (options.signal?.aborted) rmSync(logFile, {force: true})
    throw error
  }
  const requireAlive = (): void => {
    if (isAlive()) return
    throw new SiteError({
      what: `The server died while it was in use. ${explainServerLog(log())}`,
      file: logFile,
      fix: 'Read the end of that file and start the lab again.',
    })
  }
  return {url: `http://localhost:${port}`, managementUrl, home: options.home, log, logFile, requireAlive, ended, stop}
}

async function isHealthy(managementUrl: string): Promise<boolean> {
  try {
    return (await fetch(`${managementUrl}/health/ready`)).ok
  } catch {
    return false
  }
}

function startFailure(log: string, logFile: string, port: number): SiteError {
  if (saysPortTaken(log)) {
    return new SiteError({
      what: `Another program took port ${port} while the server started.`,
      fix: 'Run the same command again.',
    })
  }
  return new SiteError({
    what: `The server didn't start. ${explainServerLog(log)}`,
    file: logFile,
    fix: "Read that file. The usual cause is a jar that doesn't work with the server. src/data/compatibility.ts lists the versions that do.",
  })
}
