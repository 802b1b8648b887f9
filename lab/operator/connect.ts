import * as z from 'zod'
import {SiteError} from '../../src/lib/problem'
import {assemble} from '../bundles/assemble'
import {bundles} from '../bundles'
import {openCache} from '../cache'
import {createLabBrowser} from '../consumers/browser'
import {createCaller, type Caller} from '../consumers/http'
import type {ProofHost} from '../proof/host'
import {findJava} from '../tools'
import {readServerInfo, serverInfoSchema} from './serverInfo'

/** The attribute of the realm `master` that marks a test server. */
export const MARK = 'testServer'

/** The variables that have the account of an administrator of the realm `master`. */
export const CREDENTIALS = ['PROVE_USERNAME', 'PROVE_PASSWORD'] as const

/** An operator's server and how proofs may use it. */
export type OperatorOptions = {
  /** With or without a slash at the end. */
  url: string
  /** How the realms begin that proofs make: lowercase letters, digits, hyphens. */
  realmPrefix: string
  env: Readonly<Record<string, string | undefined>>
  signal?: AbortSignal
}

/** An operator's server that is marked as a test server. */
export type OperatorServer = {
  host: ProofHost
  /** What it runs, Keycloak first. */
  versions: readonly string[]
  /** Ends the browser. The server goes on. */
  stop: () => Promise<void>
}

/**
 * Connects to a server that the lab didn't start. Writes nothing there.
 * @throws SiteError where the server can't be reached, refuses the account, isn't marked as a test server, or has realms with
 * the names that proofs use.
 */
export async function connect({url: given, realmPrefix, env, signal}: OperatorOptions): Promise<OperatorServer> {
  const url = addressOf(given)
  const [username, password] = credentials(env)
  const admin = createCaller({url}, {realm: 'master', clientId: 'admin-cli', username, password})
  await requireMark(admin, url)
  await requireFreeNames(admin, url, realmPrefix)
  const {keycloak, provided, versions} = readServerInfo(await admin.read('/admin/serverinfo', serverInfoSchema))
  const browser = createLabBrowser(url)
  const host: ProofHost = {
    ...{url, keycloak, provided, browser, realmPrefix},
    http: {admin, anonymous: createCaller({url})},
    server: {home: await commandLineTools(keycloak, signal), requireAlive: () => undefined},
    isRemote: !['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname),
  }
  return {host, versions, stop: browser.stop}
}

function addressOf(given: string): string {
  const url = URL.canParse(given) ? new URL(given) : undefined
  if (url && /^https?:$/.test(url.protocol) && url.search === '' && url.hash === '') return url.href.replace(/\/$/, '')
  throw new SiteError({
    what: `"${given}" isn't the address of a server.`,
    allowed:
      'an address with https:// or http://, with the path below which Keycloak answers, such as https://login.example.com',
    fix: 'For example: npm run prove -- --server https://login.example.com --all',
  })
}

function credentials(env: OperatorOptions['env']): [username: string, password: string] {
  const [username = '', password = ''] = CREDENTIALS.map((name) => env[name])
  if (username !== '' && password !== '') return [username, password]
  throw new SiteError({
    what: `The environment has no ${CREDENTIALS.filter((name) => !env[name]).join(' and no ')}.`,
    allowed: 'username and password of an administrator of the realm master, in these two variables',
    fix: 'Set both variables, and run the same command again.',
  })
}

/** Proofs make and delete realms, so an operator must have said that nothing there is of use to others. */
async function requireMark(admin: Caller, url: string): Promise<void> {
  const realm = await readMaster(admin, url)
  if (realm.attributes?.[MARK] === 'true') return
  throw new SiteError({
    what: `${url} isn't marked as a test server. Proofs create and delete realms and users there.`,
    allowed: `a server whose realm master has the attribute ${MARK} with the value true`,
    fix: `If the server is for tests only, run: kcadm.sh update realms/master -s attributes.${MARK}=true`,
  })
}

const master = z.looseObject({attributes: z.record(z.string(), z.string()).optional()})

async function readMaster(admin: Caller, url: string): Promise<z.infer<typeof master>> {
  try {
    return await admin.read('/admin/realms/master', master)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const isRefused = /answered 40[013]/.test(message)
    throw new SiteError({
      what: isRefused
        ? `${url} refuses the account in ${CREDENTIALS[0]}: ${message}`
        : `${url} can't be used as a Keycloak server: ${message}`,
      allowed: 'a running Keycloak, and an administrator of its realm master who logs in with a password alone',
      fix: isRefused
        ? `Correct ${CREDENTIALS.join(' and ')}, or give the account the realm role admin.`
        : 'Check the address and that this machine reaches it, and run the same command again.',
    })
  }
}

/** Realms with these names would be mistaken for what a proof made, and deleted. */
async function requireFreeNames(admin: Caller, url: string, realmPrefix: string): Promise<void> {
  const realms = await admin.read('/admin/realms?briefRepresentation=true', z.array(z.object({realm: z.string()})))
  const taken = realms
    .map(({realm}) => realm)
    .filter((realm) => realm.startsWith(`${realmPrefix}-`) || realm.startsWith('acme-'))
  if (taken.length === 0) return
  throw new SiteError({
    what: `${url} has realms with names that proofs use: ${taken.join(', ')}.`,
    allowed: `no realm that starts with ${realmPrefix}- or acme-`,
    fix: 'Delete these realms if an earlier run left them. Otherwise, use another server, or another --realm-prefix.',
  })
}

/** A folder with `bin/kcadm.sh` of the same version, or of the newest that the lab has. */
async function commandLineTools(keycloak: string, signal?: AbortSignal): Promise<string> {
  const same = Object.values(bundles).find(({server, localJars}) => server === keycloak && localJars.length === 0)
  return assemble(same ?? bundles['events-26.7'], {cache: openCache(), java: await findJava(), signal})
}
