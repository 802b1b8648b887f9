import {isLoopbackHost} from '../../lib/loopback'
import {quoted} from '../report'
import {InputError} from '../run'

/** An address below which Keycloak answers. */
export type Address = {
  scheme: 'http' | 'https'
  /** In lower case. An IPv6 address stands in brackets. */
  host: string
  port: number
  /** With a slash in front and none at the end. Empty for the root. */
  path: string
  /** The whole address, without the standard port and without a slash at the end: `https://auth.example.com/auth`. */
  url: string
  /** What the reader wrote differently. */
  written: {withScheme: boolean; withSlash: boolean; withPort: boolean}
}

const DEFAULT_PORTS = {http: 80, https: 443} as const
const PATH = /^(?:\/[A-Za-z0-9._~-]+)*$/

/** Reads an address that a reader entered. @param label what it is, for the message. @throws InputError that says what to write. */
export function readAddress(text: string, label: string): Address {
  const fail = (what: string, fix: string): never => {
    throw new InputError(`The ${label} ${quoted(text)} ${what}. ${fix}`)
  }
  const withScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(text)
  const complete = withScheme ? text : `https://${text}`
  const url = URL.canParse(complete) ? new URL(complete) : undefined
  if (!url) return fail('isn’t an address', 'Write, for example, `https://auth.example.com`.')
  if (url.host.includes('*') || url.hostname.includes('%2a'))
    return fail(
      'contains a wildcard',
      'Keycloak needs one fixed name. Set **Frontend URL** in a realm that has another.',
    )
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    return fail(`starts with ${quoted(url.protocol)}`, 'Only `https://` and `http://` are allowed.')
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '')
    return fail('contains a user, a query, or a fragment', 'Remove everything except scheme, host, port, and path.')
  const path = url.pathname.replace(/\/+$/, '')
  if (!PATH.test(path))
    return fail(`has the path ${quoted(path)}`, 'Use letters, digits, `.`, `_`, `~`, and `-` between single slashes.')
  if (!/^(?:\[[0-9a-f:.]+\]|[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?)$/.test(url.hostname))
    return fail('has a host name that isn’t allowed', 'Use letters, digits, hyphens, and dots.')
  const scheme = url.protocol === 'https:' ? 'https' : 'http'
  return {
    scheme,
    host: url.hostname,
    port: url.port === '' ? DEFAULT_PORTS[scheme] : Number(url.port),
    path,
    url: `${scheme}://${url.host}${path}`,
    written: {withScheme, withSlash: text.endsWith('/'), withPort: /:\d+(?:\/|$)/.test(text)},
  }
}

/** Host and port as a browser sends them: without the standard port. */
export const authorityOf = ({scheme, host, port}: Address): string =>
  port === DEFAULT_PORTS[scheme] ? host : `${host}:${port}`

export const isLoopback = ({host}: Address): boolean => isLoopbackHost(host)

export const isIp = ({host}: Address): boolean => host.startsWith('[') || /^\d+\.\d+\.\d+\.\d+$/.test(host)
