import {caddyOf} from './caddy'
import {ingressOf} from './ingress'
import {nginxOf} from './nginx'
import {headersOf} from './options'
import {traefikOf} from './traefik'
import type {ReportPart} from '../report'
import type {Setup} from './setup'

/** The rules of the proxy, with what has to be known about them. */
export function proxyCode(setup: Setup): ReportPart[] {
  switch (setup.proxy) {
    case 'none':
      return []
    case 'nginx':
      return [heading('nginx'), {kind: 'code', title: 'keycloak.nginx.conf', language: 'nginx', code: nginxOf(setup)}]
    case 'caddy':
      return setup.tls === 'passthrough'
        ? []
        : [heading('Caddy'), {kind: 'code', title: 'Caddyfile', language: 'text', code: caddyOf(setup)}]
    case 'traefik':
      return [
        heading('Traefik'),
        text(
          'Not run: we checked the shape of this file and didn’t start Traefik. Don’t set `forwardedHeaders.insecure` in the entry point.',
        ),
        {kind: 'code', title: 'keycloak.yaml', language: 'yaml', code: traefikOf(setup)},
      ]
    case 'ingress':
      return [
        heading('Ingress'),
        text(
          `Not run: we checked this file against the Kubernetes schema and applied it to no cluster. Keep \`use-forwarded-headers\` off in the controller.${setup.tls === 'passthrough' ? ' The controller needs `--enable-ssl-passthrough`.' : ''}`,
        ),
        {kind: 'code', title: 'ingress.yaml', language: 'yaml', code: ingressOf(setup)},
      ]
    case 'other':
      return [heading('Your proxy'), requirements(setup)]
  }
}

const heading = (label: string): ReportPart => ({kind: 'heading', text: label})
const text = (content: string): ReportPart => ({kind: 'text', text: content})

function requirements(setup: Setup): ReportPart {
  const {base, upstream, tls} = setup
  const port = String(base.port)
  const forward =
    headersOf(setup) === 'forwarded'
      ? [
          ['Forwarded', `for=<address of the client>;host=${base.host};proto=${base.scheme}`],
          ['X-Forwarded-*', 'Remove all of them'],
        ]
      : [
          ['X-Forwarded-For', 'The address of the client, and nothing else'],
          ['X-Forwarded-Host', base.host],
          ['X-Forwarded-Port', port],
          ['X-Forwarded-Proto', base.scheme],
          ['X-Forwarded-Prefix, Forwarded', 'Remove them'],
        ]
  return {
    kind: 'table',
    caption: 'What the proxy has to do',
    head: ['Setting', 'Value'],
    rows:
      tls === 'passthrough'
        ? [['Forward the connection to', upstream.join(', ')]]
        : [
            ['Public paths', `${base.path}/realms/, ${base.path}/resources/, /.well-known/`],
            ['All other paths', '404'],
            ['Servers', upstream.map((server) => `${tls === 'edge' ? 'http' : 'https'}://${server}`).join(', ')],
            ['Host', base.host],
            ...forward,
            ['Buffer for headers of a request and a response', '32 KB'],
          ],
  }
}
