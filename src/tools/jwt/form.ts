import {translate} from '@docusaurus/Translate'
import type {ToolForm} from '../form'

export const jwtForm: ToolForm = {
  label: translate({id: 'site.tool.jwt.label', message: 'Decode and verify a token'}),
  fields: [
    {
      kind: 'area',
      name: 'token',
      label: translate({id: 'site.tool.jwt.token', message: 'Token'}),
      rows: 6,
      hint: translate({
        id: 'site.tool.jwt.token.hint',
        message:
          'A JWT, a header such as Authorization: Bearer, or the whole JSON answer of the token endpoint. The token stays in your browser.',
      }),
      placeholder: 'eyJhbGciOiJSUzI1NiIs…',
    },
    {
      kind: 'line',
      name: 'issuer',
      label: translate({id: 'site.tool.jwt.issuer', message: 'Issuer that the API expects'}),
      hint: translate({
        id: 'site.tool.jwt.issuer.hint',
        message:
          'The URL of your realm. Verify signature gets the keys there. You can also enter the address of the key set.',
      }),
      placeholder: 'https://auth.example.com/realms/acme',
    },
    {
      kind: 'line',
      name: 'audience',
      label: translate({id: 'site.tool.jwt.audience', message: 'Audience that the API expects'}),
      hint: translate({id: 'site.tool.jwt.audience.hint', message: 'The identifier of your API in aud.'}),
      placeholder: 'acme-api',
    },
    {
      kind: 'line',
      name: 'client',
      label: translate({id: 'site.tool.jwt.client', message: 'Client that requested the token'}),
      hint: translate({id: 'site.tool.jwt.client.hint', message: 'The client ID of the application, which is in azp.'}),
      placeholder: 'acme-web',
    },
    {
      kind: 'area',
      name: 'keys',
      label: translate({id: 'site.tool.jwt.keys', message: 'Public keys'}),
      rows: 3,
      hint: translate({
        id: 'site.tool.jwt.keys.hint',
        message: 'The key set of the realm as JSON, to verify without a connection.',
      }),
      placeholder: '{"keys":[…]}',
    },
    {
      kind: 'line',
      name: 'time',
      label: translate({id: 'site.tool.jwt.time', message: 'Time of the request'}),
      hint: translate({
        id: 'site.tool.jwt.time.hint',
        message: 'For a request that failed earlier, with its time zone. By default, the tool takes the current time.',
      }),
      placeholder: '2026-11-27T14:05:00Z',
    },
    {
      kind: 'line',
      name: 'tolerance',
      label: translate({id: 'site.tool.jwt.tolerance', message: 'Clock tolerance in seconds'}),
      hint: translate({id: 'site.tool.jwt.tolerance.hint', message: 'As the API allows it.'}),
      value: '0',
    },
    {
      kind: 'area',
      name: 'second',
      label: translate({id: 'site.tool.jwt.second', message: 'Token to compare with'}),
      rows: 3,
      hint: translate({
        id: 'site.tool.jwt.second.hint',
        message: 'Optional: a token of another user, another client, or another version of Keycloak.',
      }),
    },
  ],
  more: {
    label: translate({id: 'site.tool.jwt.more', message: 'Client, public keys, time, and a token to compare with'}),
    names: ['client', 'keys', 'time', 'tolerance', 'second'],
  },
  actions: [{name: 'verify', label: translate({id: 'site.tool.jwt.verify', message: 'Verify signature'})}],
}
