import type {Problem} from '../../lib/problem'
import {closest} from './closest'
import type {KnownOperation} from './operations'
import type {Page} from './page'

/** What the server and its extensions know by name. */
export type ServerNames = {
  /** Settings, events, roles and providers: `src/data/serverVocabulary.json`, written by `npm run lab:vocabulary`. */
  vocabulary: Readonly<Record<'settings' | 'events' | 'roles' | 'providers', readonly string[]>>
  operations: readonly KnownOperation[]
  /** Whether the description is that of the extensions, which have the paths `/orgs` and `/webhooks`. */
  describesExtensions: boolean
  /** Names that the API's description uses. */
  apiNames: readonly string[]
}

/** Names of OAuth, of OpenID Connect, of SCIM, and of client libraries that look like those of the server, and are right. */
const PROTOCOL = [
  'access_token',
  'authorization_code',
  'client_assertion',
  'client_credentials',
  'client_id',
  'client_secret',
  'code_challenge',
  'code_verifier',
  'expires_in',
  'family_name',
  'given_name',
  'grant_type',
  'id_token',
  'id_token_hint',
  'post_logout_redirect_uri',
  'preferred_username',
  'realm_access',
  'redirect_uri',
  'refresh_token',
  'resource_access',
  'response_type',
  'token_endpoint',
  'email_verified',
  'organization',
  'organizations',
  'userinfo_endpoint',
  'userName',
  'redirectUri',
  'authorization_endpoint',
]

/** Names in code that the server does not know, and that are nearly one of those that it knows. */
export function checkServerNames({file, body}: Page, names: ServerNames): Problem[] {
  const {vocabulary, operations, apiNames, describesExtensions} = names
  const kinds = [
    {kind: 'event', names: vocabulary.events, looks: /^[A-Z]+(?:_[A-Z]+)+$/},
    {kind: 'role or provider', names: [...vocabulary.roles, ...vocabulary.providers], looks: /^[a-z]+(?:-[a-z]+)+$/},
    {kind: 'setting', names: vocabulary.settings, looks: /^[a-z]+(?:[A-Z][a-z]+)+$/},
  ]
  const known = new Set([...Object.values(vocabulary).flat(), ...PROTOCOL, ...apiNames])
  const settings = body.settings
    .filter(({name}) => !vocabulary.settings.includes(name))
    .map(({name, line, column}) => unknown('setting', name, vocabulary.settings, {file, line, column}))
  const codes = body.codes.flatMap(({text, line, column}) => {
    const place = {file, line, column}
    const call = apiCall(text)
    if (call !== undefined) return describesExtensions ? checkCall(call, operations, place) : []
    const event = /^(?:access|admin)\.([A-Z_]+)(?:-|$)/.exec(text)?.[1]
    if (event !== undefined && !known.has(event) && !/^[A-Z_]+-/.test(text))
      return [unknown('event', event, vocabulary.events, place)]
    const name = text.replace(/^[\w-]+\./, '')
    const kind = kinds.find(({looks}) => looks.test(name))
    if (kind === undefined || known.has(name) || name.length < 8) return []
    const near = closest(name, kind.names)
    // One or two letters: more is another word, which may be of another program.
    return near !== undefined && isTypo(name, near) ? [unknown(kind.kind, name, kind.names, place)] : []
  })
  return [...settings, ...codes]
}

function unknown(
  kind: string,
  name: string,
  names: readonly string[],
  place: Pick<Problem, 'file' | 'line' | 'column'>,
): Problem {
  const near = closest(name, names)
  return {
    ...place,
    what: `The server has no ${kind} "${name}".`,
    allowed: 'the names in src/data/serverVocabulary.json, which "npm run lab:vocabulary" reads from a running server',
    fix: near === undefined ? 'Look up the name in the admin console of the lab.' : `Did you mean "${near}"?`,
  }
}

/** Words that differ in one letter, or in a pair of them: `organisations`, `sslRequird`. */
function isTypo(name: string, near: string): boolean {
  return name.slice(0, 3) === near.slice(0, 3) && Math.abs(name.length - near.length) <= 1 && differing(name, near) <= 2
}

function differing(one: string, other: string): number {
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  let end = 0
  while (end < one.length - start && end < other.length - start && one.at(-1 - end) === other.at(-1 - end)) end += 1
  return Math.max(one.length, other.length) - start - end
}

/** A call of the API: without a method where the code is a path alone. */
type Call = {method: string | undefined; path: string}

/** The first parts of paths that are the extensions' own, and those that only `/realms/…` tells from others. */
const OWN = 'orgs|webhooks|attributes|magic-link|events'
const OWN_IN_REALM = `${OWN}|users`
const CALL = new RegExp(
  String.raw`^(?:(GET|POST|PUT|PATCH|DELETE) )?(?:(?:/realms/[^/\s]+|/\{realm\})(/(?:${OWN_IN_REALM})(?:[/?]\S*)?)|(/(?:${OWN})(?:[/?]\S*)?))$`,
)

/** What the code calls below a realm: `GET /realms/acme/orgs/{orgId}?first=1`. */
function apiCall(code: string): Call | undefined {
  const [, method, inRealm, alone] = CALL.exec(code) ?? []
  const path = inRealm ?? alone
  return path === undefined ? undefined : {method, path: path.replace(/\?.*$/, '').replace(/\/$/, '')}
}

const isParameter = (part: string): boolean => /^[{<:$]|^…$|^\.\.\.$/.test(part)

/** Whether a path is one of an operation, with values or names for its parameters. */
function fits(path: string, {path: known}: KnownOperation): boolean {
  const [parts, pattern] = [path.split('/'), known.split('/')]
  return pattern.length === parts.length && pattern.every((part, index) => isParameter(part) || part === parts[index])
}

function checkCall(
  {method, path}: Call,
  operations: readonly KnownOperation[],
  place: Pick<Problem, 'file' | 'line' | 'column'>,
): Problem[] {
  const found = operations.filter((operation) => fits(path, operation))
  const methods = found.map((operation) => operation.method.toUpperCase())
  if (method === undefined ? found.length > 0 : methods.includes(method)) return []
  if (found.length > 0) {
    return [
      {
        ...place,
        what: `The API has no operation "${method ?? ''} ${path}".`,
        allowed: `with this path: ${methods.join(', ')}`,
        fix: `Correct the method. Write a call that the API is meant to refuse as \`${method ?? ''}\` on \`${path}\`.`,
      },
    ]
  }
  const withoutNames = (text: string): string => text.replace(/[{<][^/]*/g, '{}')
  const near = closest(
    withoutNames(path),
    operations.map((operation) => withoutNames(operation.path)),
  )
  const meant = operations.find((operation) => withoutNames(operation.path) === near)
  return [
    {
      ...place,
      what: `The API has no operation with the path "${path}".`,
      allowed: 'a path of openapi/openapi.yaml, with values or {names} for its parameters',
      fix: meant === undefined ? 'Look up the path in the API reference.' : `Did you mean "${meant.path}"?`,
    },
  ]
}
