import {isObject} from '../../lib/isObject'
import {tokenPages} from '../../data/tokenClaims'
import {quoted, type Finding} from '../report'
import {InputError} from '../run'
import type {Address} from './address'
import {readJson} from './json'
import {readKeys, type Key} from './keys'

/** Longest answer in bytes. Keycloak's configuration has 7 KiB, and its key set less than 20. */
export const MOST_BYTES = 256 * 1024
const TIMEOUT_MS = 10_000

/** How an address is read. Tests pass another function. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>

export type Fetched = {keys: readonly Key[]; origin: string} | {problem: Finding}

/** Why the keys can't be had. */
class FetchProblem extends Error {
  readonly finding: Finding

  constructor(title: string, rest: Pick<Finding, 'text' | 'fix' | 'page'>) {
    super(title)
    this.finding = {kind: 'finding', severity: 'warning', title: `The signature wasn’t verified: ${title}`, ...rest}
  }
}

/**
 * Gets the keys of an issuer: first its configuration, then the key set that the configuration names.
 * It sends no token and no cookies, and follows no redirects.
 * @param signal aborts both requests.
 */
export async function fetchKeys(address: Address, signal: AbortSignal, fetch: Fetch): Promise<Fetched> {
  try {
    const keySet = address.keySet ?? (await discover(address.issuer ?? '', signal, fetch))
    const text = await read(keySet, signal, fetch)
    return {keys: readKeys(text), origin: `the key set of ${quoted(keySet.host)}`}
  } catch (error) {
    if (error instanceof FetchProblem) return {problem: error.finding}
    if (error instanceof InputError)
      return {
        problem: new FetchProblem('the server returned no key set.', {text: error.message, page: tokenPages.keys})
          .finding,
      }
    throw error
  }
}

async function discover(issuer: string, signal: AbortSignal, fetch: Fetch): Promise<URL> {
  const base = issuer.endsWith('/') ? issuer.slice(0, -1) : issuer
  const text = await read(new URL(`${base}/.well-known/openid-configuration`), signal, fetch)
  const value = readJson(text, 'configuration of the issuer')?.value
  const configuration = isObject(value) ? value : {}
  const {issuer: named, jwks_uri: keySet} = configuration
  if (named !== issuer)
    throw new FetchProblem('the server names another issuer.', {
      text: `Its configuration says ${quoted(typeof named === 'string' ? named : 'nothing')}, and you entered ${quoted(issuer)}. An OpenID Connect library stops here too.`,
      fix: 'Enter the issuer as the server names it. If the server names a wrong one, set its option `hostname`.',
      page: tokenPages.hostname,
    })
  if (typeof keySet !== 'string' || !URL.canParse(keySet))
    throw new FetchProblem('the configuration of the issuer names no key set.', {
      text: '`jwks_uri` is missing or isn’t a URL.',
      fix: 'Enter the address of the key set, or paste the key set.',
      page: tokenPages.keys,
    })
  const url = new URL(keySet)
  if (url.origin === new URL(issuer).origin) return url
  throw new FetchProblem('the key set is on another host.', {
    text: `The configuration leads to ${quoted(url.origin)}. This tool calls only the host that you enter. With Keycloak, another host means that the hostname settings don’t fit.`,
    fix: `If the address is right, enter ${quoted(keySet)} instead of the issuer.`,
    page: tokenPages.hostname,
  })
}

/** The text at an address. */
async function read(url: URL, outer: AbortSignal, fetch: Fetch): Promise<string> {
  if (url.protocol !== 'https:')
    throw new FetchProblem('its address isn’t HTTPS.', {
      text: `Over ${quoted(url.protocol)}, an attacker on the network can replace the keys, so this page connects to HTTPS addresses only.`,
      fix: 'Enter an HTTPS address. For a server on your machine, get the key set with `curl` from `<issuer>/protocol/openid-connect/certs`, and paste it into **Public keys**.',
      page: tokenPages.hostnameScheme,
    })
  const controller = new AbortController()
  const abort = (): void => controller.abort()
  outer.addEventListener('abort', abort)
  const timer = setTimeout(abort, TIMEOUT_MS)
  try {
    if (outer.aborted) abort()
    const response = await fetch(url.href, {
      credentials: 'omit',
      redirect: 'manual',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      headers: {accept: 'application/json'},
      signal: controller.signal,
    })
    return await bodyOf(response, url)
  } catch (error) {
    if (error instanceof FetchProblem) throw error
    outer.throwIfAborted()
    throw unreachable(url, controller.signal.aborted)
  } finally {
    clearTimeout(timer)
    outer.removeEventListener('abort', abort)
  }
}

const unreachable = (url: URL, isLate: boolean): FetchProblem =>
  isLate
    ? new FetchProblem('the server didn’t answer within 10 seconds.', {
        text: `The request went to ${quoted(url.href)}.`,
        fix: 'Try again, or paste the key set.',
      })
    : new FetchProblem('the browser can’t read the server’s answer.', {
        text: `The request went to ${quoted(url.href)}. The server is down or in another network, its certificate isn’t trusted, or it doesn’t allow this site to read the answer (CORS). Keycloak allows it for realms that exist, and not for its error pages. A wrong realm name therefore looks the same.`,
        fix: 'Open the address in a new tab. If it shows JSON, paste the key set. If your proxy removes `Access-Control-Allow-Origin`, let it pass the header.',
        page: tokenPages.cors,
      })

async function bodyOf(response: Response, url: URL): Promise<string> {
  if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400))
    throw new FetchProblem('the server redirects to another address.', {
      text: `The redirect came from ${quoted(url.href)}. This tool follows none, because the issuer must be the final address.`,
      fix: 'Enter the address that the redirect leads to, usually with `https` and without a path such as `/auth`.',
      page: tokenPages.hostname,
    })
  if (!response.ok)
    throw new FetchProblem(`the server answered ${response.status}.`, {
      text: `The request went to ${quoted(url.href)}.`,
      fix: 'Check the name of the realm in the address. Names are case-sensitive.',
      page: tokenPages.hostname,
    })
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (let size = 0; reader !== undefined;) {
    const {done, value} = await reader.read()
    if (done) break
    size += value.length
    if (size > MOST_BYTES) {
      await reader.cancel()
      throw new FetchProblem('the answer is larger than 256 KiB.', {
        text: `The request went to ${quoted(url.href)}. Key sets and configurations are much smaller.`,
        fix: 'Check the address.',
      })
    }
    text += decoder.decode(value, {stream: true})
  }
  return text + decoder.decode()
}
