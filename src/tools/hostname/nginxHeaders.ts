import {authorityOf, type Address} from './address'
import {headersOf} from './options'
import type {Setup} from './setup'

/** Keycloak reads all of these with `proxy-headers=xforwarded`; `Prefix` since 26.6. */
const X_FORWARDED = ['For', 'Host', 'Port', 'Proto', 'Prefix'] as const

/** IPv6 addresses stand in quotes and brackets: https://www.rfc-editor.org/rfc/rfc7239#section-6 */
export const FORWARDED_FOR = [
  'map $remote_addr $forwarded_for {',
  '  ~^[0-9.]+$ "for=$remote_addr";',
  '  ~: "for=\\"[$remote_addr]\\"";',
  '  default "for=unknown";',
  '}',
] as const

/** Directives that set the headers of one kind and remove those of the other. nginx doesn't send a header with an empty value. */
export function nginxHeaders(setup: Setup, address: Address): string[] {
  const xForwarded: Record<(typeof X_FORWARDED)[number], string> = {
    For: '$remote_addr',
    Host: address.host,
    Port: String(address.port),
    Proto: address.scheme,
    Prefix: '""',
  }
  const isForwarded = headersOf(setup) === 'forwarded'
  const forwarded = `"$forwarded_for;host=\\"${authorityOf(address)}\\";proto=${address.scheme}"`
  return [
    ...X_FORWARDED.map((name) => `proxy_set_header X-Forwarded-${name} ${isForwarded ? '""' : xForwarded[name]};`),
    `proxy_set_header Forwarded ${isForwarded ? forwarded : '""'};`,
  ]
}
