import fc from 'fast-check'
import type {JsonSchema} from '../../../src/build/openapi/description'
import {isObject} from '../validator'

/** Looks up the schema that a `$ref` of the bundled description points to. */
export type Resolve = (schema: JsonSchema) => JsonSchema

/** Strings that servers, paths and databases often get wrong. */
export const ODD_STRINGS = [
  '',
  ' ',
  ' padded ',
  'a/b',
  'a\\b',
  '.',
  '..',
  'a;b',
  'a%2Fb',
  '%41',
  '100%',
  'a+b',
  'a&b=c',
  'a?b#c',
  '{x}',
  '*',
  "it's",
  '"quoted"',
  'Grüße',
  '日本語',
  '🔑',
  'line\nbreak',
  'tab\there',
  'null',
  '0',
  '<b>bold</b>',
]

/** Lengths at which columns and checks of the server end. */
const LENGTHS = [1, 36, 37, 100, 101, 254, 255, 256, 1024, 1025, 2048, 2049, 4000, 4001]

/** What is longer than this has no limit worth naming. */
const LONGEST = 4001

/**
 * Values without which a field means nothing to the server. Where the server would connect to what the field names, there
 * are no others: port 1 of this machine refuses at once, so no generated call leaves the machine.
 */
const KNOWN: Readonly<Record<string, {values: readonly string[]; only?: true}>> = {
  connectionUrl: {values: ['ldap://localhost:1', 'ldaps://127.0.0.1:1', 'nowhere', ''], only: true},
  connectionTimeout: {values: ['500']},
  fromUrl: {values: ['http://localhost:1/', 'https://127.0.0.1:1/metadata'], only: true},
  url: {
    values: ['http://localhost:1/hook', 'http://localhost:1/a?b=c', `http://localhost:1/${'u'.repeat(2029)}`],
    only: true,
  },
  firstBrokerLoginFlowAlias: {values: ['first broker login']},
  postBrokerLoginFlowAlias: {values: ['post org broker login']},
  post_broker_flow: {values: ['post org broker login']},
  providerId: {values: ['oidc', 'saml', 'oidc', 'keycloak-oidc']},
  identityProviderMapper: {values: ['oidc-user-attribute-idp-mapper', 'hardcoded-attribute-idp-mapper']},
}

function numberIn(schema: JsonSchema, name: string, otherwise: number): number {
  const value = schema[name]
  return typeof value === 'number' ? value : otherwise
}

function strings(schema: JsonSchema): fc.Arbitrary<string> {
  const {format, pattern} = schema
  const [min, max] = [numberIn(schema, 'minLength', 0), numberIn(schema, 'maxLength', LONGEST)]
  const wanted = typeof pattern === 'string' ? new RegExp(pattern, 'u') : undefined
  if (wanted && /\{\d+\}/.test(wanted.source)) return fc.stringMatching(wanted)
  const fits = (text: string): boolean => {
    const {length} = [...text]
    return length >= min && length <= max && (wanted?.test(text) ?? true)
  }
  const word = fc.stringMatching(/^[a-z]{2,8}-[a-z\d]{6}$/)
  const long = (make: (length: number) => string): string[] => [...LENGTHS, max].map(make).filter(fits)
  if (format === 'email') return word.map((text) => `${text}@people.example`)
  if (format === 'uri') return word.map((text) => `https://${text}.example/`)
  const lengthened = fc
    .tuple(fc.constantFrom(...LENGTHS, max), fc.stringMatching(/^[a-z]{6}$/))
    .map(([length, start]) => start.slice(0, length).padEnd(length, 'x'))
  const all: fc.WeightedArbitrary<string>[] = [{weight: 5, arbitrary: word.filter(fits)}]
  if (long((length) => 'x'.repeat(length)).length > 0) all.push({weight: 3, arbitrary: lengthened.filter(fits)})
  const odd = ODD_STRINGS.filter(fits)
  if (odd.length > 0) all.push({weight: 3, arbitrary: fc.constantFrom(...odd)})
  return fc.oneof(...all)
}

function integers(schema: JsonSchema): fc.Arbitrary<number> {
  const limit = schema.format === 'int64' ? Number.MAX_SAFE_INTEGER : 2 ** 31 - 1
  const [min, max] = [numberIn(schema, 'minimum', -limit), numberIn(schema, 'maximum', limit)]
  return fc.oneof(fc.integer({min, max}), fc.constantFrom(min, max, Math.max(min, Math.min(max, 20))))
}

function propertyNamed(name: string, schema: JsonSchema, resolve: Resolve): fc.Arbitrary<unknown> {
  const known = KNOWN[name]
  if (!known || resolve(schema).type !== 'string') return valuesOf(schema, resolve)
  const values = fc.constantFrom(...known.values)
  return known.only
    ? values
    : fc.oneof({weight: 4, arbitrary: values}, {weight: 1, arbitrary: valuesOf(schema, resolve)})
}

function objects(schema: JsonSchema, resolve: Resolve): fc.Arbitrary<Record<string, unknown>> {
  const {properties, additionalProperties, propertyNames} = schema
  if (isObject(properties)) {
    const required = Array.isArray(schema.required) ? schema.required.filter((name) => typeof name === 'string') : []
    const arbitraries = Object.fromEntries(
      Object.entries(properties).map(([name, property]) => [
        name,
        propertyNamed(name, isObject(property) ? property : {}, resolve),
      ]),
    )
    return fc.record(arbitraries, {requiredKeys: required.filter((name) => name in arbitraries), noNullPrototype: true})
  }
  const names = strings({minLength: 1, maxLength: 255, ...(isObject(propertyNames) ? propertyNames : {})})
  const values = valuesOf(isObject(additionalProperties) ? additionalProperties : {type: 'string'}, resolve)
  return fc.dictionary(names, values, {maxKeys: 2, noNullPrototype: true})
}

/** Values that a schema of the description allows, odd strings and the ends of each range among them. */
export function valuesOf(schema: JsonSchema, resolve: Resolve): fc.Arbitrary<unknown> {
  const resolved = resolve(schema)
  if (Array.isArray(resolved.enum)) return fc.constantFrom<unknown>(...resolved.enum)
  switch (resolved.type) {
    case 'string':
      return strings(resolved)
    case 'integer':
      return integers(resolved)
    case 'boolean':
      return fc.boolean()
    case 'array': {
      const items = valuesOf(isObject(resolved.items) ? resolved.items : {}, resolve)
      const bounds = {minLength: numberIn(resolved, 'minItems', 0), maxLength: 3}
      return resolved.uniqueItems === true
        ? fc.uniqueArray(items, {...bounds, selector: (item) => JSON.stringify(item)})
        : fc.array(items, bounds)
    }
    case 'object':
      return objects(resolved, resolve)
    default:
      throw new Error(`A generated value of this schema is not known: ${JSON.stringify(resolved)}`)
  }
}

/** A value of another type than the schemas of this API want. */
export const wrongValues: fc.Arbitrary<unknown> = fc.constantFrom<unknown>(
  null,
  '',
  'x'.repeat(256),
  'x'.repeat(5000),
  0,
  -1,
  1e20,
  1.5,
  true,
  [],
  [null],
  {},
  {a: 1},
  ['a', 'a'],
)
