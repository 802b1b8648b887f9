import {translate} from '@docusaurus/Translate'
import type {ToolForm} from '../form'
import {algorithms} from './hmac'
import {sampleTypes} from './types'

export const webhookForm: ToolForm = {
  label: translate({id: 'site.tool.webhook.label', message: 'Verify a webhook’s signature, or make a sample delivery'}),
  fields: [
    {
      kind: 'area',
      name: 'body',
      label: translate({id: 'site.tool.webhook.body', message: 'Raw body'}),
      rows: 8,
      hint: translate({
        id: 'site.tool.webhook.body.hint',
        message: 'The body of the request as it arrived, without headers.',
      }),
      placeholder: '{"id":"…","time":…,"realmId":"…","type":"access.LOGIN"}',
    },
    {
      kind: 'line',
      name: 'signature',
      label: translate({id: 'site.tool.webhook.signature', message: 'Signature header'}),
      hint: translate({id: 'site.tool.webhook.signature.hint', message: 'The value of X-Keycloak-Signature.'}),
      placeholder: translate({id: 'site.tool.webhook.signature.placeholder', message: '64 hexadecimal digits'}),
    },
    {
      kind: 'line',
      name: 'secret',
      label: translate({id: 'site.tool.webhook.secret', message: 'Secret'}),
      hint: translate({
        id: 'site.tool.webhook.secret.hint',
        message: 'The secret of the webhook. It stays in your browser.',
      }),
    },
    {
      kind: 'choice',
      name: 'algorithm',
      label: translate({id: 'site.tool.webhook.algorithm', message: 'Algorithm'}),
      hint: translate({
        id: 'site.tool.webhook.algorithm.hint',
        message: 'The algorithm of the webhook. The default is HmacSHA256.',
      }),
      options: algorithms.map(({name}) => ({value: name, label: name})),
      value: algorithms[0].name,
    },
    {
      kind: 'choice',
      name: 'type',
      label: translate({id: 'site.tool.webhook.type', message: 'Event type of the sample'}),
      options: sampleTypes.map((type) => ({value: type, label: type})),
      value: 'access.LOGIN',
    },
    {
      kind: 'line',
      name: 'target',
      label: translate({id: 'site.tool.webhook.target', message: 'Address of your receiver'}),
      hint: translate({id: 'site.tool.webhook.target.hint', message: 'For the command that sends the sample.'}),
      value: 'http://127.0.0.1:8085/webhooks/keycloak',
    },
  ],
  more: {
    label: translate({id: 'site.tool.webhook.more', message: 'The sample: event type and receiver'}),
    names: ['type', 'target'],
  },
  actions: [
    {name: 'verify', label: translate({id: 'site.tool.webhook.verify', message: 'Verify'})},
    {name: 'sample', label: translate({id: 'site.tool.webhook.sample', message: 'Make a sample delivery'})},
  ],
}
