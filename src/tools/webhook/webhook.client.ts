import type {Values} from '../form'
import type {Finding, Report} from '../report'
import {InputError, MOST_INPUT, type ToolModule} from '../run'
import {readHeader} from './header'
import {algorithms, sign, type Algorithm} from './hmac'
import {utf8} from '../webCrypto'
import {receiverOf, sampleBody} from './sample'
import {sampleReport} from './sampleReport'
import {search} from './search'
import {verdict} from './verdict'

/** The extension accepts 100 characters. */
const LONGEST_SECRET = 1000

export const run: ToolModule['run'] = async (values, action) => {
  const body = values.text('body')
  if (body.length > MOST_INPUT) throw new InputError('The body is longer than 2 MiB. Paste the body of one delivery.')
  if (action === 'sample') return makeSample(values)
  const isComplete = [body, values.text('signature'), values.text('secret')].every((text) => text.trim() !== '')
  if (!isComplete && action === undefined) return []
  return verify(values, body)
}

async function verify(values: Values, body: string): Promise<Report> {
  if (body.trim() === '') throw new InputError('Paste the body of the delivery, as it arrived at your app.')
  const text = values.text('signature')
  if (text.trim() === '')
    throw new InputError(
      'Enter the value of the header X-Keycloak-Signature. If a delivery has no such header, the webhook has no secret.',
    )
  const header = readHeader(text)
  if (header.kind === 'empty') return [emptyHeader]
  if (header.kind === 'token') return [bearerToken]
  const secret = secretOf(values)
  const {signature} = header
  const chosen = algorithmOf(values.text('algorithm'))
  const expected = await sign(chosen, utf8(secret), utf8(body))
  const found = await search({body, secret, signature})
  return verdict(found, {body, expected, algorithm: chosen.name, signature})
}

async function makeSample(values: Values): Promise<Report> {
  const url = receiverOf(values.text('target'))
  const algorithm = algorithmOf(values.text('algorithm'))
  const type = values.text('type')
  const body = sampleBody(type, Date.now(), () => crypto.randomUUID())
  const signature = await sign(algorithm, utf8(secretOf(values)), utf8(body))
  return sampleReport({type, url, body, signature, algorithm: algorithm.name})
}

function secretOf(values: Values): string {
  const secret = values.text('secret')
  if (secret === '')
    throw new InputError(
      'Enter the secret of the webhook. An administrator with the role `manage-events` reads it with `GET /realms/{realm}/webhooks/{id}/secret`.',
    )
  if (secret.length <= LONGEST_SECRET) return secret
  throw new InputError(
    `The secret has ${secret.length} characters. A webhook’s secret has at most 100. Enter the secret alone.`,
  )
}

function algorithmOf(name: string): Algorithm {
  const found = algorithms.find((algorithm) => algorithm.name === name)
  if (found) return found
  throw new InputError(
    `There is no algorithm "${name}". Choose one of ${algorithms.map((algorithm) => algorithm.name).join(', ')}.`,
  )
}

const emptyHeader: Finding = {
  kind: 'finding',
  severity: 'error',
  title: 'The header is empty, because Keycloak doesn’t know the algorithm of the webhook.',
  text: 'The API accepts any text as `algorithm`. If Java has no HMAC of that name, for example for `sha256`, Keycloak sends the header without a value.',
  fix: 'Update the webhook with `"algorithm": "HmacSHA256"`, and send `enabled`, `url`, `eventTypes`, and `secret` with it.',
  page: {label: 'Fields of a webhook', path: '/docs/audit-logs/webhooks/#2-create-the-webhook'},
}

const bearerToken: Finding = {
  kind: 'finding',
  severity: 'error',
  title: 'This is a token, not an HMAC.',
  text: 'A webhook with `"authType": "bearer"` sends a token of the realm in the header `Authorization`, since events extension 0.62. The token contains the SHA-256 hash of the body as `request_body_sha256`.',
  fix: 'Verify the token with the keys of the realm, and compare the hash. To get an HMAC instead, update the webhook with `"authType": "hmac"`.',
  page: {label: 'Fields of a webhook', path: '/docs/audit-logs/webhooks/#2-create-the-webhook'},
}
