import {authorityOf} from './address'
import {sendsHeaders} from './options'
import type {Setup} from './setup'

/** A command and what it prints if all is right. */
export type Check = {
  /** What it proves, and where to run it. */
  comment: string
  command: string
  expected: readonly string[]
}

/** Headers with which a client tries to choose the address, for a proxy of either kind. */
const FORGED = [
  'X-Forwarded-Host: evil.example',
  'X-Forwarded-Proto: http',
  'X-Forwarded-Port: 666',
  'X-Forwarded-Prefix: /evil',
  'Forwarded: host=evil.example;proto=http',
] as const

const issuerOf = ({base, realm}: Setup): string => `${base.url}/realms/${realm}`
const discoveryOf = (setup: Setup): string => `${issuerOf(setup)}/.well-known/openid-configuration`
const tokenOf = (setup: Setup): string => `${issuerOf(setup)}/protocol/openid-connect/token`

/** The commands that prove a setup. They need `curl` and `jq`. */
export function checksOf(setup: Setup): Check[] {
  return [
    {
      comment: 'Tokens and endpoints have the public address.',
      command: `curl -s ${discoveryOf(setup)} | jq -r '.issuer, .token_endpoint'`,
      expected: [issuerOf(setup), tokenOf(setup)],
    },
    ...(sendsHeaders(setup) ? [forged(setup)] : []),
    ...metadata(setup),
    paths(setup),
    ...admin(setup),
    ...(setup.isBackchannelDynamic && setup.tls === 'edge' ? [backchannel(setup)] : []),
    ...(setup.management === 'off' ? [] : [health(setup)]),
  ]
}

const forged = (setup: Setup): Check => ({
  comment: 'A client can’t choose the address with headers.',
  command: [
    `curl -s ${discoveryOf(setup)}`,
    ...FORGED.map((header) => `  -H '${header}'`),
    "  | jq -r '.issuer, .token_endpoint'",
  ].join(' \\\n'),
  expected: [issuerOf(setup), tokenOf(setup)],
})

/** Without a proxy that maps it, Keycloak answers below its own path only. */
function metadata(setup: Setup): Check[] {
  const {base, realm} = setup
  if (base.path !== '' && !sendsHeaders(setup)) return []
  const origin = `${base.scheme}://${authorityOf(base)}`
  return [
    {
      comment: 'The metadata of RFC 8414 are public. Since Keycloak 26.4.',
      command: `curl -s ${origin}/.well-known/oauth-authorization-server${base.path}/realms/${realm} | jq -r .issuer`,
      expected: [issuerOf(setup)],
    },
  ]
}

/** Without a proxy that reads paths, Keycloak redirects to the console. Metrics and health are never on the main port. */
const paths = (setup: Setup): Check => ({
  comment: sendsHeaders(setup)
    ? 'The admin console, metrics, and health checks aren’t public.'
    : 'Metrics and health checks aren’t public. The admin console is.',
  command: [
    'for path in /admin/ /metrics /health; do',
    `  curl -s -o /dev/null -w '%{http_code}\\n' ${setup.base.url}$path`,
    'done',
  ].join('\n'),
  expected: [sendsHeaders(setup) ? '404' : '302', '404', '404'],
})

const admin = ({admin: address, base}: Setup): Check[] =>
  address === undefined || address.url === base.url
    ? []
    : [
        {
          comment: 'The admin console answers at its own address. Run this in a network of administrators.',
          command: `curl -s -o /dev/null -w '%{http_code} %{redirect_url}\\n' ${address.url}/admin/`,
          expected: [`302 ${address.url}/admin/master/console/`],
        },
      ]

function backchannel(setup: Setup): Check {
  const internal = `http://${setup.upstream[0] ?? '127.0.0.1:8080'}${setup.base.path}/realms/${setup.realm}`
  return {
    comment: 'Applications inside get internal endpoints, and tokens with the public issuer. Run this inside.',
    command: `curl -s ${internal}/.well-known/openid-configuration | jq -r '.issuer, .token_endpoint'`,
    expected: [issuerOf(setup), `${internal}/protocol/openid-connect/token`],
  }
}

/** The management port has the path and the TLS of the main port, as long as neither is set separately. */
export const healthOf = ({base, tls}: Setup): string =>
  tls === 'edge' || base.scheme === 'http'
    ? `http://localhost:9000${base.path}/health/ready`
    : `https://${base.host}:9000${base.path}/health/ready`

function health(setup: Setup): Check {
  const url = healthOf(setup)
  const connect = url.startsWith('https') ? `--connect-to ${setup.base.host}:9000:localhost:9000 ` : ''
  return {
    comment: 'The server is ready. Run this on the server.',
    command: `curl -s ${connect}${url} | jq -r .status`,
    expected: ['UP'],
  }
}

/** All commands as a script. */
export const scriptOf = (checks: readonly Check[]): string =>
  checks.map(({comment, command}) => `# ${comment}\n${command}`).join('\n\n')

/** What the script prints. */
export const outputOf = (checks: readonly Check[]): string => checks.flatMap(({expected}) => expected).join('\n')
