import {translate} from '@docusaurus/Translate'
import type {ToolForm} from '../form'

const choices = (values: readonly string[]) =>
  values.map((value) => ({
    value,
    label: value === '' ? translate({id: 'site.tool.authorization.notSent', message: 'not sent'}) : value,
  }))

export const authorizationForm: ToolForm = {
  label: translate({
    id: 'site.tool.authorization.label',
    message: 'Build an authorization request, or explain its callback',
  }),
  fields: [
    {
      kind: 'line',
      name: 'issuer',
      label: translate({id: 'site.tool.authorization.issuer', message: 'Issuer'}),
      placeholder: 'https://auth.example.com/realms/acme',
      hint: translate({id: 'site.tool.authorization.issuer.hint', message: 'The address of your realm.'}),
    },
    {
      kind: 'line',
      name: 'clientId',
      label: translate({id: 'site.tool.authorization.clientId', message: 'Client ID'}),
      placeholder: 'acme-web',
    },
    {
      kind: 'line',
      name: 'redirectUri',
      label: translate({id: 'site.tool.authorization.redirectUri', message: 'Redirect URI'}),
      placeholder: 'https://app.acme.example/callback',
      hint: translate({
        id: 'site.tool.authorization.redirectUri.hint',
        message: 'One of the valid redirect URIs of the client.',
      }),
    },
    {
      kind: 'line',
      name: 'scope',
      label: translate({id: 'site.tool.authorization.scope', message: 'Scope'}),
      value: 'openid',
      hint: translate({id: 'site.tool.authorization.scope.hint', message: 'Separated by spaces.'}),
    },
    {
      kind: 'line',
      name: 'organization',
      label: translate({id: 'site.tool.authorization.organization', message: 'Organization'}),
      placeholder: 'cedar',
      hint: translate({
        id: 'site.tool.authorization.organization.hint',
        message: 'The alias of a native organization, or * for all. It adds organization:<alias> to the scope.',
      }),
    },
    {
      kind: 'choice',
      name: 'responseType',
      label: translate({id: 'site.tool.authorization.responseType', message: 'Response type'}),
      options: choices(['code', 'code id_token', 'code token', 'id_token', 'id_token token', 'token', 'none']),
      value: 'code',
    },
    {
      kind: 'choice',
      name: 'responseMode',
      label: translate({id: 'site.tool.authorization.responseMode', message: 'Response mode'}),
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
      label: translate({id: 'site.tool.authorization.prompt', message: 'Prompt'}),
      options: choices(['', 'none', 'login', 'consent', 'create', 'select_account']),
      value: '',
    },
    {
      kind: 'line',
      name: 'loginHint',
      label: translate({id: 'site.tool.authorization.loginHint', message: 'Login hint'}),
      placeholder: 'alice@acme.example',
    },
    {
      kind: 'line',
      name: 'maxAge',
      label: translate({id: 'site.tool.authorization.maxAge', message: 'Max age'}),
      hint: translate({id: 'site.tool.authorization.maxAge.hint', message: 'In seconds.'}),
      placeholder: '300',
    },
    {
      kind: 'line',
      name: 'acrValues',
      label: translate({id: 'site.tool.authorization.acrValues', message: 'ACR values'}),
      placeholder: 'gold',
    },
    {
      kind: 'line',
      name: 'idpHint',
      label: 'kc_idp_hint',
      hint: translate({id: 'site.tool.authorization.idpHint.hint', message: 'The alias of an identity provider.'}),
      placeholder: 'google',
    },
    {
      kind: 'line',
      name: 'action',
      label: 'kc_action',
      hint: translate({id: 'site.tool.authorization.action.hint', message: 'A required action.'}),
      placeholder: 'UPDATE_PASSWORD',
    },
    {
      kind: 'line',
      name: 'uiLocales',
      label: translate({id: 'site.tool.authorization.uiLocales', message: 'UI locales'}),
      placeholder: 'de en',
    },
    {
      kind: 'line',
      name: 'resource',
      label: translate({id: 'site.tool.authorization.resource', message: 'Resource'}),
      placeholder: 'https://api.acme.example',
    },
    {
      kind: 'area',
      name: 'callback',
      label: translate({id: 'site.tool.authorization.callback', message: 'Callback or error'}),
      rows: 4,
      hint: translate({
        id: 'site.tool.authorization.callback.hint',
        message:
          'The address to which Keycloak redirected, the JSON of the token endpoint, or the text of an error page.',
      }),
    },
    {
      kind: 'line',
      name: 'state',
      label: translate({id: 'site.tool.authorization.state', message: 'State of your request'}),
      hint: translate({
        id: 'site.tool.authorization.state.hint',
        message: 'To compare it with the callback. Not needed for a request that you built here.',
      }),
    },
  ],
  more: {
    label: translate({id: 'site.tool.authorization.more', message: 'Response, PKCE, prompt, and other parameters'}),
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
    {name: 'build', label: translate({id: 'site.tool.authorization.build', message: 'Build'})},
    {name: 'explain', label: translate({id: 'site.tool.authorization.explain', message: 'Explain the callback'})},
  ],
}
