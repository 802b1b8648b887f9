import {quoted, type ReportTable} from '../report'

/** What Keycloak does with a parameter. Observed on 26.5.6, 26.6.4, and 26.7.3. */
type Parameter = {name: string; effect: string; setting: string}

/** The parameters that the tool sends, in the order of the address. */
const parameterFacts: readonly Parameter[] = [
  {
    name: 'client_id',
    effect: 'Names the client. For an unknown one, Keycloak shows `Client not found.`',
    setting: '**Client ID** of the client',
  },
  {
    name: 'redirect_uri',
    effect: 'Receives the answer. It must match an entry of the client’s list, query and slash included',
    setting: '**Valid redirect URIs** of the client',
  },
  {
    name: 'response_type',
    effect: 'Chooses what the callback contains. `code` is a code, the others contain tokens or nothing',
    setting: '**Standard flow** and **Implicit flow** of the client',
  },
  {
    name: 'response_mode',
    effect: 'Chooses query, fragment, or form. The modes with `jwt` send one signed token in `response`',
    setting: 'None. The default is `query` for `code`',
  },
  {
    name: 'scope',
    effect: 'Adds optional client scopes. Default scopes apply anyway. An unassigned scope is `invalid_scope`',
    setting: '**Client scopes** of the client. `organization` needs native organizations, since 26.0',
  },
  {
    name: 'prompt',
    effect: '`none` never shows a page, `login` asks again, `create` opens the registration',
    setting: '**User registration** of the realm for `create`, since 26.1',
  },
  {
    name: 'login_hint',
    effect: 'Fills in the username, and goes to an identity provider that passes it on',
    setting: '**Pass login_hint** of the provider',
  },
  {
    name: 'acr_values',
    effect: 'Asks for a level of authentication. Keycloak ignores a level that it doesn’t know',
    setting: '**ACR to LoA Mapping** of the realm or the client, and the browser flow',
  },
  {
    name: 'max_age',
    effect: 'Asks again if the login is older than this many seconds. Text is `Invalid Request`',
    setting: '**Pass max_age** of an identity provider',
  },
  {
    name: 'kc_idp_hint',
    effect: 'Skips the login page and opens this identity provider. Keycloak ignores an unknown alias',
    setting: '**Identity Provider Redirector** in the browser flow. With PAR since 26.6',
  },
  {
    name: 'kc_action',
    effect: 'Starts a required action after the login. The callback contains `kc_action_status`',
    setting: '**Required actions** of the realm',
  },
  {
    name: 'ui_locales',
    effect: 'Chooses the first language of the list that the realm supports',
    setting: '**Internationalization** and **Supported locales** of the realm',
  },
  {
    name: 'resource',
    effect: 'Has no effect on `aud`. Since 26.6, a value that isn’t a URI is `invalid_target`',
    setting: 'An **Audience** mapper adds an audience',
  },
  {name: 'state', effect: 'Returns unchanged. Your app compares it, which stops forged callbacks', setting: 'None'},
  {name: 'nonce', effect: 'Returns in the ID token. Your app compares it', setting: 'None'},
  {
    name: 'code_challenge',
    effect: 'Ties the code to the verifier, so that a stolen code is useless',
    setting: '**PKCE Method** of the client',
  },
  {
    name: 'code_challenge_method',
    effect: '`S256` hashes the verifier. Without it, Keycloak takes the challenge for plain text',
    setting: '**PKCE Method** of the client',
  },
]

/** What Keycloak does with each parameter of an address. */
export function sentParameters(address: string): ReportTable {
  const sent = new URLSearchParams(address.slice(address.indexOf('?')))
  return {
    kind: 'table',
    caption: 'The parameters',
    head: ['Parameter', 'Value', 'What Keycloak does', 'Setting'],
    rows: parameterFacts
      .filter(({name}) => sent.has(name))
      .map(({name, effect, setting}) => [`\`${name}\``, quoted(sent.get(name) ?? ''), effect, setting]),
  }
}
