import {exampleContext} from '../../data/exampleContext'

/** A text that was checked: its value, or what is wrong with it. */
export type Checked<T> = {ok: true; value: T} | {ok: false; problem: string}

/** Hosts of this machine. A site that is served on it lets its console call them without TLS. */
const LOOPBACK = ['localhost', '127.0.0.1']

const EXAMPLE = exampleContext.baseUrl

function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}

function problemOf(url: URL, siteHost: string, isOfKeycloak: boolean): string | undefined {
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    return `The address starts with "${url.protocol}". Enter one that starts with https://, for example ${EXAMPLE}.`
  if (url.username !== '' || url.password !== '')
    return 'The address contains a username or password. Remove it. The console sends a token instead.'
  if (url.protocol === 'http:' && !LOOPBACK.includes(siteHost))
    return `This page can’t call a server without TLS. Enter an address with https://, for example ${EXAMPLE}.`
  if (url.protocol === 'http:' && !LOOPBACK.includes(url.hostname))
    return `Without TLS, this page can call only your computer: ${LOOPBACK.map((host) => `http://${host}`).join(' or ')}. Enter an address with https://.`
  if (url.search !== '' || url.hash !== '')
    return `The address contains a query or a fragment. Enter only the part before ${isOfKeycloak ? '/realms' : 'them'}.`
  if (isOfKeycloak && /\/(realms|admin)(\/|$)/.test(url.pathname))
    return 'The address includes too much. Enter only the part before /realms. The realm has a separate field.'
  return undefined
}

/**
 * The address of a Keycloak server with its base path, without a closing slash.
 * @param siteHost host name of this site.
 */
export function checkBaseUrl(text: string, siteHost: string = location.hostname): Checked<string> {
  return checkAddress(text, siteHost, true)
}

/** The address of any server, as `checkBaseUrl` gives it. */
export function checkServer(text: string, siteHost: string = location.hostname): Checked<string> {
  return checkAddress(text, siteHost, false)
}

function checkAddress(text: string, siteHost: string, isOfKeycloak: boolean): Checked<string> {
  const trimmed = text.trim()
  if (trimmed === '') return {ok: false, problem: `Enter the address of your server, for example ${EXAMPLE}.`}
  const url = parseUrl(trimmed)
  if (url === undefined)
    return {
      ok: false,
      problem: `This isn’t a valid address. Enter one with https:// and a host, for example ${EXAMPLE}.`,
    }
  const problem = problemOf(url, siteHost, isOfKeycloak)
  if (problem !== undefined) return {ok: false, problem}
  return {ok: true, value: url.origin + url.pathname.replace(/\/+$/, '')}
}

/** Whether a server, given by its checked base URL, runs on the reader's own machine. */
export function isOnThisMachine(baseUrl: string): boolean {
  return LOOPBACK.includes(new URL(baseUrl).hostname)
}

/** Whether a text can stand as one segment of a path: `..` would lead elsewhere, and half a character is none. */
export function isSegment(text: string): boolean {
  return text !== '' && !/^\.{1,2}$/.test(text) && !/\p{Surrogate}/u.test(text)
}

/** The name of a realm. */
export function checkRealm(text: string): Checked<string> {
  const value = text.trim()
  if (value === '') return {ok: false, problem: 'Enter the name of your realm, for example acme.'}
  if (!isSegment(value) || /[/?#\\]/.test(value))
    return {
      ok: false,
      problem:
        'The name of a realm can’t contain a slash, a backslash, a question mark, or #. Enter it as it appears in the realm’s address.',
    }
  return {ok: true, value}
}

/** An issuer, which readers have at hand, as base URL and realm. Undefined for any other text. */
export function splitIssuer(text: string): {baseUrl: string; realm: string} | undefined {
  const match = /^(https?:\/\/[^?#]*?)\/realms\/([^/?#]+)(?:\/[^?#]*)?$/.exec(text.trim())
  if (match === null) return undefined
  const [, baseUrl = '', realm = ''] = match
  try {
    return {baseUrl, realm: decodeURIComponent(realm)}
  } catch {
    return undefined
  }
}

/** The address of a realm. @param baseUrl as `checkBaseUrl` gives it. */
export function realmUrl(baseUrl: string, realm: string): string {
  return `${baseUrl}/realms/${encodeURIComponent(realm)}`
}
