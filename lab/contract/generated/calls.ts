import fc from 'fast-check'
import type {Operation} from '../../../src/reference/description/description.build'
import type {RequestBody} from '../../../openapi/exchange'
import {isObject} from '../../../src/lib/isObject'
import {ODD_STRINGS, wrongValues} from './oddValues'
import {valuesOf, type Resolve} from './values'

/** Who makes a generated call, apart from the callers of the scenarios. */
export const CALLERS = [
  'admin',
  'nobody',
  'viewer',
  'manager',
  'member',
  'invited',
  'foreign',
  'master',
  'malformed',
  'anonymous',
] as const

export type GeneratedCaller = (typeof CALLERS)[number]

/** One call before it is known what exists on the server. */
export type GeneratedCall = {
  operation: Operation
  caller: GeneratedCaller
  /** Parameters of the path that name nothing that exists. The others take what the call finds. */
  path: Record<string, string>
  query: Record<string, string>
  body: RequestBody
  /** Of the header `Accept`, where it is sent. */
  accept: string | undefined
  /** In place of the type that the body has. */
  contentType: string | undefined
}

/** Fields of bodies that name something that exists: `@` and the name of what. */
const EXISTING: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  createRealmAttribute: {realm: '@realm', name: '@key'},
  updateRealmAttributeByKey: {realm: '@realm', name: '@key'},
  linkIdp: {alias: '@alias'},
  switchActiveOrganization: {id: '@orgId'},
  updateIdpMapper: {id: '@id'},
  createPortalLink: {userId: '@userId'},
  addOrganizationInvitation: {inviterId: '@userId', roles: '@roles'},
}

const OWN_CALLER: Readonly<Record<string, GeneratedCaller>> = {
  invitations: 'invited',
  acceptInvitation: 'invited',
  rejectInvitation: 'invited',
  getActiveOrganization: 'member',
  switchActiveOrganization: 'member',
}

const ABSENT = ['00000000-0000-4000-8000-000000000000', 'x'.repeat(255), 'x'.repeat(256), 'x'.repeat(1000)]

const ACCEPT = ['application/json', 'application/xml', 'text/html', 'nonsense', '*/*;q=0', 'text/html, */*;q=0.1']

/** Mostly the first, sometimes the second. */
function mostly<T>(usual: fc.Arbitrary<T>, weight: number, seldom: fc.Arbitrary<T>): fc.Arbitrary<T> {
  return fc.oneof({weight, arbitrary: usual}, {weight: 1, arbitrary: seldom})
}

function pathOf({parameters}: Operation): fc.Arbitrary<Record<string, string>> {
  const names = parameters.filter((parameter) => parameter.in === 'path').map(({name}) => name)
  // A parameter of a path is never empty: without it, it is another path.
  const odd = fc.constantFrom(...ABSENT, ...ODD_STRINGS.filter((text) => text !== ''))
  if (names.length === 0) return fc.constant({})
  const one = fc.tuple(fc.constantFrom(...names), odd).map(([name, value]) => ({[name]: value}))
  return mostly<Record<string, string>>(fc.constant({}), 4, one)
}

function queryOf({parameters}: Operation, resolve: Resolve): fc.Arbitrary<Record<string, string>> {
  const arbitraries = Object.fromEntries(
    parameters
      .filter((parameter) => parameter.in === 'query')
      .map(({name, schema}) => [
        name,
        mostly(
          valuesOf(schema, resolve).map((value) => String(value)),
          5,
          fc.constantFrom('', 'abc', '-1', '99999999999', '%', '_', 'a:b', 'a:', ':b', '"a b":c', 'TRUE', 'yes'),
        ),
      ]),
  )
  return fc
    .record(arbitraries, {requiredKeys: [], noNullPrototype: true})
    .map((values) =>
      Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined)),
    )
}

/** Changes one thing in a body so that the description may not allow it any more. */
function brokenFrom(value: unknown): fc.Arbitrary<unknown> {
  if (!isObject(value) || Object.keys(value).length === 0) return wrongValues
  const names = Object.keys(value)
  return fc.oneof(
    {
      weight: 4,
      arbitrary: fc.tuple(fc.constantFrom(...names), wrongValues).map(([name, wrong]) => ({...value, [name]: wrong})),
    },
    {
      weight: 2,
      arbitrary: fc
        .constantFrom(...names)
        .map((name) => Object.fromEntries(Object.entries(value).filter(([key]) => key !== name))),
    },
    {weight: 1, arbitrary: fc.constant({...value, unknownField: 1})},
    {weight: 1, arbitrary: wrongValues},
  )
}

function withExisting(operationId: string, value: unknown): unknown {
  const existing = EXISTING[operationId]
  return existing && isObject(value) ? {...value, ...existing} : value
}

function bodyOf({operationId, requestBody}: Operation, resolve: Resolve): fc.Arbitrary<RequestBody> {
  if (!requestBody) return fc.constant({kind: 'none'})
  const {'application/json': inJson, 'application/x-www-form-urlencoded': inForm} = requestBody.content
  if (inForm?.schema) {
    const fields = valuesOf(inForm.schema, resolve).map((value) =>
      isObject(value) ? Object.fromEntries(Object.entries(value).map(([name, text]) => [name, String(text)])) : {},
    )
    return fields.map((values) => ({kind: 'form', fields: values}))
  }
  const valid = valuesOf(inJson?.schema ?? {}, resolve)
  const found = fc.oneof(
    valid,
    valid.map((value) => withExisting(operationId, value)),
  )
  const json = mostly<unknown>(found, 2, found.chain(brokenFrom)).map((value): RequestBody => ({kind: 'json', value}))
  const raw = fc
    .constantFrom('', '{', 'null', '[]', '{}', '""', '[null]', '[{}]', 'text')
    .map((text): RequestBody => ({kind: 'raw', text}))
  return mostly<RequestBody>(json, 9, raw)
}

/** Calls of one operation: mostly right ones with what exists, the others wrong in one place or in several. */
export function callsOf(operation: Operation, resolve: Resolve): fc.Arbitrary<GeneratedCall> {
  return fc
    .record({
      caller: mostly<GeneratedCaller>(
        fc.constant(OWN_CALLER[operation.operationId] ?? 'admin'),
        5,
        fc.constantFrom(...CALLERS),
      ),
      path: pathOf(operation),
      query: queryOf(operation, resolve),
      body: bodyOf(operation, resolve),
      accept: mostly<string | undefined>(fc.constant(undefined), 15, fc.constantFrom(...ACCEPT)),
      contentType: mostly<string | undefined>(
        fc.constant(undefined),
        20,
        fc.constantFrom('text/plain', 'application/xml', 'nonsense'),
      ),
    })
    .map((call) => ({operation, ...call}))
}
