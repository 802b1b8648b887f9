import type {Address} from './address'
import type {Setup} from './setup'

/**
 * Dynamic configuration for the file provider of Traefik 3. The entry point must be called `websecure` and must not trust
 * forwarded headers, which is the default: https://doc.traefik.io/traefik/reference/install-configuration/entrypoints/
 */
export function traefikOf(setup: Setup): string {
  if (setup.tls === 'passthrough') return passthrough(setup)
  const {base, admin} = setup
  const hasAdmin = admin !== undefined && admin.url !== base.url
  return [
    'http:',
    '  routers:',
    ...router('keycloak', publicRule(base), ['keycloak-headers']),
    ...(base.path === ''
      ? []
      : router('keycloak-well-known', wellKnownRule(base), ['keycloak-well-known', 'keycloak-headers'])),
    ...(hasAdmin ? router('keycloak-admin', adminRule(admin), adminMiddlewares(setup)) : []),
    '  middlewares:',
    '    keycloak-headers:',
    '      headers:',
    '        customRequestHeaders:',
    "          X-Forwarded-Prefix: ''",
    "          Forwarded: ''",
    ...(base.path === '' ? [] : wellKnownMiddleware(base)),
    ...(hasAdmin && setup.adminNetworks.length > 0
      ? [
          '    keycloak-admin-networks:',
          '      ipAllowList:',
          '        sourceRange:',
          ...setup.adminNetworks.map((network) => `          - '${network}'`),
        ]
      : []),
    ...services(setup),
  ].join('\n')
}

const router = (name: string, rule: string, middlewares: readonly string[]): string[] => [
  `    ${name}:`,
  `      rule: '${rule}'`,
  '      entryPoints: [websecure]',
  '      service: keycloak',
  `      middlewares: [${middlewares.join(', ')}]`,
  '      tls: {}',
]

const prefixes = (path: string, parts: readonly string[]): string =>
  parts.map((part) => `PathPrefix(\`${path}/${part}/\`)`).join(' || ')

const publicRule = ({host, path}: Address): string =>
  `Host(\`${host}\`) && (${prefixes(path, path === '' ? ['realms', 'resources', '.well-known'] : ['realms', 'resources'])})`

const adminRule = ({host, path}: Address): string =>
  `Host(\`${host}\`) && (${prefixes(path, ['admin', 'realms', 'resources'])})`

const adminMiddlewares = ({adminNetworks}: Setup): string[] =>
  adminNetworks.length > 0 ? ['keycloak-admin-networks', 'keycloak-headers'] : ['keycloak-headers']

const pattern = ({path}: Address): string => path.replaceAll('.', '\\.')

const wellKnownRule = (base: Address): string =>
  `Host(\`${base.host}\`) && PathRegexp(\`^/\\.well-known/[a-z-]+${pattern(base)}/\`)`

/** RFC 8414 puts the path of the issuer at the end, and Keycloak expects its own path at the beginning. */
const wellKnownMiddleware = (base: Address): string[] => [
  '    keycloak-well-known:',
  '      replacePathRegex:',
  `        regex: '^/\\.well-known/([a-z-]+)${pattern(base)}/(.*)$'`,
  `        replacement: '${base.path}/.well-known/$1/$2'`,
]

function services({upstream, tls, isSticky, base}: Setup): string[] {
  const isTls = tls === 'reencrypt'
  return [
    '  services:',
    '    keycloak:',
    '      loadBalancer:',
    '        servers:',
    ...upstream.map((server) => `          - url: ${isTls ? 'https' : 'http'}://${server}`),
    ...(isSticky
      ? ['        sticky:', '          cookie: {name: KEYCLOAK_SERVER, secure: true, httpOnly: true, sameSite: none}']
      : []),
    ...(isTls
      ? [
          '        serversTransport: keycloak',
          '  serversTransports:',
          '    keycloak:',
          `      serverName: ${base.host}`,
          '      rootCAs: [/etc/traefik/keycloak-ca.crt]',
        ]
      : []),
  ]
}

const passthrough = ({base, upstream}: Setup): string =>
  [
    'tcp:',
    '  routers:',
    '    keycloak:',
    `      rule: 'HostSNI(\`${base.host}\`)'`,
    '      entryPoints: [websecure]',
    '      service: keycloak',
    '      tls: {passthrough: true}',
    '  services:',
    '    keycloak:',
    '      loadBalancer:',
    '        proxyProtocol: {version: 2}',
    '        servers:',
    ...upstream.map((server) => `          - address: '${server}'`),
  ].join('\n')
