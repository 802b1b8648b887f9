import type {ToolForm} from '../form'
import {algorithms} from './hmac'
import {sampleTypes} from './types'

export const webhookForm: ToolForm = {
  label: 'Verify a webhook’s signature, or make a sample delivery',
  fields: [
    {
      kind: 'area',
      name: 'body',
      label: 'Raw body',
      rows: 8,
      hint: 'The body of the request as it arrived, without headers.',
      placeholder: '{"id":"…","time":…,"realmId":"…","type":"access.LOGIN"}',
    },
    {
      kind: 'line',
      name: 'signature',
      label: 'Signature header',
      hint: 'The value of X-Keycloak-Signature.',
      placeholder: '64 hexadecimal digits',
    },
    {
      kind: 'line',
      name: 'secret',
      label: 'Secret',
      hint: 'The secret of the webhook. It stays in your browser.',
    },
    {
      kind: 'choice',
      name: 'algorithm',
      label: 'Algorithm',
      hint: 'The algorithm of the webhook. The default is HmacSHA256.',
      options: algorithms.map(({name}) => ({value: name, label: name})),
      value: algorithms[0].name,
    },
    {
      kind: 'choice',
      name: 'type',
      label: 'Event type of the sample',
      options: sampleTypes.map((type) => ({value: type, label: type})),
      value: 'access.LOGIN',
    },
    {
      kind: 'line',
      name: 'target',
      label: 'Address of your receiver',
      hint: 'For the command that sends the sample.',
      value: 'http://127.0.0.1:8085/webhooks/keycloak',
    },
  ],
  more: {label: 'The sample: event type and receiver', names: ['type', 'target']},
  actions: [
    {name: 'verify', label: 'Verify'},
    {name: 'sample', label: 'Make a sample delivery'},
  ],
}
