import {spawn, type ChildProcess} from 'node:child_process'
import {closeSync, openSync} from 'node:fs'
import path from 'node:path'
import type {ServerOptions} from '.'
import {ADMIN} from './admin'

/**
 * A server that lives for minutes does not earn back what its best compiler costs, but for the arithmetic of RSA: every
 * new realm gets two keys. Measured, for a realm: 5.9 s without that compiler, 1.8 s with it. So only what runs very
 * often is worth it, twenty times as often as Java thinks.
 *
 * Java 24 and newer refuse what Keycloak's threads do to their own class, and each thread then ends with an error in the log.
 */
export const JAVA_OPTIONS =
  '--add-opens=java.base/java.lang=ALL-UNNAMED -XX:Tier4InvocationThreshold=100000 -XX:Tier4MinInvocationThreshold=12000 -XX:Tier4CompileThreshold=300000'

/** Starts `kc.sh` below a guard that ends it with the lab. */
export function spawnGuard(
  {home, java, startOptions = [], javaOptions = JAVA_OPTIONS}: ServerOptions,
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
        JAVA_OPTS_APPEND: javaOptions,
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
