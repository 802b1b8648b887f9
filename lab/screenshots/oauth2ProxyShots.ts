import {spawn} from 'node:child_process'
import {randomBytes} from 'node:crypto'
import {once} from 'node:events'
import {chmod, cp, mkdtemp, readFile, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import type {Page} from '@playwright/test'
import * as z from 'zod'
import {ROOT} from '../../scripts/lib/root'
import {fillLogin} from '../consumers/browser'
import {PASSWORD, people} from '../realm/people'
import {REALM} from '../realm/settings'
import type {Lab} from '../start'
import {lackingPrograms} from '../tools'
import {waitUntil} from '../wait'
import {userId} from './consoleAddresses'
import type {Shot} from './shot'

const SAMPLE = path.join(ROOT, 'samples/oauth2-proxy')
const CLIENT = 'acme-oauth2-proxy'
const BASE = `/admin/realms/${REALM}`
/** Of nginx, in the sample's nginx.conf. */
const APP = 'http://localhost:5119'
/** Both programs answer here once they run. */
const ADDRESSES = ['http://localhost:4180/ping', `${APP}/logged-out`]

const clients = z.array(z.looseObject({id: z.string(), secret: z.string()}))
const role = z.looseObject({id: z.string(), name: z.string()})

/** The client of the sample, and the role that lets Alice in. Leaves alone what is there. */
async function withClient(lab: Lab): Promise<void> {
  const {admin} = lab.http
  if ((await admin.read(`${BASE}/clients?clientId=${CLIENT}`, clients)).length > 0) return
  const file: unknown = JSON.parse(await readFile(path.join(SAMPLE, `${CLIENT}.json`), 'utf8'))
  const id = await admin.create(`${BASE}/clients`, file)
  const roles = `${BASE}/clients/${id}/roles`
  await admin.must('POST', roles, {json: {name: 'user'}})
  const alice = `${BASE}/users/${await userId(lab, people.alice.username)}`
  const json = [await admin.read(`${roles}/user`, role)]
  await admin.must('POST', `${alice}/role-mappings/clients/${id}`, {json})
}

/** Runs both programs in a copy of the sample, as its page does, while something is done. */
async function whileRunning(lab: Lab, action: () => Promise<void>): Promise<void> {
  const lacking = lackingPrograms(['nginx', 'oauth2-proxy'])
  if (lacking.length > 0) throw new Error(`It needs ${lacking.join(' and ')} on the PATH.`)
  const [client] = await lab.http.admin.read(`${BASE}/clients?clientId=${CLIENT}`, clients)
  const cwd = await mkdtemp(path.join(tmpdir(), 'oauth2-proxy-'))
  await cp(SAMPLE, cwd, {recursive: true})
  // Where root starts nginx, another user answers.
  await chmod(cwd, 0o755)
  const env = {
    ...process.env,
    OAUTH2_PROXY_OIDC_ISSUER_URL: `${lab.url}/realms/${REALM}`,
    OAUTH2_PROXY_CLIENT_SECRET: client?.secret ?? '',
    OAUTH2_PROXY_COOKIE_SECRET: randomBytes(32).toString('base64url'),
  }
  const children = [
    spawn('oauth2-proxy', ['--config', 'oauth2-proxy.cfg'], {cwd, env, stdio: 'ignore'}),
    spawn('nginx', ['-p', cwd, '-c', path.join(cwd, 'nginx.conf'), '-g', 'daemon off;'], {cwd, stdio: 'ignore'}),
  ]
  const ends = children.map((child) => once(child, 'close'))
  try {
    for (const address of ADDRESSES) await waitUntil(() => isThere(address), {what: `${address} answered`})
    await action()
  } finally {
    for (const child of children) child.kill()
    await Promise.all(ends)
    await rm(cwd, {recursive: true})
  }
}

const isThere = (address: string): Promise<boolean> =>
  fetch(address).then(
    ({ok}) => ok,
    () => false,
  )

/** Opens the application, logs in as Alice, and ends both programs: the page is there by then. */
async function openAccount(page: Page, lab: Lab): Promise<void> {
  await page.route(`${APP}/**`, (route) => route.continue())
  await whileRunning(lab, async () => {
    await page.goto(`${APP}/account`)
    await fillLogin(page, people.alice.username, PASSWORD)
    await page.getByText('X-Username').waitFor()
  })
}

/** What users of the sample see that puts OAuth2 Proxy in front of an application. */
export const oauth2ProxyShots = {
  'sample-oauth2-proxy': {
    bundle: 'registry',
    as: 'nobody',
    window: {width: 720, height: 400},
    prepare: withClient,
    act: openAccount,
    shows: ['text=Hello alice', 'text=alice@acme.example', 'text=role:acme-oauth2-proxy:user'],
    alt: 'The demo application behind OAuth2 Proxy says Hello alice. A table shows the headers that it got: X-User with the user ID, X-Username alice, X-Email alice@acme.example, and X-Groups role:acme-oauth2-proxy:user.',
  },
} as const satisfies Record<string, Shot>
