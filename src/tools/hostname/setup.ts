import {InputError} from '../run'
import {quoted} from '../report'
import {readAddress, type Address} from './address'
import type {Values} from '../form'

export type Proxy = 'none' | 'nginx' | 'caddy' | 'traefik' | 'ingress' | 'other'
export type Tls = 'edge' | 'reencrypt' | 'passthrough'

/** What is configured. Every text in it is safe to write into a configuration: `readSetup` refuses all others. */
export type Setup = {
  base: Address
  admin: Address | undefined
  realm: string
  proxy: Proxy
  /** Where TLS ends. Without a proxy, always in Keycloak. */
  tls: Tls
  headers: 'xforwarded' | 'forwarded'
  client: 'replaces' | 'passes' | 'unknown'
  /** `host:port` of each server. At least one. */
  upstream: readonly string[]
  /** IP addresses or networks of the proxy. */
  trusted: readonly string[]
  adminNetworks: readonly string[]
  isSticky: boolean
  isBackchannelDynamic: boolean
  management: 'private' | 'public' | 'off'
}

/** Most entries of a list, and most characters of a line. */
const MOST_ENTRIES = 20
const MOST_LINE = 2000

const SERVER = /^(?:\[[0-9a-f:.]+\]|[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?):[1-9]\d{0,4}$/i
const NETWORK = /^(?:\d{1,3}(?:\.\d{1,3}){3}|[0-9a-f]*:[0-9a-f:.]*)(?:\/\d{1,3})?$/i
const REALM = /^[\w.-]{1,100}$/

/** @throws InputError if a line can't be used. */
export function readSetup(values: Values): Setup {
  const proxy = choice(values, 'proxy', ['none', 'nginx', 'caddy', 'traefik', 'ingress', 'other'])
  const admin = line(values, 'admin', 'address of the admin console')
  const realm = line(values, 'realm', 'realm') || 'master'
  if (!REALM.test(realm))
    throw new InputError(
      `The realm is ${quoted(realm)}. Use letters, digits, dots, hyphens, and underscores, at most 100 characters.`,
    )
  const upstream = list(values, 'upstream', SERVER, 'server', 'a host and a port, such as 10.0.0.5:8080')
  return {
    base: readAddress(line(values, 'base', 'address that users see'), 'address that users see'),
    admin: admin === '' ? undefined : readAddress(admin, 'address of the admin console'),
    realm,
    proxy,
    tls: proxy === 'none' ? 'passthrough' : choice(values, 'tls', ['edge', 'reencrypt', 'passthrough']),
    headers: choice(values, 'headers', ['xforwarded', 'forwarded']),
    client: choice(values, 'client', ['replaces', 'passes', 'unknown']),
    upstream: upstream.length === 0 ? ['127.0.0.1:8080'] : upstream,
    trusted: list(values, 'trusted', NETWORK, 'address of the proxy', 'an IP address or a network, such as 10.0.0.0/8'),
    adminNetworks: list(values, 'adminNetworks', NETWORK, 'network of administrators', 'such as 10.0.0.0/8'),
    isSticky: choice(values, 'sticky', ['no', 'yes']) === 'yes',
    isBackchannelDynamic: choice(values, 'backchannel', ['no', 'yes']) === 'yes',
    management: choice(values, 'management', ['private', 'public', 'off']),
  }
}

function choice<T extends string>(values: Values, name: string, allowed: readonly T[]): T {
  const value = values.text(name)
  const found = allowed.find((option) => option === value)
  if (found === undefined)
    throw new InputError(`${quoted(value)} isn’t a choice of this field. Select one of: ${allowed.join(', ')}.`)
  return found
}

function line(values: Values, name: string, what: string): string {
  const text = values.text(name)
  if (text.length > MOST_LINE)
    throw new InputError(`The ${what} has ${text.length} characters. At most ${MOST_LINE} are allowed.`)
  return text.trim()
}

function list(values: Values, name: string, shape: RegExp, what: string, allowed: string): string[] {
  const entries = line(values, name, `list “${what}”`)
    .split(/[\s,]+/)
    .filter((entry) => entry !== '')
  if (entries.length > MOST_ENTRIES)
    throw new InputError(`The list “${what}” has ${entries.length} entries. At most ${MOST_ENTRIES} are allowed.`)
  const wrong = entries.find((entry) => !shape.test(entry))
  if (wrong !== undefined) throw new InputError(`The ${what} ${quoted(wrong)} can’t be used. Write ${allowed}.`)
  return entries.map((entry) => entry.toLowerCase())
}
