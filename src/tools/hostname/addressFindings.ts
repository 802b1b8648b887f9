import {isIp, isLoopback, type Address} from './address'
import {finding} from './finding'
import {PAGES} from './pages'
import type {Finding} from '../report'
import type {Setup} from './setup'

/** What is wrong with where an address leads. */
function placeFindings(address: Address, label: string): Finding[] {
  if (isLoopback(address))
    return [
      finding(
        'error',
        `The ${label} is this machine only.`,
        'Enter the name that browsers use. `start-dev` needs no host name.',
      ),
    ]
  const found: Finding[] = []
  if (address.scheme === 'http')
    found.push(
      finding(
        'error',
        `The ${label} starts with \`http://\`.`,
        'Write `https://`, and end TLS at the proxy or in Keycloak.',
        {
          text: 'An attacker on the network path can read passwords and tokens, and browsers don’t send cookies that need TLS.',
        },
      ),
    )
  if (isIp(address))
    found.push(
      finding(
        'warning',
        `The ${label} is an IP address.`,
        'Use a name, so that the address of the server can change.',
        {
          text: 'The address is in every token. Passkeys need a name, and most certificate authorities want one too.',
        },
      ),
    )
  return found
}

/** What is wrong with how an address is written. */
function spellingFindings({written}: Address, label: string): Finding[] {
  const found: Finding[] = []
  if (!written.withScheme)
    found.push(
      finding(
        'note',
        `The ${label} has ${written.withPort ? 'a port and no scheme' : 'no scheme'}.`,
        'Keep `https://` in front, as in the configuration below.',
        {
          text: written.withPort
            ? 'Keycloak refuses to start with such a value: `Provided hostname is neither a plain hostname nor a valid URL`.'
            : 'With a bare name, scheme and port come from each request. Links then depend on the headers of the proxy.',
        },
      ),
    )
  if (written.withSlash)
    found.push(
      finding('note', `The ${label} ends with a slash.`, 'The configuration below leaves it out.', {
        text: 'Keycloak ignores it. Applications that add a path to such a value get a double slash, and Keycloak answers 400.',
      }),
    )
  return found
}

/** What is wrong with an address. @param label what it is. */
export const addressFindings = (address: Address, label: string): Finding[] => [
  ...placeFindings(address, label),
  ...spellingFindings(address, label),
]

/** What is wrong with the address of the admin console, or with having none. */
export function adminFindings({base, admin, proxy, tls}: Setup): Finding[] {
  if (admin === undefined)
    return proxy === 'none' || tls === 'passthrough'
      ? []
      : [
          finding(
            'warning',
            'The admin console isn’t reachable through the proxy.',
            'Enter an address that only your network reaches.',
            {
              text: 'The console redirects to the address that users see, and the proxy doesn’t serve `/admin/` there.',
              page: PAGES.adminHost,
            },
          ),
        ]
  if (admin.url === base.url)
    return [
      finding(
        'warning',
        'The admin console has the same address as the login pages.',
        'Use another name, or leave the field empty.',
        {
          text: '`hostname-admin` changes nothing then, so the configuration leaves it out.',
          page: PAGES.adminHost,
        },
      ),
    ]
  const found = addressFindings(admin, 'address of the admin console')
  if (admin.path !== base.path)
    found.push(
      finding(
        'error',
        'The two addresses have different paths.',
        'Use the same path. `http-relative-path` applies to both.',
      ),
    )
  if (admin.host === base.host)
    found.push(
      finding(
        'error',
        'The admin console and the login pages differ only in scheme or port.',
        'Use another host name.',
        {
          text: 'Browsers send cookies to all ports of a host, and the generated rules choose by host name.',
        },
      ),
    )
  return found
}
