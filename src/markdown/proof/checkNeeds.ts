import type {PageCheck} from './checks'
import {isObject} from '../../lib/isObject'

/** A name of the page that a reader can have another name for. */
export type CheckName = {
  /** As the page has it, such as `acme-web`. */
  name: string
  /** What it names, such as `Client ID`. */
  label: string
}

/**
 * The least client role of `realm-management` that reads the paths that begin like this, as users with one role each showed on
 * Keycloak 26.5.6 and 26.7.3. An empty text: any token of the realm will do.
 */
const ROLES: readonly (readonly [beginning: RegExp, role: string])[] = [
  [
    /^\/admin\/realms\/acme\/(?:clients|client-scopes|default-default-client-scopes|default-optional-client-scopes)\b/,
    'view-clients',
  ],
  [/^\/admin\/realms\/acme\/users\/profile\b/, 'view-realm'],
  [/^\/admin\/realms\/acme\/(?:users|groups|attack-detection)\b/, 'view-users'],
  [/^\/admin\/realms\/acme\/identity-provider\//, 'view-identity-providers'],
  [/^\/admin\/realms\/acme\/(?:events|admin-events)\b/, 'view-events'],
  [/^\/admin\/realms\/acme\/organizations\b/, 'view-organizations'],
  [
    /^\/admin\/realms\/acme(?:$|\?|\/(?:authentication|localization|components|roles|keys|client-policies|default-[\w-]+)\b)/,
    'view-realm',
  ],
  [/^\/realms\/acme\/(?:webhooks|events)\b/, 'view-events'],
  [/^\/realms\/acme\/(?:orgs|idp)\b/, 'view-organizations'],
  [/^\/realms\/acme(?:$|\/(?:\.well-known|protocol)\/)/, ''],
]

/** The role for one check; undefined if the path isn't in the list. */
export const roleFor = (path: string): string | undefined => ROLES.find(([beginning]) => beginning.test(path))?.[1]

/**
 * The least roles for all checks of a page, each once, in the order of the checks.
 * @throws Error for a path that the list above doesn't have.
 */
export function rolesFor(checks: readonly Pick<PageCheck, 'path'>[]): readonly string[] {
  const roles = checks.map(({path}) => {
    const role = roleFor(path)
    if (role === undefined)
      throw new Error(
        `No role is known for the check GET ${path}. Fix: add the least role that can send it to src/markdown/proof/checkNeeds.ts.`,
      )
    return role
  })
  return [...new Set(roles)].filter((role) => role !== '')
}

/** Where names stand in paths. The first group is the name. */
const IN_PATHS: readonly (readonly [place: RegExp, label: string])[] = [
  [/[?&]clientId=([^&]+)/g, 'Client ID'],
  [/\/identity-provider\/instances\/([^/?]+)/g, 'Identity provider alias'],
  [/\/authentication\/flows\/([^/?]+)/g, 'Flow alias'],
  // The name of the realm's default role follows from the realm.
  [/\/roles\/(?!default-roles-)([^/?]+)/g, 'Role'],
  [/\/users\?(?:[^#]*&)?username=([^&]+)/g, 'Username'],
  [/\/(?:orgs|organizations)\?(?:[^#]*&)?search=([^&]+)/g, 'Organization'],
  [/\/groups\?(?:[^#]*&)?search=([^&]+)/g, 'Group'],
]

/** Names of the page that don't name something of the reader: what Keycloak itself brings. */
const FIXED = new Set(['browser', 'registration', 'direct grant', 'reset credentials', 'first broker login'])

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsOf)
  return isObject(value) ? Object.values(value).flatMap(textsOf) : []
}

/** Names of clients in an expected answer. */
const clientsIn = (json: unknown): string[] =>
  textsOf(json).flatMap((text) => [...text.matchAll(/(?<![\w-])acme-[\w-]+/g)].map(([name]) => name))

/** The names that occur in the checks of a page, each once, in the order of the checks. */
export function namesIn(checks: readonly Pick<PageCheck, 'path' | 'expected'>[]): readonly CheckName[] {
  const names = checks.flatMap(({path, expected}): CheckName[] => [
    ...IN_PATHS.flatMap(([place, label]) =>
      [...path.matchAll(place)].map(([, name = '']): CheckName => ({name: decodeURIComponent(name), label})),
    ),
    ...clientsIn(expected.json).map((name): CheckName => ({name, label: 'Client ID'})),
  ])
  const once = new Map(names.filter(({name}) => !FIXED.has(name)).map((one) => [one.name, one]))
  return [...new Set(names.map(({name}) => name))].flatMap((name) => once.get(name) ?? [])
}
