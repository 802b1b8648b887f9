import type {KnownError} from './knownError'
import {pages} from './pages'

/** What the token endpoint answers to a code that it doesn't accept. Provoked on 26.5.6, 26.6.4, and 26.7.3. */
export const tokenErrors: readonly KnownError[] = [
  {
    error: 'invalid_grant',
    description: 'Code not valid',
    cause:
      'The code was used before, is older than 60 seconds, or isn’t complete. After a second use, the tokens of the first one stop working too. A page that reloads the callback uses the code twice.',
    fix: 'Redeem each code once, at once. **Client Login Timeout** in **Realm settings**, tab **Tokens**, sets the lifetime.',
    page: pages.lifetimes,
  },
  {
    error: 'invalid_grant',
    description: 'Incorrect redirect_uri',
    cause: 'The token request has another `redirect_uri` than the authorization request.',
    fix: 'Send the same value in both.',
    page: pages.redirects,
  },
  {
    error: 'invalid_grant',
    description: 'PKCE code verifier not specified',
    cause: 'The authorization request had a `code_challenge`, and the token request has no `code_verifier`.',
    fix: 'Keep the verifier from the start of the login, for example in the session, and send it.',
    page: pages.pkce,
  },
  {
    error: 'invalid_grant',
    description: 'PKCE verification failed: Code mismatch',
    cause: 'The verifier belongs to another login. Often, two tabs share one place in the storage.',
    fix: 'Keep each verifier with its `state`.',
    page: pages.pkce,
  },
  {
    error: 'invalid_grant',
    description: 'PKCE verification failed: Invalid code verifier',
    cause: 'The verifier is shorter than 43 characters, longer than 128, or contains other characters.',
    fix: 'Use 32 random bytes as Base64url without padding.',
    page: pages.pkce,
  },
  {
    error: 'invalid_grant',
    description: 'PKCE code verifier specified but challenge not present in authorization',
    cause: 'The token request has a `code_verifier`, and the authorization request had no `code_challenge`.',
    fix: 'Send both. A proxy or a redirect might have removed the challenge.',
    page: pages.pkce,
  },
  {
    error: 'invalid_grant',
    description: 'Auth error: Found different client_id in clientSession',
    cause: 'Another client redeems the code than the one that requested it.',
    fix: 'Use one client ID for both requests.',
    page: pages.tokens,
  },
  {
    error: 'invalid_request',
    description: 'Missing parameter: code',
    cause: 'The token request has no `code`.',
    fix: 'Send the `code` of the callback, URL-encoded.',
    page: pages.tokens,
  },
  {
    error: 'unauthorized_client',
    description: 'Invalid client or Invalid client credentials',
    cause: 'The client is confidential, and its secret is missing or wrong.',
    fix: 'Send the secret from the tab **Credentials** of the client. A browser app must be a public client instead.',
    page: pages.secrets,
  },
  {
    error: 'invalid_client',
    description: 'Invalid client or Invalid client credentials',
    cause: 'The realm has no client with this `client_id`, or the client is turned off.',
    fix: 'Check the realm in the address, and the **Client ID** of the client.',
    page: pages.tokens,
  },
  {
    error: 'invalid_request',
    description: 'Unsupported response type',
    cause: 'The pushed request has a response type that Keycloak doesn’t know.',
    fix: 'Use `response_type=code`.',
    page: pages.par,
  },
  {
    error: 'invalid_request',
    description: 'Invalid parameter: redirect_uri',
    cause: 'The redirect URI of the pushed request isn’t in the list of the client.',
    fix: 'Add it to **Valid redirect URIs** of the client.',
    page: pages.redirects,
  },
]
