import type {KnownError} from './knownError'
import {pages} from './pages'

/** Errors that Keycloak shows as a page, because it doesn't trust the redirect URI yet. `error` is the text of the page. */
export const pageErrors: readonly (KnownError & {pattern: RegExp})[] = [
  {
    error: 'Invalid parameter: redirect_uri',
    pattern: /invalid parameter: redirect_uri/i,
    cause:
      'The redirect URI isn’t in the list of the client, or the request has none. Scheme, host, port, path, query, and the slash at the end must be equal, and a fragment is refused.',
    fix: 'Copy the value from the address of the error page into **Valid redirect URIs** of the client.',
    page: pages.redirects,
  },
  {
    error: 'Client not found.',
    pattern: /client not found/i,
    cause: 'This realm has no client with the `client_id` of the request. Upper and lower case count.',
    fix: 'Check the realm in the address, and the **Client ID** of the client.',
    page: pages.loginPage,
  },
  {
    error: 'Client disabled.',
    pattern: /client disabled/i,
    cause: 'The client is turned off.',
    fix: 'Turn on **Enabled** at the top of the client’s page.',
    page: pages.loginPage,
  },
  {
    error: 'Bearer-only applications are not allowed to initiate browser login',
    pattern: /bearer-only applications/i,
    cause: 'The client is bearer-only, so it can only check tokens.',
    fix: 'Use another client for logins.',
    page: pages.register,
  },
  {
    error: 'Restart login cookie not found.',
    pattern: /cookie not found/i,
    cause:
      'The browser didn’t send the cookies of the login back. It blocks them, they expired, or the form was opened at another host, for example without HTTPS or behind a proxy that changes the host.',
    fix: 'Open the login at one address with HTTPS, and check the hostname and the headers of the proxy.',
    page: pages.cookie,
  },
  {
    error: 'Your login attempt timed out. Login will start from the beginning.',
    pattern: /login attempt timed out/i,
    cause: 'The user took longer than **Login timeout** of the realm, 30 minutes by default.',
    fix: 'Log in again. The default is long enough for most realms.',
    page: pages.sessions,
  },
  {
    error: 'HTTPS required',
    pattern: /https required/i,
    cause:
      'The realm requires HTTPS, and the server took the request for HTTP. Behind a proxy, it ignores the headers of the proxy.',
    fix: 'Let the server trust the headers of the proxy, and open the login with HTTPS.',
    page: pages.https,
  },
  {
    error: 'Registration not allowed',
    pattern: /registration not allowed/i,
    cause: 'The request had `prompt=create`, and **User registration** of the realm is off.',
    fix: 'Turn on **User registration** in **Realm settings**, tab **Login**, or remove `prompt=create`.',
    page: pages.registration,
  },
  {
    error: 'Invalid parameter: claims',
    pattern: /invalid parameter: claims/i,
    cause: 'The parameter `claims` asks for a level of authentication that the realm doesn’t know.',
    fix: 'Add the level to **ACR to LoA Mapping**, or remove it from `claims`.',
    page: pages.stepUp,
  },
  {
    error: 'Realm not enabled',
    pattern: /realm not enabled/i,
    cause: 'The realm is turned off.',
    fix: 'Turn on **Enabled** in **Realm settings**.',
    page: pages.loginPage,
  },
  {
    error: 'Realm does not exist',
    pattern: /realm does not exist/i,
    cause: 'The server has no realm with the name in the address. Upper and lower case count.',
    fix: 'Correct the part after `/realms/`.',
    page: pages.loginPage,
  },
  {
    error: 'Unable to find matching target resource method',
    pattern: /unable to find matching target resource|page not found/i,
    cause:
      'The server has no endpoint at this address. Often, the path begins with `/auth`, which Keycloak doesn’t have since 17.',
    fix: 'Remove `/auth`, or check the path behind `/protocol/openid-connect/`.',
    page: pages.proxy,
  },
  {
    error: 'Invalid Request',
    pattern: /invalid request\b/i,
    cause:
      'Keycloak couldn’t read the request: it has no `client_id`, `max_age` isn’t a number, the `request_uri` is unknown, used, or older than 60 seconds, or the client requires a signed request.',
    fix: 'Check these in this order. A `request_uri` works once, so start a new login instead of reloading.',
    page: pages.par,
  },
]
