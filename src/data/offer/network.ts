import type {ByScope, Day} from './plan'
import {regions} from './regions'

/** The addresses from which a region's servers connect to other systems. */
export type OutgoingAddresses = {
  /** A region's ID. */
  region: string
  /** IPv4 networks in CIDR notation. */
  ipv4: readonly string[]
  /** IPv6 networks in CIDR notation. */
  ipv6: readonly string[]
}

/** What the servers connect to, and on which ports. Other ports are closed. */
export type OutgoingConnection = {
  id: 'webhooks' | 'email' | 'identity-providers' | 'ldap' | 'streams' | 'dns'
  label: string
  /** Ports that are open. */
  ports: readonly number[]
  /** Who chooses the target. */
  target: string
  plans: ByScope<boolean>
}

/** Sample addresses from the ranges for documentation (RFC 5737, RFC 3849): replace them by yours. One for each region. */
export const outgoingAddresses: readonly OutgoingAddresses[] = regions.map(({id}, at) => ({
  region: id,
  ipv4: [`192.0.2.${at * 8}/29`, `198.51.100.${at * 8}/29`],
  ipv6: [`2001:db8:${at + 1}::/64`],
}))

/** Sample values. */
export const outgoingConnections = [
  {
    id: 'webhooks',
    label: 'Webhooks',
    ports: [443],
    target: 'The URL of the webhook',
    plans: {shared: true, dedicated: true},
  },
  {
    id: 'email',
    label: 'Email',
    ports: [465, 587, 2525],
    target: 'The SMTP server of the realm',
    plans: {shared: true, dedicated: true},
  },
  {
    id: 'identity-providers',
    label: 'Identity providers',
    ports: [443],
    target: 'Token, key, and metadata URLs of the provider',
    plans: {shared: true, dedicated: true},
  },
  {
    id: 'ldap',
    label: 'LDAP and Active Directory',
    ports: [636],
    target: 'Your directory, with TLS',
    plans: {shared: true, dedicated: true},
  },
  {
    id: 'streams',
    label: 'Log, metric, and trace streams',
    ports: [443, 6514],
    target: 'Your collector',
    plans: {shared: false, dedicated: true},
  },
  {
    id: 'dns',
    label: 'DNS lookups for domain verification',
    ports: [53],
    target: 'Public resolvers',
    plans: {shared: true, dedicated: true},
  },
] as const satisfies readonly OutgoingConnection[]

/** The day of the last change of the addresses. */
export const addressesSince: Day = '2026-11-01'

/** A connection that doesn't cross the internet, from the servers to a customer's network. Sample values. */
export const privateConnection = {
  plans: {shared: false, dedicated: true},
  kinds: ['IPsec VPN', 'Private endpoint of the cloud provider'],
  /** Working days between the order and the first connection. */
  setUpWithin: 10,
} as const satisfies {plans: ByScope<boolean>; kinds: readonly string[]; setUpWithin: number}

/** How the servers are reached. Sample values. */
export const incoming = {
  port: 443,
  tls: ['TLS 1.2', 'TLS 1.3'],
  http: ['HTTP/1.1', 'HTTP/2'],
  /** Whether the host has IPv6 addresses. */
  hasIpv6: true,
  /** Seconds after which the gateway ends a request without an answer, with `504`. */
  timeout: 60,
  /** Seconds after which the gateway closes a connection without requests. */
  idleTimeout: 75,
} as const

/** Days between the announcement of new outgoing addresses and their first use. Sample value. */
export const addressNotice = 30
