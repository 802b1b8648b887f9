import type {Requirement} from '../../data/proofServers'
import {isObject} from '../../lib/isObject'

/** What is known of a server. */
export type KnownServer = {
  /** The version of Keycloak. Only administrators of the realm `master` can read it. Left out: unknown. */
  keycloak?: string
  provided: readonly Requirement[]
}

/** The paths that an extension adds to a realm: if they're there, so is the extension. */
export const EXTENSION_PATHS: Readonly<
  Record<Exclude<Requirement, 'keycloak' | 'native-organizations'>, readonly string[]>
> = {
  events: ['webhooks', 'events'],
  orgs: ['orgs'],
  'magic-link': ['magic-link'],
  portal: ['portal', 'wizard'],
}

/** The extensions, in the order in which they are named. */
export const EXTENSIONS = ['events', 'orgs', 'magic-link', 'portal'] as const

/** Whether a server with these paths has an extension. */
export const hasExtension = (name: (typeof EXTENSIONS)[number], paths: object): boolean =>
  EXTENSION_PATHS[name].every((each) => Object.hasOwn(paths, each))

const memberOf = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, name) => (isObject(inner) ? inner[name] : undefined), value)

/** Reads the answer of `GET /admin/serverinfo`; undefined if it is none. */
export function readServer(answer: unknown): KnownServer | undefined {
  const paths = memberOf(answer, 'providers', 'realm-restapi-extension', 'providers') ?? {}
  const features = memberOf(answer, 'features')
  const version = memberOf(answer, 'systemInfo', 'version')
  if (!isObject(paths) || !isObject(memberOf(answer, 'providers'))) return undefined
  const isNative =
    Array.isArray(features) &&
    features.some((feature) => memberOf(feature, 'name') === 'ORGANIZATION' && memberOf(feature, 'enabled') === true)
  return {
    ...(typeof version === 'string' ? {keycloak: version} : {}),
    provided: [
      'keycloak',
      ...EXTENSIONS.filter((name) => hasExtension(name, paths)),
      ...(isNative ? (['native-organizations'] as const) : []),
    ],
  }
}
