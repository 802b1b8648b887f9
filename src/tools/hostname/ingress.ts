import type {Address} from './address'
import type {Setup} from './setup'

const ANNOTATION = 'nginx.ingress.kubernetes.io'
const DEFAULT_SERVICE = 'keycloak'

/** Ingress objects for ingress-nginx, one for the users and one for the admin console. Shape: one YAML file with two documents. */
export function ingressOf(setup: Setup): string {
  const {base, admin, tls} = setup
  const isPassthrough = tls === 'passthrough'
  return [
    ...ingress(setup, 'keycloak', base, isPassthrough ? ['/'] : publicPaths(base), []),
    ...(base.path === '' || isPassthrough ? [] : ['---', ...wellKnown(setup)]),
    ...(admin && admin.url !== base.url && !isPassthrough
      ? [
          '---',
          ...ingress(
            setup,
            'keycloak-admin',
            admin,
            ['admin', 'realms', 'resources'].map((part) => `${admin.path}/${part}/`),
            setup.adminNetworks.length === 0 ? [] : [['whitelist-source-range', setup.adminNetworks.join(',')]],
          ),
        ]
      : []),
  ].join('\n')
}

const publicPaths = ({path}: Address): string[] => [
  `${path}/realms/`,
  `${path}/resources/`,
  ...(path === '' ? ['/.well-known/'] : []),
]

function annotations({tls, isSticky}: Setup, more: readonly (readonly [string, string])[]): string[] {
  const all: (readonly [string, string])[] = [
    ...(tls === 'passthrough'
      ? ([['ssl-passthrough', 'true']] as const)
      : ([
          ['proxy-buffer-size', '32k'],
          ['proxy-busy-buffers-size', '64k'],
        ] as const)),
    ...(tls === 'reencrypt' ? ([['backend-protocol', 'HTTPS']] as const) : []),
    ...(isSticky
      ? ([
          ['affinity', 'cookie'],
          ['session-cookie-name', 'KEYCLOAK_SERVER'],
        ] as const)
      : []),
    ...more,
  ]
  return all.map(([name, value]) => `    ${ANNOTATION}/${name}: '${value}'`)
}

function ingress(
  setup: Setup,
  name: string,
  address: Address,
  paths: readonly string[],
  more: readonly (readonly [string, string])[],
  pathType = 'Prefix',
): string[] {
  const {service, port} = serviceOf(setup)
  return [
    'apiVersion: networking.k8s.io/v1',
    'kind: Ingress',
    'metadata:',
    `  name: ${name}`,
    '  annotations:',
    ...annotations(setup, more),
    'spec:',
    '  ingressClassName: nginx',
    ...(address.scheme === 'https' && setup.tls !== 'passthrough'
      ? [
          '  tls:',
          `    - hosts: ['${address.host}']`,
          `      secretName: ${address === setup.admin ? 'keycloak-admin-tls' : 'keycloak-tls'}`,
        ]
      : []),
    '  rules:',
    `    - host: '${address.host}'`,
    '      http:',
    '        paths:',
    ...paths.flatMap((path) => [
      `          - path: ${path}`,
      `            pathType: ${pathType}`,
      `            backend: {service: {name: ${service}, port: {number: ${port}}}}`,
    ]),
  ]
}

/** RFC 8414 puts the path of the issuer at the end, and Keycloak expects its own path at the beginning. */
const wellKnown = (setup: Setup): string[] =>
  ingress(
    setup,
    'keycloak-well-known',
    setup.base,
    [`/\\.well-known/([a-z-]+)${setup.base.path.replaceAll('.', '\\.')}/(.*)`],
    [
      ['use-regex', 'true'],
      ['rewrite-target', `${setup.base.path}/.well-known/$1/$2`],
    ],
    'ImplementationSpecific',
  )

/** A name that a service can have. An IP address can't be one. */
const SERVICE = /^[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/

/** The service in front of the pods: the first entry of the servers, or `keycloak` if that one isn't the name of a service. */
export function serviceOf({upstream: [server = '']}: Setup): {service: string; port: number; isEntered: boolean} {
  const colon = server.lastIndexOf(':')
  const [service = ''] = server.slice(0, colon).split('.')
  const isEntered = SERVICE.test(service)
  return {service: isEntered ? service : DEFAULT_SERVICE, port: Number(server.slice(colon + 1)), isEntered}
}
