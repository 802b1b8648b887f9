import {createServer} from 'node:net'
import {SiteError} from '../../src/lib/problem'
import {parseCommandLine} from './parseCommandLine'
import {listen} from './server'

const DEFAULT_PORT = 3000

/** The port that `--port` names, or 3000. @throws SiteError for anything else on the command line. */
export function parsePort(args: readonly string[]): number {
  const options = {port: {type: 'string', short: 'p', default: String(DEFAULT_PORT)}} as const
  const help = {allowed: '--port N', fix: exampleOf('site')}
  return checkPort(parseCommandLine({args, options}, help).values.port, 'site')
}

/** The port that a text names. @param command the npm script, for the example. @throws SiteError for anything else. */
export function checkPort(text: string, command: string): number {
  const port = Number(text)
  if (/^\d+$/.test(text) && port >= 1 && port <= 65535) return port
  throw new SiteError({
    what: `"${text}" isn't a valid port.`,
    allowed: 'a whole number from 1 to 65535',
    fix: exampleOf(command),
  })
}

const exampleOf = (command: string): string => `For example: npm run ${command} -- --port ${DEFAULT_PORT}`

/** Fails early, before minutes of building, when the port is taken. */
export async function requireFreePort(port: number): Promise<void> {
  const probe = createServer()
  await listen(probe, port)
  await new Promise((resolve) => probe.close(resolve))
}
