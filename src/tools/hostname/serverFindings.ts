import {isIp} from './address'
import {finding} from './finding'
import {serviceOf} from './ingress'
import {PAGES} from './pages'
import type {Finding} from '../report'
import type {Setup} from './setup'

/** What has to be known about the servers behind the proxy, and about the proxy itself. */
export function serverFindings(setup: Setup): Finding[] {
  const {base, proxy, isSticky, management, tls} = setup
  const found: Finding[] = []
  if (base.path !== '')
    found.push(
      finding(
        'note',
        '`http-relative-path` counts when the server is built.',
        'Set it in the image, in front of `kc.sh build`.',
        {
          text: 'Health checks move below the path too, for example to `:9000/auth/health/ready`.',
        },
      ),
    )
  if (isSticky)
    found.push(
      finding('note', 'Sticky sessions are optional.', 'Leave them out, and spread requests evenly.', {
        text: 'Keycloak appends the name of a server to the cookie `AUTH_SESSION_ID`. The generated rules use a cookie or the address instead. Keycloak 26.8 deprecates the appended name, because sessions hardly gain from it since 26.6.',
        page: PAGES.rolling,
      }),
    )
  if (management === 'public')
    found.push(
      finding('error', 'Metrics and health checks are on the internet.', 'Open port 9000 to your network only.', {
        text: 'They show load, versions, and the state of the database, and need no login.',
        page: PAGES.health,
      }),
    )
  if (proxy === 'ingress') found.push(...ingressFindings(setup))
  if (proxy === 'none' && tls === 'passthrough' && base.port !== 8443 && base.scheme === 'https')
    found.push(
      finding(
        'note',
        'Keycloak listens on port 8443.',
        `Set \`https-port=${base.port}\`, or forward port ${base.port} to 8443.`,
      ),
    )
  return found
}

/** What Kubernetes or its controller refuses, or what the reader has to know of the objects. */
function ingressFindings(setup: Setup): Finding[] {
  const {base, upstream} = setup
  const {service, port, isEntered} = serviceOf(setup)
  const found = [
    finding(
      'warning',
      'ingress-nginx gets no more fixes.',
      'Plan to move to another controller or to the Gateway API.',
      {text: 'The Kubernetes project ended its maintenance in March 2026.', page: PAGES.kubernetes},
    ),
  ]
  if (isIp(base)) found.push(finding('error', 'The host of an Ingress can’t be an IP address.', 'Use a name.'))
  if (!isEntered)
    found.push(
      finding(
        'warning',
        `The Ingress sends requests to a service \`${service}\` on port ${port}.`,
        'Enter its name and port in **Keycloak servers, as the proxy reaches them**, such as `keycloak-service:8080`.',
        {text: 'The first of your servers isn’t the name of a service.'},
      ),
    )
  if (upstream.length > 1)
    found.push(
      finding('note', 'An Ingress has one service.', 'Only the first entry is used. The service finds the pods.'),
    )
  return found
}
