import type {PageLink} from '../report'

const page = (label: string, path: string): PageLink => ({label, path})

/** The pages that own the subjects of this tool. */
export const pages = {
  redirects: page('Redirect URI errors', '/docs/errors/redirects/#compare-the-request-with-the-client'),
  loginPage: page('Errors on the login page', '/docs/errors/login-page/'),
  tokens: page('Errors of the token endpoint', '/docs/errors/tokens/#errors-of-the-token-endpoint'),
  lifetimes: page('Lifetimes', '/docs/getting-started/tokens-and-keys/'),
  scopes: page('Invalid scopes', '/docs/getting-started/client-scopes/#invalid-scopes'),
  organizations: page('The organization claim', '/docs/native-organizations/claims/#2-request-the-scope'),
  par: page('Pushed authorization requests', '/docs/sessions/par-and-step-up/#how-par-works'),
  parRequired: page('Require PAR', '/docs/sessions/par-and-step-up/#pushed-authorization-request-is-only-allowed'),
  stepUp: page('Step-up', '/docs/sessions/par-and-step-up/#enforce-a-level-of-authentication'),
  consent: page('Consent', '/docs/users/consent-and-terms/#1-show-a-consent-screen-for-a-client'),
  actions: page('Required actions', '/docs/getting-started/required-actions/#how-required-actions-work'),
  startAction: page(
    'Start an action',
    '/docs/getting-started/required-actions/#5-start-an-action-from-your-application',
  ),
  linking: page('Link accounts', '/docs/users/account-linking/#2-link-from-your-app-with-kc_actionidp_link'),
  sessions: page('Sessions', '/docs/getting-started/sessions/#how-keycloak-ends-a-session'),
  cookie: page('Restart login cookie not found', '/docs/operations/hostname-and-proxy/#restart-login-cookie-not-found'),
  https: page('HTTPS required', '/docs/operations/hostname-and-proxy/#https-required'),
  audience: page('The parameter resource', '/docs/sessions/audience/#the-parameter-resource-doesnt-change-aud'),
  pkce: page(
    'Missing parameter: code_challenge_method',
    '/docs/securing-applications/javascript/#missing-parameter-code_challenge_method',
  ),
  state: page(
    'No matching state found in storage',
    '/docs/securing-applications/javascript/#no-matching-state-found-in-storage',
  ),
  register: page('Register a client', '/docs/securing-applications/'),
  registration: page('Registration', '/docs/users/registration-fields/'),
  proxy: page('Hostname and proxy', '/docs/operations/hostname-and-proxy/#how-keycloak-finds-its-address'),
  secrets: page('Secrets', '/docs/configuration/secrets/'),
}
