import {finding} from './finding'
import {sendsHeaders, sendsProxyProtocol, writesForwarded} from './options'
import {PAGES} from './pages'
import type {Finding} from '../report'
import type {Setup} from './setup'

/** Whether a client can forge what Keycloak believes. */
export function headerFindings(setup: Setup): Finding[] {
  if (!sendsHeaders(setup)) return []
  const found: Finding[] = []
  if (setup.client !== 'replaces')
    found.push(
      finding(
        setup.client === 'passes' ? 'error' : 'warning',
        setup.client === 'passes'
          ? 'The proxy passes on headers that Keycloak believes.'
          : 'It isn’t known whether the proxy replaces headers of clients.',
        'Let the proxy set each header itself, as in the configuration below, and run the second check.',
        {
          text: `A client can then forge its IP address.${setup.isBackchannelDynamic ? ' With internal endpoints, it also chooses the address of the token endpoint in the discovery document.' : ''}`,
          page: PAGES.forwarded,
        },
      ),
    )
  if (setup.headers === 'forwarded' && !writesForwarded(setup))
    found.push(
      finding(
        'error',
        'This proxy sends X-Forwarded headers and not `Forwarded`.',
        'Choose X-Forwarded. The configuration below does.',
      ),
    )
  if (setup.trusted.length === 0)
    found.push(
      finding('warning', 'Keycloak believes the headers of every connection.', 'Enter the addresses of the proxy.', {
        text: '`proxy-trusted-addresses` limits it to the proxy. Without it, a client that reaches the port of Keycloak can forge them.',
        page: PAGES.forwarded,
      }),
    )
  return found
}

/** What follows from the place where TLS ends. */
export function tlsFindings(setup: Setup): Finding[] {
  const {tls, proxy, isBackchannelDynamic} = setup
  const found: Finding[] = []
  if (tls === 'passthrough' && proxy !== 'none') {
    found.push(
      finding(
        'warning',
        'With passthrough, the proxy can’t hide any path.',
        'End TLS at the proxy, or block `/admin/` elsewhere.',
        {
          text: 'It doesn’t see paths or headers. Don’t set `proxy-headers`: only clients could send them.',
        },
      ),
    )
    if (proxy === 'caddy')
      found.push(finding('error', 'Caddy can’t pass TLS through without a plugin.', 'End TLS at the proxy.'))
    if (!sendsProxyProtocol(proxy))
      found.push(
        finding(
          'note',
          'All logins will have the IP address of the proxy.',
          'If the proxy can send the PROXY protocol, set `proxy-protocol-enabled=true`.',
          {
            text: 'It excludes `proxy-headers`.',
          },
        ),
      )
  }
  if (isBackchannelDynamic && tls !== 'edge')
    found.push(
      finding(
        'warning',
        'Keycloak’s certificate must contain the internal name too.',
        'Add the internal name to the certificate.',
        {
          text: 'Applications call Keycloak over TLS under a name that differs from the public one.',
        },
      ),
    )
  return found
}
