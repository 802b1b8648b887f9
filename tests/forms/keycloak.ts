import {spawn} from 'node:child_process'
import {once} from 'node:events'
import path from 'node:path'
import * as z from 'zod'

type Token = {token: string; ends: number}

const tokenAnswer = z.object({access_token: z.string(), expires_in: z.number()})

/** The lab's Keycloak, with the empty realm `acme`. */
export type Keycloak = {
  /** Without a slash at the end. */
  url: string
  /** The JSON of an answer of the Admin API. @throws Error unless the request succeeds. */
  admin: (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) => Promise<unknown>
  /** A token of a client with a password, and when it ends, in milliseconds since 1970. */
  tokenOf: (clientId: string, username: string) => Promise<Token>
  stop: () => Promise<void>
}

/** The password of each account. `lab/realm/people.ts` has the same. */
export const PASSWORD = 'local-use-only'

/** Starts the server, which takes half a minute on an idle machine. */
export async function startKeycloak(): Promise<Keycloak> {
  const args = ['--import', 'tsx', 'scripts/cli.ts', 'lab', '--bundle', 'plain', '--empty']
  const child = spawn(process.execPath, args, {cwd: path.resolve('.')})
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
        const found = /Admin console\s+(http:\/\/localhost:\d+)\//.exec(output)?.[1]
        if (found) resolve(found)
      })
    child.on('close', () => reject(new Error(`The lab didn't start:\n${output}`)))
  })

  async function tokenFrom(realm: string, grant: Readonly<Record<string, string>>): Promise<Token> {
    const body = new URLSearchParams({grant_type: 'password', ...grant})
    const response = await fetch(`${url}/realms/${realm}/protocol/openid-connect/token`, {method: 'POST', body})
    const {access_token: token, expires_in: seconds} = tokenAnswer.parse(await response.json())
    return {token, ends: Date.now() + seconds * 1000}
  }

  return {
    url,
    admin: async (method, address, body) => {
      const {token} = await tokenFrom('master', {client_id: 'admin-cli', username: 'admin', password: 'admin'})
      const headers = {Authorization: `Bearer ${token}`, 'Content-Type': 'application/json'}
      const response = await fetch(`${url}/admin/realms/acme${address}`, {method, headers, body: JSON.stringify(body)})
      const text = await response.text()
      if (!response.ok) throw new Error(`${method} ${address} answered ${response.status}: ${text}`)
      const answer: unknown = text === '' ? undefined : JSON.parse(text)
      return answer
    },
    tokenOf: (client_id, username) => tokenFrom('acme', {client_id, username, password: PASSWORD}),
    stop: async () => {
      if (child.exitCode !== null) return
      child.kill('SIGINT')
      await once(child, 'close')
    },
  }
}
