import {ADMIN_ROLES, MANAGEMENT} from '../adminRoles'
import {flagAt, listAt, textAt} from '../json'
import {
  forEachOf,
  inPath,
  lacksRole,
  noteUnread,
  objectsOf,
  readJson,
  readPages,
  type Json,
  type Reading,
} from './reading'

const ROLES = {part: 'roles', role: 'view-realm'} as const
const MANAGEMENT_ROLES = {part: 'accounts', role: 'view-clients'} as const
const ACCOUNTS = {part: 'accounts', role: 'view-users'} as const
const GROUPS = {part: 'groups', role: 'view-users'} as const
const CREDENTIALS = {part: 'credentials', role: 'view-users'} as const
/** Composite roles whose parts are read. */
const MOST_COMPOSITES = 500
/** Administrators whose credentials are read. */
const MOST_ADMINISTRATORS = 200

/** The names of composites by client, as in an export. */
function compositesFrom(parts: readonly Json[], clientIds: ReadonlyMap<unknown, string>): Json {
  const realm: string[] = []
  const client: Record<string, string[]> = {}
  for (const part of parts) {
    const name = textAt(part, 'name') ?? ''
    const owner = clientIds.get(part.containerId)
    if (!flagAt(false, part, 'clientRole')) realm.push(name)
    else if (owner !== undefined) (client[owner] ??= []).push(name)
  }
  return {realm, client}
}

/** The realm roles as in an export, with what they contain. */
export async function readRoles(reading: Reading, clients: unknown): Promise<Json> {
  const roles = await readPages(reading, '/roles?briefRepresentation=false', ROLES)
  if (roles === undefined) return {}
  // An answer names the client of a role by its internal ID.
  if (clients === undefined) noteUnread(reading, 'roles', lacksRole('view-clients'))
  const clientIds = new Map(objectsOf(clients).map((one) => [one.id, textAt(one, 'clientId') ?? '']))
  const composites = roles.filter((role) => flagAt(false, role, 'composite'))
  await forEachOf(reading, composites, {part: ROLES.part, most: MOST_COMPOSITES}, async (role) => {
    const id = inPath(role, 'id')
    const parts = await readJson(reading, `/roles-by-id/${id}/composites`, ROLES)
    if (parts !== undefined) role.composites = compositesFrom(objectsOf(parts), clientIds)
  })
  return {roles: {realm: roles}}
}

/** The objects that have each management role, once each, with all of these roles. */
function createHolders() {
  const byId = new Map<unknown, Json & {clientRoles: Json}>()
  return {
    add(objects: readonly Json[], role: string): void {
      for (const one of objects) {
        const known = byId.get(one.id) ?? {...one, clientRoles: {[MANAGEMENT]: []}}
        byId.set(one.id, {...known, clientRoles: {[MANAGEMENT]: [...listAt(known.clientRoles, MANAGEMENT), role]}})
      }
    },
    all: () => [...byId.values()],
  }
}

/** Marks service accounts, whose usernames Keycloak makes of the client's ID, as an export does. */
function markServiceAccounts(users: readonly Json[], clients: readonly Json[]): Json[] {
  const owners = new Map(
    clients
      .filter((client) => flagAt(false, client, 'serviceAccountsEnabled'))
      .map((client) => [`service-account-${(textAt(client, 'clientId') ?? '').toLowerCase()}`, client.clientId]),
  )
  return users.map((user) => {
    const serviceAccountClientId = owners.get(textAt(user, 'username') ?? '')
    return serviceAccountClientId === undefined ? user : {...user, serviceAccountClientId}
  })
}

async function addCredentials(reading: Reading, users: readonly Json[]): Promise<void> {
  const administrators = users.filter(
    (user) =>
      user.serviceAccountClientId === undefined &&
      listAt(user, 'clientRoles', MANAGEMENT).some((role) => ADMIN_ROLES.some((one) => one === role)),
  )
  await forEachOf(reading, administrators, {part: CREDENTIALS.part, most: MOST_ADMINISTRATORS}, async (user) => {
    const path = `/users/${inPath(user, 'id')}/credentials`
    const credentials = objectsOf(await readJson(reading, path, CREDENTIALS))
    // The rules need no more than the types.
    user.credentials = credentials.map(({type}) => ({type}))
  })
}

/** The users and groups that have administration roles. Others aren't read: a realm can have millions. */
export async function readAccounts(reading: Reading, clients: unknown): Promise<Json> {
  reading.unread.set('users', 'it reads only users with administration roles')
  const management = objectsOf(clients).find(({clientId}) => clientId === MANAGEMENT)
  if (management === undefined) {
    const reason = reading.unread.get('clients') ?? `the realm has no client \`${MANAGEMENT}\``
    for (const part of ['accounts', 'groups', 'credentials'] as const) reading.unread.set(part, reason)
    return {}
  }
  const path = `/clients/${inPath(management, 'id')}/roles`
  const roles = objectsOf(await readJson(reading, path, MANAGEMENT_ROLES))
  const [users, groups] = [createHolders(), createHolders()]
  for (const {name} of roles) {
    if (typeof name !== 'string') continue
    const of = `${path}/${encodeURIComponent(name)}`
    users.add((await readPages(reading, `${of}/users`, ACCOUNTS)) ?? [], name)
    groups.add((await readPages(reading, `${of}/groups`, GROUPS)) ?? [], name)
  }
  const marked = markServiceAccounts(users.all(), objectsOf(clients))
  await addCredentials(reading, marked)
  return {users: marked, groups: groups.all()}
}
