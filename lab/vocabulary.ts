import * as z from 'zod'
import type {LabHttp} from './consumers/labHttp'

/** The names that the server knows, by what they name. Each list is sorted. */
export type ServerVocabulary = {
  /** Members of the representations of realms, clients, users and identity providers, and keys of their `attributes` and `config`. */
  settings: readonly string[]
  /** Types of events and of operations, as `LOGIN_ERROR` and `CREATE`, and types of resources. */
  events: readonly string[]
  /** Realm roles, client roles of the clients that every realm has, and roles of organizations. */
  roles: readonly string[]
  /** Ids of authenticators, required actions, mappers, key providers, password policies and what else is installed. */
  providers: readonly string[]
}

const object = z.record(z.string(), z.unknown())
const named = z.array(z.looseObject({name: z.string()}))
const serverInfo = z.object({
  enums: z.record(z.string(), z.array(z.string())),
  providers: z.record(z.string(), z.object({providers: object})),
  protocolMapperTypes: z.record(z.string(), z.array(z.looseObject({id: z.string()}))),
  passwordPolicies: z.array(z.looseObject({id: z.string()})),
  componentTypes: z.record(z.string(), z.array(z.looseObject({id: z.string(), properties: named.optional()}))),
})

/** Members that an answer leaves out as long as they have no value. */
const LEFT_OUT = [
  'accountTheme',
  'adminTheme',
  'defaultLocale',
  'displayName',
  'displayNameHtml',
  'emailTheme',
  'loginTheme',
  'passwordPolicy',
  'redirectUris',
  'redirectUrl',
  'webOrigins',
]

/** Clients whose roles are those of the server, not of somebody's realm. */
const OWN_CLIENTS = ['account', 'broker', 'realm-management']

function keysOf(value: unknown): string[] {
  const parsed = object.safeParse(value)
  if (!parsed.success) return []
  const nested = ['attributes', 'config', 'smtpServer'].flatMap((key) =>
    Object.keys(object.safeParse(parsed.data[key]).data ?? {}),
  )
  return [...Object.keys(parsed.data), ...nested]
}

function sorted(names: readonly string[]): string[] {
  return [...new Set(names)].sort()
}

/** Asks a running server what there is. @param realm name of a realm that uses as much of it as possible. */
export async function readVocabulary(
  {admin, provisioner}: Pick<LabHttp, 'admin' | 'provisioner'>,
  realm: string,
): Promise<ServerVocabulary> {
  const base = `/admin/realms/${realm}`
  const info = await admin.read('/admin/serverinfo', serverInfo)
  const clients = await admin.read(`${base}/clients`, z.array(z.looseObject({id: z.string(), clientId: z.string()})))
  const lists = await Promise.all(
    ['users', 'identity-provider/instances', 'client-scopes', 'authentication/required-actions', 'components'].map(
      (name) => admin.read(`${base}/${name}`, z.array(object)),
    ),
  )
  const own = clients.filter(({clientId}) => OWN_CLIENTS.includes(clientId))
  const roles = await Promise.all([
    admin.read(`${base}/roles`, named),
    ...own.map(({id}) => admin.read(`${base}/clients/${id}/roles`, named)),
  ])
  const [organization] = await provisioner.read(`/realms/${realm}/orgs`, z.array(z.looseObject({id: z.string()})))
  const organizationRoles = await provisioner.read(`/realms/${realm}/orgs/${organization?.id ?? ''}/roles`, named)
  const components = Object.values(info.componentTypes).flat()
  return {
    settings: sorted([
      ...LEFT_OUT,
      ...keysOf((await admin.get(base)).json),
      ...[...clients, ...lists.flat()].flatMap(keysOf),
      ...components.flatMap(({properties = []}) => properties.map(({name}) => name)),
    ]),
    events: sorted(Object.values(info.enums).flat()),
    roles: sorted([...roles.flat(), ...organizationRoles].map(({name}) => name)),
    providers: sorted([
      ...Object.values(info.providers).flatMap(({providers}) => Object.keys(providers)),
      ...Object.values(info.protocolMapperTypes).flatMap((types) => types.map(({id}) => id)),
      ...info.passwordPolicies.map(({id}) => id),
      ...components.map(({id}) => id),
    ]),
  }
}
