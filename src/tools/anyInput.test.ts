import {readFileSync} from 'node:fs'
import fc from 'fast-check'
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest'
import * as authorization from './authorization/authorization.client'
import {isOpenable} from './draw.client'
import type {ToolField, ToolForm} from './form'
import * as errors from './errors/errors.client'
import {toolForms, type ToolName} from './forms'
import {fuzzRuns} from './fuzz'
import * as hostname from './hostname/hostname.client'
import {lab} from './jwt/fixtures'
import * as jwt from './jwt/jwt.client'
import * as realmCheck from './realm-check/realmCheck.client'
import {InputError, valuesOf, type ToolModule} from './run'
import * as saml from './saml/saml.client'
import * as upgrade from './upgrade/upgrade.client'
import * as webhook from './webhook/webhook.client'
import deliveries from './webhook/fixtures/deliveries.json'

/** What readers paste: whole, cut off, or with something else before and behind it. */
const PASTED = [
  lab.tokens.access,
  lab.tokens.encrypted,
  JSON.stringify(lab.jwks),
  readFileSync('src/tools/saml/fixtures/response-signed-both.body.txt', 'utf8'),
  readFileSync('src/tools/saml/fixtures/idp-metadata.xml', 'utf8'),
  ...deliveries.deliveries.slice(0, 2).flatMap(({body, signature}) => [body, signature]),
  'https://app.acme.example/callback?error=invalid_scope&error_description=Invalid+scopes%3A+a&state=b',
  'https://auth.example.com/realms/acme',
  'KC_PROXY=edge\nhostname-url=https://auth.example.com/auth',
  '{"realm":"acme","clients":[{"clientId":"a","redirectUris":["*"]}]}',
  '2026-11-27T14:05:00Z',
  '10.0.0.0/8, 192.0.2.1',
]

const part = fc
  .tuple(fc.constantFrom(...PASTED), fc.nat(400), fc.nat(4000))
  .map(([text, from, length]) => text.slice(from, from + length))
const text = fc.oneof(
  fc.string({unit: 'binary'}),
  fc.constantFrom('', ...PASTED),
  fc.tuple(fc.string({maxLength: 3}), part, fc.string({unit: 'binary', maxLength: 3})).map((all) => all.join('')),
)

function anyOf(field: ToolField): fc.Arbitrary<string> {
  if (field.kind === 'choice') return fc.constantFrom(...field.options.map(({value}) => value))
  if (field.kind !== 'line') return text
  const usual = [field.value, field.placeholder, ''].filter((value) => value !== undefined)
  return fc.oneof({weight: 3, arbitrary: fc.constantFrom(...usual)}, text)
}

const tools: Readonly<Record<ToolName, ToolModule['run']>> = {
  authorization: authorization.run,
  errors: errors.run,
  hostname: hostname.run,
  jwt: jwt.run,
  realmCheck: realmCheck.run,
  saml: saml.run,
  upgrade: upgrade.run,
  webhook: webhook.run,
}
const forms = new Map<string, ToolForm>(Object.entries(toolForms))

beforeAll(() => {
  vi.stubGlobal('ON_DEMAND_SETTINGS', {baseUrl: '/'})
  const answer = {
    format: 1,
    entries: [{problem: '`invalid_grant`', cause: 'Why.', fix: '', page: {title: 'A', address: '/a/'}}],
  }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answer)))
})
afterAll(() => void vi.unstubAllGlobals())

describe.each(Object.entries(tools))('the tool %s', (name, run) => {
  it('answers any input with a report, or says in an InputError what to do', async () => {
    const {fields, actions} = forms.get(name) ?? expect.fail(`The tool ${name} has no form.`)
    const texts = fc.record(Object.fromEntries(fields.map((field) => [field.name, anyOf(field)])))
    const flags = fc.record(
      Object.fromEntries(
        fields.map((field) => [
          field.name,
          field.kind === 'flags' ? fc.subarray(field.options.map(({value}) => value)) : fc.constant([]),
        ]),
      ),
    )
    const action = fc.constantFrom(undefined, ...actions.map((one) => one.name))
    await fc.assert(
      fc.asyncProperty(texts, flags, action, async (entered, chosen, pressed) => {
        try {
          const report = await run(valuesOf(entered, chosen), pressed, new AbortController().signal)
          for (const one of report) if (one.kind === 'open') expect(isOpenable(one.href)).toBe(true)
        } catch (error) {
          expect(error).toBeInstanceOf(InputError)
          expect(error).toHaveProperty('message', expect.stringMatching(/[.!?`]$/))
        }
      }),
      {numRuns: fuzzRuns()},
    )
  })
})
