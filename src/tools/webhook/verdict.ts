import {quoted, type Finding, type Report, type ReportPart, type ReportTable} from '../report'
import {firstDifference} from './difference'
import {eventTable} from './event'
import type {Signature} from './header'
import {utf8} from '../webCrypto'
import {rawBodies} from './rawBodies'
import type {Match, Search, SignedBody} from './search'
import {shapeOf} from './shape'

const VERIFY = {label: 'Verify the signature', path: '/docs/audit-logs/webhooks/#3-verify-the-signature'}
const WRONG = {label: 'What goes wrong', path: '/blog/verify-keycloak-webhook-signatures/#what-goes-wrong'}

/** The answer about one delivery. @param expected the HMAC of the pasted body with the entered secret. */
export function verdict(
  {match, tried, isTooLong}: Search,
  {body, expected, algorithm, signature}: {body: string; expected: string; algorithm: string; signature: Signature},
): Report {
  const event = eventTable(body)
  const about: ReportPart[] = event ? [event] : []
  const format = [...formatOf(signature), ...algorithmOf(signature, algorithm)]
  if (!match) return [...noMatch(body, {tried, isTooLong}), ...format, valuesOf(expected, signature), ...about]
  if (!match.key && !match.body && format.length === 0) return [matches, replay, ...about]
  return [...mistakes(match), ...format, ...(match.body ? bodyParts(match.body, body) : []), ...about]
}

const matches: Finding = {
  kind: 'finding',
  severity: 'ok',
  title: 'The signature matches the body and the secret.',
  text: 'In your app, compare the two values in constant time, for example with `timingSafeEqual` in Node.js or `hmac.compare_digest` in Python. An ordinary comparison tells an attacker how many digits were right.',
  page: VERIFY,
}

const replay: Finding = {
  kind: 'finding',
  severity: 'note',
  title: 'The signature contains no time, so it stays valid.',
  text: 'An attacker who records a delivery can send it again.',
  fix: 'Store the `uid` of each delivery, and ignore a `uid` that you have handled.',
  page: {label: 'Retries and duplicates', path: '/docs/audit-logs/webhooks/#retries-and-duplicates'},
}

function mistakes({key, body}: Match): Finding[] {
  const findings: Finding[] = []
  if (body)
    findings.push({
      kind: 'finding',
      severity: 'error',
      title: `The ${body.changed} body is ${body.words}.`,
      text: [
        body.changed === 'pasted'
          ? 'With the original bytes, the signature matches.'
          : 'Keycloak signs the bytes that it sends, so another program made this signature.',
        body.cause,
      ]
        .filter((part) => part !== undefined)
        .join(' '),
      fix:
        body.changed === 'pasted'
          ? 'Compute the HMAC from the bytes that arrived, before anything parses or decodes them.'
          : 'In the program that signs, compute the HMAC from the bytes that it sends.',
      page: WRONG,
    })
  if (key)
    findings.push({
      kind: 'finding',
      severity: 'error',
      title: `The key of this signature is ${key.words}.`,
      text: 'With the secret as you entered it, the signature doesn’t match.',
      fix: key.fix,
      page: VERIFY,
    })
  return findings
}

function formatOf({differences}: Signature): Finding[] {
  return differences.map(({words, fix}) => ({
    kind: 'finding',
    severity: 'warning',
    title: `The header ${words}. Keycloak sends only lowercase hexadecimal digits.`,
    fix,
    page: VERIFY,
  }))
}

function algorithmOf({algorithm, digits}: Signature, chosen: string): Finding[] {
  if (algorithm.name === chosen) return []
  return [
    {
      kind: 'finding',
      severity: 'error',
      title: `The signature has ${digits.length} digits, so its algorithm is \`${algorithm.name}\`, not \`${chosen}\`.`,
      fix: 'Use the algorithm of the webhook in your app. To change the webhook, update it with `"algorithm": "HmacSHA256"`, or leave the field out.',
      page: {label: 'Fields of a webhook', path: '/docs/audit-logs/webhooks/#2-create-the-webhook'},
    },
  ]
}

function noMatch(body: string, {tried, isTooLong}: {tried: number; isTooLong: boolean}): Finding[] {
  return [
    {
      kind: 'finding',
      severity: 'error',
      title: 'The signature doesn’t match the body and the secret.',
      text: isTooLong
        ? 'The body is longer than 128 KiB, so the tool compared it only as it is. Paste a shorter delivery to find the mistake.'
        : `The tool tried ${tried} combinations of usual mistakes, and none of them matches. Most often, the secret is another one.`,
      fix: 'Read the secret of the webhook with `GET /realms/{realm}/webhooks/{id}/secret`, which needs the role `manage-events`. After a change of the secret, repetitions arrive with the old one for 15 minutes.',
      page: WRONG,
    },
    ...shapeOf(body),
  ]
}

const valuesOf = (expected: string, {digits}: Signature): ReportTable => ({
  kind: 'table',
  caption: 'The two signatures',
  head: ['Signature', 'Value'],
  rows: [
    ['In the header', quoted(digits)],
    ['Of the pasted body with your secret', quoted(expected)],
  ],
})

function bodyParts(signed: SignedBody, pasted: string): ReportPart[] {
  const difference = firstDifference(signed.bytes, utf8(pasted))
  const parts: ReportPart[] = []
  if (difference)
    parts.push({
      kind: 'table',
      caption: `The first difference, at byte ${difference.offset}`,
      head: ['Body', 'Length', `Byte ${difference.offset}`, 'Around it'],
      rows: [
        ['Signed', `${signed.bytes.length} bytes`, difference.signed, code(difference.signedAround)],
        ['Pasted', `${utf8(pasted).length} bytes`, difference.pasted, code(difference.pastedAround)],
      ],
    })
  return signed.changed === 'pasted' ? [...parts, rawBodies] : parts
}

/** Bytes of a body as code, with all spaces. */
const code = (shown: string): string => `\`${shown.replaceAll('`', 'ˋ')}\``
