import {spawn, type ChildProcess} from 'node:child_process'
import {once} from 'node:events'
import {closeSync, mkdirSync, openSync, readFileSync, rmSync} from 'node:fs'
import path from 'node:path'
import {SiteError} from '../../src/lib/problem'
import type {Java} from '../tools'
import {waitUntil} from '../wait'
import {explainServerLog, saysPortTaken} from './log'
import {freePorts, requireFreeLabPort} from './ports'

/** Measured: 12 s alone on two cores, 240 s on two cores with a load of 18. */
const START_TIMEOUT_MS = 400_000

/**
 * A server that lives for minutes does not earn back what its best compiler costs, but for the arithmetic of RSA: every
 * new realm gets two keys. Measured, for a realm: 5.9 s without that compiler, 1.8 s with it. So only what runs very
 * often is worth it, twenty times as often as Java thinks.
 *
 * Java 24 and newer refuse what Keycloak's threads do to their own class, and each thread then ends with an error in the log.
 */
const JAVA_OPTIONS =
  '--add-opens=java.base/java.lang=ALL-UNNAMED -XX:Tier4InvocationThreshold=100000 -XX:Tier4MinInvocationThreshold=12000 -XX:Tier4CompileThreshold=300000'

/** The first administrator, of the realm `master`. Known to everyone: the server listens on this machine alone. */
export const ADMIN = {username: 'admin', password: 'admin'} as const

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

function spawnGuard(
  {home, java, startOptions = []}: ServerOptions,
  logFile: string,
  port: number,
  managementPort: number,
): ChildProcess {
  const output = openSync(logFile, 'w')
  const guard = spawn(
    process.execPath,
    [
      path.join(import.meta.dirname, 'guard.mjs'),
      path.join(home, 'bin', 'kc.sh'),
      'start',
      '--optimized',
      '--cache=local',
      // A person's next login may follow the last within milliseconds, which the server has not quite ended by then: with
      // brute-force detection it answers as it does to a wrong password.
      '--spi-brute-force-protector--default-brute-force-detector--allow-concurrent-requests=true',
      '--http-enabled=true',
      '--http-host=localhost',
      `--http-port=${port}`,
      `--http-management-port=${managementPort}`,
      `--hostname=http://localhost:${port}`,
      ...startOptions,
    ],
    {
      // A group of its own: Ctrl+C of the terminal must not end the server before the lab has said goodbye to it.
      detached: true,
      stdio: ['pipe', output, output],
      env: {
        ...withoutServerSettings(process.env),
        JAVA_HOME: java.home,
        KC_BOOTSTRAP_ADMIN_USERNAME: ADMIN.username,
        KC_BOOTSTRAP_ADMIN_PASSWORD: ADMIN.password,
        JAVA_OPTS_APPEND: JAVA_OPTIONS,
        PHASETWO_ANALYTICS_DISABLED: 'true',
      },
    },
  )
  closeSync(output)
  return guard
}

/** The reader's own `KC_…` variables would make another server than the one that is documented. */
function withoutServerSettings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('KC_')))
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
      what: `Port ${port} was taken by another program while the server started.`,
      fix: 'Run the same command again.',
    })
  }
  return new SiteError({
    what: `The server did not start. ${explainServerLog(log)}`,
    file: logFile,
    fix: 'Read that file. A jar that does not fit the server is the usual reason: src/data/compatibility.ts lists those that do.',
  })
}
