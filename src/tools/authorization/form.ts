import type {ToolForm} from '../form'

const choices = (values: readonly string[]) =>
  values.map((value) => ({value, label: value === '' ? 'not sent' : value}))

export const authorizationForm: ToolForm = {
  label: 'Build an authorization request, or explain its callback',
  fields: [
    {
      kind: 'line',
      name: 'issuer',
      label: 'Issuer',
      placeholder: 'https://auth.example.com/realms/acme',
      hint: 'The address of your realm.',
    },
    {kind: 'line', name: 'clientId', label: 'Client ID', placeholder: 'acme-web'},
    {
      kind: 'line',
      name: 'redirectUri',
      label: 'Redirect URI',
      placeholder: 'https://app.acme.example/callback',
      hint: 'One of the valid redirect URIs of the client.',
    },
    {kind: 'line', name: 'scope', label: 'Scope', value: 'openid', hint: 'Separated by spaces.'},
    {
      kind: 'line',
      name: 'organization',
      label: 'Organization',
      placeholder: 'cedar',
      hint: 'The alias of a native organization, or * for all. It adds organization:<alias> to the scope.',
    },
    {
      kind: 'choice',
      name: 'responseType',
      label: 'Response type',
      options: choices(['code', 'code id_token', 'code token', 'id_token', 'id_token token', 'token', 'none']),
      value: 'code',
    },
    {
      kind: 'choice',
      name: 'responseMode',
      label: 'Response mode',
      options: choices(['', 'query', 'fragment', 'form_post', 'jwt', 'query.jwt', 'fragment.jwt', 'form_post.jwt']),
      value: '',
    },
    {
      kind: 'choice',
      name: 'pkce',
      label: 'PKCE',
      options: [
        {value: 'S256', label: 'S256'},
        {value: 'none', label: 'none'},
      ],
      value: 'S256',
    },
    {
      kind: 'choice',
      name: 'prompt',
      label: 'Prompt',
      options: choices(['', 'none', 'login', 'consent', 'create', 'select_account']),
      value: '',
    },
    {kind: 'line', name: 'loginHint', label: 'Login hint', placeholder: 'alice@acme.example'},
    {kind: 'line', name: 'maxAge', label: 'Max age', hint: 'In seconds.', placeholder: '300'},
    {kind: 'line', name: 'acrValues', label: 'ACR values', placeholder: 'gold'},
    {
      kind: 'line',
      name: 'idpHint',
      label: 'kc_idp_hint',
      hint: 'The alias of an identity provider.',
      placeholder: 'google',
    },
    {kind: 'line', name: 'action', label: 'kc_action', hint: 'A required action.', placeholder: 'UPDATE_PASSWORD'},
    {kind: 'line', name: 'uiLocales', label: 'UI locales', placeholder: 'de en'},
    {kind: 'line', name: 'resource', label: 'Resource', placeholder: 'https://api.acme.example'},
    {
      kind: 'area',
      name: 'callback',
      label: 'Callback or error',
      rows: 4,
      hint: 'The address to which Keycloak redirected, the JSON of the token endpoint, or the text of an error page.',
    },
    {
      kind: 'line',
      name: 'state',
      label: 'State of your request',
      hint: 'To compare it with the callback. Not needed for a request that you built here.',
    },
  ],
  more: {
    label: 'Response, PKCE, prompt, and other parameters',
    names: [
      'organization',
      'responseType',
      'responseMode',
      'pkce',
      'prompt',
      'loginHint',
      'maxAge',
      'acrValues',
      'idpHint',
      'action',
      'uiLocales',
      'resource',
    ],
  },
  actions: [
    {name: 'build', label: 'Build'},
    {name: 'explain', label: 'Explain the callback'},
  ],
}
