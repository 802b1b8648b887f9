import {quoted, type Report} from '../report'
import {pageOfType} from './event'
import {curlCommand} from './sample'

/** What the reader gets for a sample. */
export function sampleReport(sample: {
  type: string
  url: string
  body: string
  signature: string
  algorithm: string
}): Report {
  const {type, algorithm, signature, body} = sample
  return [
    {
      kind: 'finding',
      severity: 'ok',
      title: `A delivery of the type ${quoted(type)} is ready to send.`,
      text: 'Its fields come from a recorded delivery, with new IDs and the current time. Run the first command: your receiver must answer with a status from `200` to `299`.',
      page: pageOfType(type),
    },
    {kind: 'code', title: 'Send it with bash', language: 'bash', code: curlCommand(sample)},
    {
      kind: 'code',
      title: 'Send a forged one: your receiver must refuse it',
      language: 'bash',
      code: curlCommand({...sample, signature: '0'.repeat(signature.length)}),
    },
    {
      kind: 'table',
      caption: 'Expected answers',
      head: ['Command', 'Status', 'If it differs'],
      rows: [
        [
          'Signed',
          'from 200 to 299',
          'With 401 or 403, the secret differs, or your app doesn’t compute the HMAC from the raw body',
        ],
        [
          'Signed, sent again',
          'from 200 to 299',
          'Your app must ignore a `uid` that it has handled, and still answer 2xx',
        ],
        ['Forged', '401 or 403', 'With 2xx, your app doesn’t check the signature. Fix this first'],
      ],
    },
    {kind: 'code', title: `X-Keycloak-Signature (${algorithm})`, language: 'text', code: signature},
    {kind: 'code', title: 'Body', language: 'json', code: body},
  ]
}
