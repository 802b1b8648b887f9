import {pages} from './pages'
import type {KnownError} from './knownError'

/** The errors that Keycloak sends to the redirect URI. Provoked on 26.5.6, 26.6.4, and 26.7.3. */
export const callbackErrors: readonly KnownError[] = [
  {
    error: 'login_required',
    cause:
      'The request had `prompt=none`, and the browser sent no session. The user isn’t logged in, the session is older than `max_age`, or the browser blocked the cookie in a frame of another site.',
    fix: 'Send the user to Keycloak again without `prompt=none`.',
    page: pages.sessions,
  },
  {
    error: 'interaction_required',
    cause:
      'The request had `prompt=none`, and Keycloak has to show a page: a required action, the consent screen, or an action from `kc_action`.',
    fix: 'Send the user to Keycloak again without `prompt=none`.',
    page: pages.actions,
  },
  {
    error: 'consent_required',
    cause:
      'OpenID Connect defines this error for `prompt=none` without consent. Keycloak 26.5 to 26.7 sends `interaction_required` instead, so a gateway or another server sent this one.',
    fix: 'Treat both errors alike: send the user again without `prompt=none`.',
    page: pages.consent,
  },
  {
    error: 'access_denied',
    cause: 'The user refused the consent.',
    fix: 'Offer a new login. If users refuse often, request fewer scopes, or turn off **Consent required** of the client.',
    page: pages.consent,
  },
  {
    error: 'temporarily_unavailable',
    description: 'authentication_expired',
    cause: 'The login had ended in another tab, or it took longer than the login timeout, so the form was stale.',
    fix: 'Start a new login at once. If the user has a session, no page is shown.',
    page: pages.sessions,
  },
  {
    error: 'invalid_scope',
    pattern: /^Invalid scopes: .*\borganization\b/,
    description: 'Invalid scopes: openid organization:…',
    cause:
      'The user, the client, or the realm can’t get this organization: native organizations are off, the alias is wrong, or the client lacks the scope `organization`.',
    fix: 'Turn on **Organizations** in the realm, check the alias, and add the client scope `organization` to the client.',
    page: pages.organizations,
  },
  {
    error: 'invalid_scope',
    description: 'Invalid scopes: …',
    pattern: /^Invalid scopes:/,
    cause: 'The scope contains a name that isn’t a client scope of this client. Keycloak doesn’t say which one.',
    fix: 'Add the scope in **Client scopes** of the client as optional, or remove it from the request.',
    page: pages.scopes,
  },
  {
    error: 'unauthorized_client',
    pattern: /Implicit flow is disabled/,
    description:
      'Client is not allowed to initiate browser login with given response_type. Implicit flow is disabled for the client.',
    cause: 'The response type contains `token` or `id_token`, and **Implicit flow** of the client is off.',
    fix: 'Use `response_type=code` with PKCE. Leave the implicit flow off.',
    page: pages.register,
  },
  {
    error: 'unauthorized_client',
    pattern: /Standard flow is disabled/,
    description:
      'Client is not allowed to initiate browser login with given response_type. Standard flow is disabled for the client.',
    cause: '**Standard flow** of the client is off, for example because the client is a service account.',
    fix: 'Turn on **Standard flow**, or use another client for logins.',
    page: pages.register,
  },
  {
    error: 'unsupported_response_type',
    cause: 'Keycloak doesn’t know the response type.',
    fix: 'Use `response_type=code`.',
    page: pages.register,
  },
  {
    error: 'invalid_request',
    description: 'Missing parameter: response_type',
    cause: 'The request has no `response_type`.',
    fix: 'Send `response_type=code`.',
    page: pages.register,
  },
  {
    error: 'invalid_request',
    description: 'Missing parameter: code_challenge_method',
    cause: 'The client requires PKCE, and the request has none.',
    fix: 'Turn on PKCE with `S256` in your app.',
    page: pages.pkce,
  },
  {
    error: 'invalid_request',
    description: 'Missing parameter: code_challenge',
    cause: 'The request has `code_challenge_method` without `code_challenge`.',
    fix: 'Send both, or none.',
    page: pages.pkce,
  },
  {
    error: 'invalid_request',
    description: 'Invalid parameter: code_challenge',
    cause: 'The challenge is too short or contains other characters. An S256 challenge has 43 characters of Base64url.',
    fix: 'Encode the SHA-256 hash of the verifier as Base64url without padding.',
    page: pages.pkce,
  },
  {
    error: 'invalid_request',
    description: 'Invalid parameter: code_challenge_method',
    cause: 'The method is neither `S256` nor `plain`.',
    fix: 'Send `code_challenge_method=S256`.',
    page: pages.pkce,
  },
  {
    error: 'invalid_request',
    description: 'Invalid parameter: code challenge method is not matching the configured one',
    cause: 'The client requires another PKCE method than the request has. Usually, your app sends `plain`.',
    fix: 'Send `code_challenge_method=S256` and a hashed challenge.',
    page: pages.pkce,
  },
  {
    error: 'invalid_request',
    description: 'Missing parameter: nonce',
    cause: 'A response type with `id_token` needs a nonce.',
    fix: 'Send a random `nonce`, or use `response_type=code`.',
    page: pages.register,
  },
  {
    error: 'invalid_request',
    pattern: /^Response_mode 'query' not allowed/,
    description: "Response_mode 'query' not allowed for implicit or hybrid flow",
    cause: 'Tokens must not stand in a query, which servers log.',
    fix: 'Leave `response_mode` out, or send `fragment` or `form_post`.',
    page: pages.register,
  },
  {
    error: 'invalid_request',
    description: 'Invalid parameter: response_mode',
    cause: 'Keycloak doesn’t know the response mode.',
    fix: 'Use `query`, `fragment`, or `form_post`, each also with `.jwt` at its end.',
    page: pages.register,
  },
  {
    error: 'invalid_request',
    description: 'duplicated parameter',
    cause: 'A parameter stands twice in the address.',
    fix: 'Send each parameter once. Look for a library and your own code that both add it.',
    page: pages.loginPage,
  },
  {
    error: 'invalid_request',
    description: 'Pushed Authorization Request is only allowed.',
    cause: 'The client requires PAR, and the parameters came in the address.',
    fix: 'Push the parameters first, and send only `client_id` and `request_uri`.',
    page: pages.parRequired,
  },
  {
    error: 'invalid_target',
    description: 'The requested resource is invalid, missing, unknown, or malformed.',
    cause: 'The value of `resource` isn’t an absolute URI. Keycloak checks this since 26.6.',
    fix: 'Remove `resource`, which doesn’t change `aud`, and add an **Audience** mapper instead.',
    page: pages.audience,
  },
]
