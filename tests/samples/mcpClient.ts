import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {mkdtempSync, readdirSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {fillLogin, PASSWORD, people} from '../../lab'
import {ROOT} from '../../scripts/lib/root'
import {close, open, seeLogin, type Running} from './promises'

/** How a run of the MCP client ended. `files` are what it left in its folder. */
type Ended = {code: number | null; output: string; files: string[]}

/** The MCP client of the sample while it runs. */
export type McpClient = {
  /** Waits until the client has printed this another time, or has ended. @returns the match, if there is one */
  next: (pattern: RegExp) => Promise<RegExpExecArray | undefined>
  /** The request for a login that the client asks the user to open. @throws if it ends without one */
  request: () => Promise<URL>
  /** Logs in and consents where the client says, if it asks for a login. */
  logIn: () => Promise<void>
  /** Enters a line. */
  enter: (line: string) => void
  /** Closes the input, and waits for the end. */
  end: () => Promise<Ended>
}

/** How the client asks for a login. */
const OPEN = /^Open (\S+)\n/m

type Options = {args?: readonly string[]; clientId?: string}

/** Runs the MCP client of the sample in a folder of its own, until the task is done with it. */
export async function withClient<T>(
  running: Running,
  options: Options,
  task: (client: McpClient) => Promise<T>,
): Promise<T> {
  const cwd = mkdtempSync(path.join(tmpdir(), 'acme-mcp-'))
  const {client, stop} = start(running, cwd, options)
  try {
    return await task(client)
  } finally {
    stop()
    rmSync(cwd, {recursive: true, force: true})
  }
}

/** @returns the client, and what ends it if it still runs. */
function start(running: Running, cwd: string, {args = [], clientId = ''}: Options) {
  const child = spawn(process.execPath, [path.join(ROOT, 'samples/mcp-server/dist/client.js'), ...args], {
    cwd,
    env: {...process.env, MCP_SERVER: `${running.url}/mcp`, CLIENT_ID: clientId},
  })
  const printed = new EventTarget()
  let output = ''
  let seen = 0
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
      printed.dispatchEvent(new Event('text'))
    })
  let hasEnded = false
  const closed = once(child, 'close').then(() => (hasEnded = true))

  const next = async (pattern: RegExp): Promise<RegExpExecArray | undefined> => {
    for (;;) {
      const match = pattern.exec(output.slice(seen))
      if (match) {
        seen += match.index + match[0].length
        return match
      }
      if (hasEnded) return undefined
      await Promise.race([once(printed, 'text'), closed])
    }
  }

  const request = async (): Promise<URL> => {
    const [, address] = (await next(OPEN)) ?? []
    if (address === undefined) throw new Error(`The client ended without a login:\n${output}`)
    return new URL(address)
  }

  const logIn = async (): Promise<void> => {
    const [, address] = (await next(OPEN)) ?? []
    if (address === undefined) return
    const page = await open(running, address)
    await seeLogin(page)
    await fillLogin(page, people.max.username, PASSWORD)
    const accept = page.locator('[name="accept"]')
    const returned = page.getByText('You can close this window.')
    // Keycloak asks for consent only if the user hasn't given it for these scopes before.
    await accept.or(returned).waitFor()
    if (await accept.isVisible()) await accept.click()
    await returned.waitFor()
    await close(page)
  }

  const end = async (): Promise<Ended> => {
    child.stdin.end()
    await closed
    return {code: child.exitCode, output, files: readdirSync(cwd)}
  }

  const client: McpClient = {next, request, logIn, enter: (line) => void child.stdin.write(`${line}\n`), end}
  return {client, stop: () => child.kill()}
}

/** Calls one tool, with a login in between if the client asks for one. */
export function callTool(
  running: Running,
  tool: string,
  {args = '{}', clientId}: {args?: string; clientId?: string} = {},
): Promise<Ended> {
  return withClient(running, {args: [tool, args], clientId}, async (client) => {
    await client.logIn()
    return client.end()
  })
}
