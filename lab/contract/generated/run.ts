import fc from 'fast-check'
import type {JsonSchema, Operation} from '../../../src/reference/description/description.build'
import {isObject} from '../../../src/lib/isObject'
import type {RequestBody, SentRequest} from '../../../openapi/exchange'
import {isGeneral} from '../../../openapi/generalAnswers'
import type {Validator} from '../../../openapi/validator'
import {callsOf, type GeneratedCall, type GeneratedCaller} from './calls'
import {send} from './send'
import type {Resolve} from './values'
import type {Existing, World} from './world'

/** Operations that answer 500 to a request that the description allows, for what exists on the server. */
export const FAILS_FOR_STATE: Readonly<Record<string, string>> = {
  addOrganizationInvitation: 'The realm has no user with the inviterId.',
  createIdp: 'The realm has no flow of that name, or the internalId is taken.',
  createPortalLink: 'The baseUri is not an address.',
  exportOrganizations: 'The sender of an open invitation is no user of the realm.',
  getWebhookSendsByKeycloakTypeAndId: 'There is no such event.',
  importIdpJson: 'Nothing answers at the address.',
  importOrganizations: 'A role is unknown, or a member has an id and a username.',
  linkIdp: 'The realm has no flow of that name.',
  listOrganizationRolesForTheGivenUserAndOrg: 'The realm has no such user.',
  removeOrganizationMember: 'The realm has no such user.',
  updateIdp: 'The realm has no flow of that name.',
  updateIdpMapper: 'The id is not that of the path.',
}

/** Operations after which what there was may be gone or another. */
const READS_ONLY = ['get']

/** Settings of the whole realm: whatever a generated call set is put back. */
const RESETS_REALM = 'updateOrganizationConfig'

/** What a generated call found that the description lacks. */
export type Deviation = {operationId: string; request: string; problems: string[]}

/** Looks up what a `$ref` of the bundled description points to. */
export function resolverOf(schemas: Readonly<Record<string, JsonSchema>>): Resolve {
  const resolve: Resolve = (schema) => {
    const {$ref} = schema
    if (typeof $ref !== 'string') return schema
    const found = schemas[$ref.replace('#/components/schemas/', '')]
    if (!found) throw new Error(`The description has no schema ${$ref}.`)
    return resolve(found)
  }
  return resolve
}

/** Calls in the order in which they are made: one of each operation, then another of each, up to so many. */
export function generatedCalls(
  operations: readonly Operation[],
  schemas: Readonly<Record<string, JsonSchema>>,
  {count, seed}: {count: number; seed: number},
): GeneratedCall[] {
  const rounds = Math.ceil(count / operations.length)
  const columns = operations.map((operation, index) =>
    fc.sample(callsOf(operation, resolverOf(schemas)), {numRuns: rounds, seed: seed * 1000 + index}),
  )
  return Array.from({length: rounds}, (_, round) => columns.flatMap((column) => column.slice(round, round + 1)))
    .flat()
    .slice(0, count)
}

function filled(value: unknown, existing: Existing): unknown {
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => {
      if (item === '@roles') return [name, [existing.name]]
      return [name, typeof item === 'string' && item.startsWith('@') ? existing[item.slice(1)] : item]
    }),
  )
}

function bodyOf(body: RequestBody, existing: Existing): RequestBody {
  return body.kind === 'json' ? {kind: 'json', value: filled(body.value, existing)} : body
}

/** One call with what exists in place of what it leaves open. */
function sentBy(
  call: GeneratedCall,
  existing: Existing,
  token: string | undefined,
): SentRequest & {path: Record<string, string>} {
  const {operation, query, accept, contentType} = call
  const names = operation.parameters.filter((parameter) => parameter.in === 'path').map(({name}) => name)
  const path = Object.fromEntries(names.map((name) => [name, call.path[name] ?? existing[name] ?? '']))
  const target = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''))
  const search = new URLSearchParams(query).toString()
  return {
    method: operation.method,
    target: `/realms/${existing.realm}${target}${search && `?${search}`}`,
    headers: {
      ...(token !== undefined && {Authorization: `Bearer ${token}`}),
      ...(accept !== undefined && {Accept: accept}),
      ...(contentType !== undefined && call.body.kind !== 'none' && {'Content-Type': contentType}),
    },
    body: bodyOf(call.body, existing),
    path,
  }
}

function inWords({method, target, headers, body}: SentRequest, caller: GeneratedCaller): string {
  const shown = Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'Authorization'))
  const sent =
    body.kind === 'json'
      ? JSON.stringify(body.value)
      : body.kind === 'raw'
        ? body.text
        : body.kind === 'form'
          ? JSON.stringify(body.fields)
          : ''
  return [
    `${method.toUpperCase()} ${target} as ${caller}`,
    ...(Object.keys(shown).length > 0 ? [JSON.stringify(shown)] : []),
    ...(sent ? [sent.slice(0, 700)] : []),
  ].join(' ')
}

/** Makes one call and compares the answer with the description. */
export async function deviationOf(
  call: GeneratedCall,
  world: World,
  validator: Validator,
  tokenOf: (caller: GeneratedCaller) => string | undefined | Promise<string>,
): Promise<Deviation | undefined> {
  const {operation, caller} = call
  const existing =
    operation.path.includes('/sends') || operation.path.includes('/payload')
      ? {...(await world.existing()), ...world.delivery}
      : await world.existing()
  const sent = sentBy(call, existing, await tokenOf(caller))
  const response = await send(world.realm.url, sent)
  if (!READS_ONLY.includes(operation.method) && response.status < 300) world.spoil()
  if (operation.operationId === RESETS_REALM && response.status < 300)
    await world.tools.other(RESETS_REALM, {status: 200, body: {kind: 'json', value: {}}})
  const request = {path: sent.path, query: call.query, body: sent.body}
  const wrong = validator.requestProblems(operation, request)
  if (isGeneral(sent, operation, response)) return undefined
  const problems = validator.responseProblems(operation, response)
  if (
    wrong.length === 0 &&
    response.status >= 500 &&
    problems.length === 0 &&
    !(operation.operationId in FAILS_FOR_STATE)
  )
    problems.push(`A request that the description allows was answered with ${response.status}.`)
  return problems.length === 0
    ? undefined
    : {operationId: operation.operationId, request: inWords(sent, caller), problems}
}
