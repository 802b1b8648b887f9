import {existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {setTimeout as wait} from 'node:timers/promises'
import {expect} from '@playwright/test'
import {fillLogin, PASSWORD, people, REALM} from '../../lab'
import {exec, type ExecResult} from '../../scripts/lib/exec'
import {ROOT} from '../../scripts/lib/root'
import {besideFake} from './fakeIssuer'
import {close, count, open, seeLogin, TOKEN_SECONDS, type NinePromises, type Promised, type Running} from './promises'
import {giveRole} from './rolePromise'

const user = people.max

/** A machine on which the command runs: its folder for state, and a way to run it. */
type Machine = {
  running: Running
  state: string
  acme: (command: string, options?: {issuer?: string; onOutput?: (text: string) => void}) => Promise<ExecResult>
}

/** Tries something on a new machine, on which no user is logged in. */
const onMachine = (check: (machine: Machine) => Promise<void>) => async (running: Running) => {
  const state = mkdtempSync(path.join(tmpdir(), 'acme-cli-'))
  const realm = `${running.lab.url}/realms/${REALM}`
  const env = {CLIENT_ID: running.clientId, XDG_STATE_HOME: state}
  const script = path.join(ROOT, 'samples/cli/src/acme.js')
  try {
    await check({
      running,
      state,
      acme: (command, {issuer = realm, onOutput} = {}) =>
        exec(process.execPath, [script, command], {env: {...env, ISSUER: issuer}, onOutput}),
    })
  } finally {
    rmSync(state, {recursive: true, force: true})
  }
}

/** Runs `acme login`, opens the address that it prints, and decides there. @returns what the command printed. */
async function logIn({running, acme}: Machine, decision: 'accept' | 'cancel' = 'accept'): Promise<ExecResult> {
  let ended: Promise<ExecResult> | undefined
  const address = await new Promise<string>((resolve, reject) => {
    let shown = ''
    const onOutput = (text: string) => {
      shown += text
      const [, address] = /^Open (\S+)\n.* the code \S+\n/.exec(shown) ?? []
      if (address !== undefined) resolve(address)
    }
    ended = acme('login', {onOutput})
    const fail = ({output}: ExecResult) => reject(new Error(`"acme login" ended before it showed a code: ${output}`))
    ended.then(fail, reject)
  })
  const page = await open(running, address)
  await seeLogin(page)
  await fillLogin(page, user.username, PASSWORD)
  await page.locator(`[name="${decision}"]`).click()
  const result = await ended
  if (!result) throw new Error('"acme login" was not started.')
  await close(page)
  return result
}

/** How a command-line program keeps the nine promises. */
export const commandPromises: NinePromises = {
  visitor: {
    says: 'says that no user is logged in, with exit code 1',
    check: onMachine(async ({acme}) => {
      const {code, output} = await acme('whoami')
      expect({code, output}).toEqual({code: 1, output: 'You are not logged in. Run "acme login".\n'})
    }),
  },
  login: {
    says: 'logs in with a code that the user confirms in a browser, and calls the API',
    check: onMachine(async (machine) => {
      const {code, output} = await logIn(machine)
      expect(output).toContain(`Logged in as ${user.firstName}`)
      expect(code).toBe(0)
      expect((await machine.acme('whoami')).output).toBe(`${user.username} <${user.email}>\n`)
    }),
  },
  organizations: {
    says: 'prints the organizations of the user with the roles there',
    check: onMachine(async (machine) => {
      await logIn(machine)
      expect(await machine.acme('organizations')).toEqual({code: 0, output: 'cedar: billing\n'})
    }),
  },
  renewal: {
    says: 'renews an expired access token, and uses each refresh token once in parallel commands too',
    check: onMachine(async (machine) => {
      await logIn(machine)
      const renewed = await count(machine.running, 'REFRESH_TOKEN')
      await wait((TOKEN_SECONDS + 1) * 1000)
      const results = await Promise.all(['whoami', 'whoami', 'whoami'].map((command) => machine.acme(command)))
      for (const {output} of results) expect(output).toBe(`${user.username} <${user.email}>\n`)
      expect(await count(machine.running, 'REFRESH_TOKEN')).toBeGreaterThan(renewed)
      expect(await count(machine.running, 'REFRESH_TOKEN_ERROR')).toBe(0)
    }),
  },
  logout: {
    says: 'deletes the tokens at logout and ends the login on the server',
    check: onMachine(async (machine) => {
      await logIn(machine)
      const file = path.join(machine.state, 'acme/tokens.json')
      const copy = readFileSync(file, 'utf8')
      expect(await machine.acme('logout')).toEqual({code: 0, output: 'Logged out.\n'})
      expect((await machine.acme('whoami')).code).toBe(1)
      // A thief's copy of the file.
      writeFileSync(file, copy)
      await wait((TOKEN_SECONDS + 1) * 1000)
      expect((await machine.acme('whoami')).output).toBe('You are not logged in. Run "acme login".\n')
    }),
  },
  request: {
    says: 'asks with PKCE (S256) and without a secret, and the client requires PKCE',
    check: onMachine(async ({running: {lab, clientId}, acme}) => {
      await besideFake({}, async ({issuer, started}) => {
        await acme('login', {issuer})
        const [{code_challenge: challenge, ...sent} = {}] = started.map((form) => Object.fromEntries(form))
        expect(sent).toEqual({client_id: clientId, scope: 'openid profile email', code_challenge_method: 'S256'})
        expect(challenge).toMatch(/^[\w-]{43}$/)
      })
      const answer = await fetch(`${lab.url}/realms/${REALM}/protocol/openid-connect/auth/device`, {
        method: 'POST',
        body: new URLSearchParams({client_id: clientId, scope: 'openid'}),
      })
      expect(await answer.json()).toMatchObject({error: 'invalid_request'})
    }),
  },
  forgedAnswer: {
    says: 'asks no server for a login that answers for another issuer',
    check: onMachine(async ({running, acme}) => {
      await besideFake({issuer: `${running.lab.url}/realms/${REALM}`}, async ({issuer, started}) => {
        const {code, output} = await acme('login', {issuer})
        expect(output).toContain('issuer does not match the expected issuer')
        expect(code).toBe(1)
        expect(started).toEqual([])
      })
    }),
  },
  forgedToken: {
    says: 'refuses an ID token of another issuer, for another client, or one that has expired',
    check: onMachine(async ({state, acme}) => {
      const file = path.join(state, 'acme/tokens.json')
      for (const claims of [{iss: 'https://login.example'}, {aud: 'acme-react'}, {exp: 1}]) {
        await besideFake({claims}, async ({issuer}) => {
          const {code, output} = await acme('login', {issuer})
          expect({code, output}).toEqual({code: 1, output: expect.stringContaining('unexpected JWT')})
          expect(existsSync(file)).toBe(false)
        })
      }
      // The same server without a lie, so that it is the claims that were refused.
      await besideFake({}, async ({issuer}) => {
        expect((await acme('login', {issuer})).output).toContain('Logged in as Fay Fake')
        expect(existsSync(file)).toBe(true)
      })
    }),
  },
  storage: {
    says: 'stores the tokens in a file that only the user of the machine can read',
    check: onMachine(async (machine) => {
      await logIn(machine)
      const folder = path.join(machine.state, 'acme')
      expect(readdirSync(folder)).toEqual(['tokens.json'])
      expect(statSync(folder).mode & 0o777).toBe(0o700)
      expect(statSync(path.join(folder, 'tokens.json')).mode & 0o777).toBe(0o600)
    }),
  },
}

/** An answer that only the device flow has. */
export const deniedPromise: Promised = {
  says: 'ends with exit code 1 when the user denies the login',
  check: onMachine(async (machine) => {
    const {code, output} = await logIn(machine, 'cancel')
    expect(output).toContain('You denied the login in the browser.')
    expect(code).toBe(1)
    expect((await machine.acme('whoami')).code).toBe(1)
  }),
}

export const invoicesCommandPromise: Promised = {
  says: 'shows the invoices to users with the client role and refuses all others',
  check: onMachine(async (machine) => {
    await logIn(machine)
    const refused = await machine.acme('invoices')
    expect(refused).toEqual({code: 1, output: 'This command needs the role "billing".\n'})
    await giveRole(machine.running, 'billing')
    expect(await machine.acme('invoices')).toEqual({code: 0, output: 'A-1001\nA-1002\n'})
  }),
}
