import type {ToolForm} from '../form'

export const jwtForm: ToolForm = {
  label: 'Decode and verify a token',
  fields: [
    {
      kind: 'area',
      name: 'token',
      label: 'Token',
      rows: 6,
      hint: 'A JWT, a header such as Authorization: Bearer, or the whole JSON answer of the token endpoint. The token stays in your browser.',
      placeholder: 'eyJhbGciOiJSUzI1NiIs…',
    },
    {
      kind: 'line',
      name: 'issuer',
      label: 'Issuer that the API expects',
      hint: 'The URL of your realm. Verify signature gets the keys there. You can also enter the address of the key set.',
      placeholder: 'https://auth.example.com/realms/acme',
    },
    {
      kind: 'line',
      name: 'audience',
      label: 'Audience that the API expects',
      hint: 'The identifier of your API in aud.',
      placeholder: 'acme-api',
    },
    {
      kind: 'line',
      name: 'client',
      label: 'Client that requested the token',
      hint: 'The client ID of the application, which is in azp.',
      placeholder: 'acme-web',
    },
    {
      kind: 'area',
      name: 'keys',
      label: 'Public keys',
      rows: 3,
      hint: 'The key set of the realm as JSON, to verify without a connection.',
      placeholder: '{"keys":[…]}',
    },
    {
      kind: 'line',
      name: 'time',
      label: 'Time of the request',
      hint: 'For a request that failed earlier, with its time zone. By default, the tool takes the current time.',
      placeholder: '2026-11-27T14:05:00Z',
    },
    {
      kind: 'line',
      name: 'tolerance',
      label: 'Clock tolerance in seconds',
      hint: 'As the API allows it.',
      value: '0',
    },
    {
      kind: 'area',
      name: 'second',
      label: 'Token to compare with',
      rows: 3,
      hint: 'Optional: a token of another user, another client, or another version of Keycloak.',
    },
  ],
  more: {
    label: 'Client, public keys, time, and a token to compare with',
    names: ['client', 'keys', 'time', 'tolerance', 'second'],
  },
  actions: [{name: 'verify', label: 'Verify signature'}],
}
