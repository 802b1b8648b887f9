import type {Address} from './address'
import type {Setup} from './setup'

/**
 * A Caddyfile. Caddy gets the certificates itself. It writes X-Forwarded-For, -Host, and -Proto and ignores what a client sent in
 * them, as long as `trusted_proxies` isn't set: https://caddyserver.com/docs/caddyfile/directives/reverse_proxy#defaults
 */
export function caddyOf(setup: Setup): string {
  const {base, admin} = setup
  return [
    ...block(siteOf(base), [
      ...handle(setup, base, 'public', [`path ${paths(base.path, ['realms', 'resources'])}${wellKnown(base)}`]),
      ...(base.path === '' ? [] : wellKnownBelowPath(setup)),
      ...block('handle', ['respond 404']),
    ]),
    ...(admin && admin.url !== base.url
      ? [
          '',
          ...block(siteOf(admin), [
            ...handle(setup, admin, 'admin', [
              `path ${paths(admin.path, ['admin', 'realms', 'resources'])}`,
              ...(setup.adminNetworks.length === 0 ? [] : [`remote_ip ${setup.adminNetworks.join(' ')}`]),
            ]),
            ...block('handle', ['respond 404']),
          ]),
        ]
      : []),
  ].join('\n')
}

const block = (head: string, lines: readonly string[]): string[] => [
  `${head} {`,
  ...lines.map((line) => `\t${line}`),
  '}',
]

const siteOf = ({scheme, host, port}: Address): string =>
  scheme === 'https' ? (port === 443 ? host : `${host}:${port}`) : `http://${host}${port === 80 ? '' : `:${port}`}`

const paths = (path: string, parts: readonly string[]): string => parts.map((part) => `${path}/${part}/*`).join(' ')

const wellKnown = ({path}: Address): string => (path === '' ? ' /.well-known/*' : '')

const handle = (setup: Setup, address: Address, name: string, matchers: readonly string[]): string[] => [
  ...block(`@${name}`, matchers),
  ...block(`handle @${name}`, reverseProxy(setup, address)),
]

/** RFC 8414 puts the path of the issuer at the end, and Keycloak expects its own path at the beginning. */
function wellKnownBelowPath(setup: Setup): string[] {
  const {path} = setup.base
  return [
    `@wellknown path_regexp wellknown ^/\\.well-known/([a-z-]+)${path.replaceAll('.', '\\.')}/(.*)$`,
    ...block('handle @wellknown', [
      `rewrite * ${path}/.well-known/{re.wellknown.1}/{re.wellknown.2}`,
      ...reverseProxy(setup, setup.base),
    ]),
  ]
}

function reverseProxy({upstream, tls, isSticky}: Setup, address: Address): string[] {
  const servers = upstream.map((server) => (tls === 'reencrypt' ? `https://${server}` : server))
  return block(`reverse_proxy ${servers.join(' ')}`, [
    `header_up X-Forwarded-Port ${address.port}`,
    'header_up -X-Forwarded-Prefix',
    'header_up -Forwarded',
    ...(isSticky ? ['lb_policy cookie KEYCLOAK_SERVER'] : []),
    ...(tls === 'reencrypt'
      ? [
          `header_up Host ${address.host}`,
          ...block('transport http', [
            `tls_server_name ${address.host}`,
            'tls_trusted_ca_certs /etc/caddy/keycloak-ca.crt',
          ]),
        ]
      : []),
  ])
}
