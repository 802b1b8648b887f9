import {authorityOf, type Address} from './address'
import {nginxHeaders, FORWARDED_FOR} from './nginxHeaders'
import {headersOf} from './options'
import type {Setup} from './setup'

/** A file for `/etc/nginx/conf.d`, or a block for `nginx.conf` if TLS ends in Keycloak. */
export function nginxOf(setup: Setup): string {
  if (setup.tls === 'passthrough') return passthrough(setup)
  const {base, admin} = setup
  return [
    ...block('upstream keycloak', [
      ...(setup.isSticky ? ['ip_hash;'] : []),
      ...setup.upstream.map((server) => `server ${server};`),
      'keepalive 32;',
    ]),
    '',
    ...(headersOf(setup) === 'forwarded' ? [...FORWARDED_FOR, ''] : []),
    ...server(setup, base, publicLocations(setup)),
    ...(admin && admin.url !== base.url ? ['', ...server(setup, admin, adminLocations(setup, admin))] : []),
  ].join('\n')
}

const block = (head: string, lines: readonly string[]): string[] => [
  `${head} {`,
  ...lines.map((line) => (line === '' ? '' : `  ${line}`)),
  '}',
]

function server(setup: Setup, address: Address, locations: readonly string[]): string[] {
  const file = `/etc/nginx/tls/${address.host.replaceAll(/[[\]:]/g, '_')}`
  const isTls = address.scheme === 'https'
  return block('server', [
    `listen ${address.port}${isTls ? ' ssl' : ''};`,
    `server_name ${address.host};`,
    ...(isTls ? [`ssl_certificate ${file}.crt;`, `ssl_certificate_key ${file}.key;`] : []),
    '',
    '# Keycloak believes these headers, so replace what the client sent.',
    `proxy_set_header Host ${authorityOf(address)};`,
    ...nginxHeaders(setup, address),
    'proxy_http_version 1.1;',
    'proxy_set_header Connection "";',
    '',
    '# The cookies and redirects of a login can be larger than the default of 4 or 8 KB.',
    'large_client_header_buffers 4 32k;',
    'proxy_buffer_size 32k;',
    'proxy_buffers 8 32k;',
    'proxy_busy_buffers_size 64k;',
    '',
    ...locations,
    'location / { return 404; }',
  ])
}

function location(setup: Setup, match: string, {host}: Address, rewrite?: string): string[] {
  const isTls = setup.tls === 'reencrypt'
  const verify = [
    'proxy_ssl_verify on;',
    'proxy_ssl_trusted_certificate /etc/nginx/tls/keycloak-ca.crt;',
    `proxy_ssl_name ${host};`,
    'proxy_ssl_server_name on;',
  ]
  return block(`location ${match}`, [
    ...(rewrite === undefined ? [] : [rewrite]),
    ...(isTls ? verify : []),
    `proxy_pass ${isTls ? 'https' : 'http'}://keycloak;`,
  ])
}

function publicLocations(setup: Setup): string[] {
  const {base} = setup
  const pattern = base.path.replaceAll('.', '\\.')
  return [
    ...location(setup, `${base.path}/realms/`, base),
    ...location(setup, `${base.path}/resources/`, base),
    // RFC 8414 puts the path of the issuer at the end, and Keycloak expects its own path at the beginning.
    ...(base.path === ''
      ? location(setup, '/.well-known/', base)
      : location(
          setup,
          `~ ^/\\.well-known/[a-z-]+${pattern}/`,
          base,
          `rewrite ^/\\.well-known/([a-z-]+)${pattern}/(.*)$ ${base.path}/.well-known/$1/$2 break;`,
        )),
  ]
}

const adminLocations = (setup: Setup, admin: Address): string[] => [
  ...setup.adminNetworks.map((network) => `allow ${network};`),
  ...(setup.adminNetworks.length > 0 ? ['deny all;', ''] : []),
  ...['admin', 'realms', 'resources'].flatMap((part) => location(setup, `${admin.path}/${part}/`, admin)),
]

/** nginx only moves bytes, and says in the PROXY protocol who connected. */
const passthrough = ({base, upstream, isSticky}: Setup): string =>
  [
    '# This block belongs into nginx.conf, next to the block `http`.',
    ...block('stream', [
      ...block('upstream keycloak', [
        ...(isSticky ? ['hash $remote_addr consistent;'] : []),
        ...upstream.map((server) => `server ${server};`),
      ]),
      '',
      ...block('server', [`listen ${base.port};`, 'proxy_pass keycloak;', 'proxy_protocol on;']),
    ]),
  ].join('\n')
