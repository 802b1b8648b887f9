import type {Validator} from './validator'
import type {Exchange, RequestBody} from './exchange'
import {parsed, wire} from './wire'

/** Where the server is and who may set it up. */
export type LabAddress = {
  /** Base address of the server, without a slash at the end. */
  url: string
  /** Administrator of the realm `master`. */
  adminUser: string
  adminPassword: string
  /** Host under which the server reaches this process, for webhooks and email. */
  callbackHost: string
}

/** Reads the address from the environment; undefined where none is given. */
export function labAddress(env: NodeJS.ProcessEnv): LabAddress | undefined {
  const url = env.LAB_URL?.replace(/\/$/, '')
  if (!url) return undefined
  return {
    url,
    adminUser: env.LAB_ADMIN_USER ?? 'admin',
    adminPassword: env.LAB_ADMIN_PASSWORD ?? 'admin',
    callbackHost: env.LAB_CALLBACK_HOST ?? 'localhost',
  }
}

/** Who calls, by what they may do. `anonymous` has no token. */
export const CALLERS = {
  admin: ['realm-admin'],
  nobody: [],
  viewer: ['view-organizations'],
  manager: ['view-organizations', 'manage-organizations'],
  creator: ['create-organization'],
  'realm-viewer': ['view-realm'],
  'realm-manager': ['manage-realm'],
  'events-viewer': ['view-events'],
  'events-manager': ['manage-events'],
  publisher: ['publish-events'],
  'user-manager': ['manage-users'],
} as const satisfies Record<string, readonly string[]>

export type Caller = keyof typeof CALLERS | 'anonymous'

const CLIENT = 'contract'
const PASSWORD = 'contract-test'

/** What to send and what has to come back. */
export type Call = {
  title: string
  /** Status that the server has to answer. */
  status: number
  /** Who calls, or a token. Default `admin`. */
  as?: Caller | {token: string}
  path?: Record<string, string>
  query?: Record<string, string>
  body?: RequestBody
  /** Whether the request breaks the description on purpose. Default false. */
  breaks?: boolean
}

type User = {id: string; username: string; email: string}

/** A realm of its own on a running server, with users for every permission, and a record of all calls. */
export class Lab {
  readonly realm: string
  readonly exchanges: Exchange[] = []
  readonly #tokens = new Map<string, string>()
  #admin = {token: '', until: 0}
  #foreign: Promise<string> | undefined

  private constructor(
    readonly address: LabAddress,
    readonly validator: Validator,
  ) {
    this.realm = `contract-${Date.now().toString(36)}`
  }

  /** Creates the realm and its users. `close` deletes them. */
  static async open(address: LabAddress, validator: Validator): Promise<Lab> {
    const lab = new Lab(address, validator)
    await lab.admin('POST', '', {
      realm: lab.realm,
      enabled: true,
      accessTokenLifespan: 3600,
      // Users come and go by the dozen, and nobody is to guess their passwords: the server need not work hard on them.
      passwordPolicy: 'hashAlgorithm(pbkdf2-sha256) and hashIterations(1)',
      eventsEnabled: true,
      adminEventsEnabled: true,
      adminEventsDetailsEnabled: true,
      eventsListeners: ['jboss-logging', 'ext-event-webhook'],
    })
    await lab.admin('POST', `/${lab.realm}/clients`, {
      clientId: CLIENT,
      publicClient: true,
      directAccessGrantsEnabled: true,
      redirectUris: ['https://app.example.com/*'],
    })
    for (const [caller, roles] of Object.entries(CALLERS)) {
      const user = await lab.createUser(`caller-${caller}`)
      await lab.#grantRealmRoles(user.id, roles)
      lab.#tokens.set(caller, await lab.token(user.username))
    }
    return lab
  }

  async close(): Promise<void> {
    if (this.#foreign) await this.admin('DELETE', `/${this.#foreignRealm}`)
    await this.admin('DELETE', `/${this.realm}`)
  }

  /** The token of an administrator of another realm. */
  foreignToken(): Promise<string> {
    this.#foreign ??= this.#openForeign()
    return this.#foreign
  }

  get #foreignRealm(): string {
    return `${this.realm}-foreign`
  }

  async #openForeign(): Promise<string> {
    const user = {username: 'stranger', firstName: 'Contract', lastName: 'Test', email: 'stranger@people.example'}
    await this.admin('POST', '', {
      realm: this.#foreignRealm,
      enabled: true,
      accessTokenLifespan: 3600,
      clients: [{clientId: CLIENT, publicClient: true, directAccessGrantsEnabled: true}],
      users: [
        {
          ...user,
          enabled: true,
          emailVerified: true,
          credentials: [{type: 'password', value: PASSWORD}],
          clientRoles: {'realm-management': ['realm-admin']},
        },
      ],
    })
    return this.#askToken(this.#foreignRealm, {client_id: CLIENT, username: user.username, password: PASSWORD})
  }

  /** A user of the realm with a verified address, unless told otherwise. */
  async createUser(username: string, {emailVerified = true} = {}): Promise<User> {
    const email = `${username}@people.example`
    const created = await this.admin('POST', `/${this.realm}/users`, {
      username,
      email,
      emailVerified,
      enabled: true,
      firstName: 'Contract',
      lastName: 'Test',
      credentials: [{type: 'password', value: PASSWORD}],
    })
    return {id: lastPart(created.location), username, email}
  }

  /** The token of a caller; undefined for `anonymous`. */
  tokenOf(caller: Caller): string | undefined {
    return this.#tokens.get(caller)
  }

  /** A user's own access token. */
  async token(username: string): Promise<string> {
    return this.#askToken(this.realm, {client_id: CLIENT, username, password: PASSWORD, scope: 'openid'})
  }

  /** A call of Keycloak's own admin API below `/admin/realms`, for set-up and for checking side effects. */
  async admin(method: string, path: string, body?: unknown): Promise<{location: string | null; body: unknown}> {
    const response = await fetch(`${this.address.url}/admin/realms${path}`, {
      method,
      headers: {Authorization: `Bearer ${await this.adminToken()}`, 'Content-Type': 'application/json'},
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} /admin/realms${path}: ${response.status} ${text}`)
    const value: unknown = text === '' ? undefined : JSON.parse(text)
    return {location: response.headers.get('location'), body: value}
  }

  /**
   * Calls an operation, records the exchange, and compares it with the description.
   * @throws Error for another status than expected, or for anything that the description does not allow.
   */
  async call(operationId: string, call: Call): Promise<Exchange['response']> {
    const {title, status, as = 'admin', path = {}, query = {}, body = {kind: 'none'}, breaks = false} = call
    const operation = this.validator.operation(operationId)
    const target = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''))
    const search = new URLSearchParams(query).toString()
    const token = typeof as === 'object' ? as.token : this.tokenOf(as)
    const {type, content} = wire(body)
    const response = await fetch(`${this.address.url}/realms/${this.realm}${target}${search && `?${search}`}`, {
      method: operation.method.toUpperCase(),
      headers: {...(token && {Authorization: `Bearer ${token}`}), ...(type && {'Content-Type': type})},
      body: content,
    })
    const exchange: Exchange = {
      operationId,
      title,
      request: {path, query, body, breaks},
      response: {
        status: response.status,
        contentType: response.headers.get('content-type'),
        location: response.headers.get('location'),
        body: parsed(await response.text()),
      },
    }
    const problems = [
      ...(response.status === status
        ? []
        : [
            `${operationId}, ${title}: status ${response.status}, not ${status}: ${JSON.stringify(exchange.response.body)}`,
          ]),
      ...this.validator.check(exchange),
    ]
    if (problems.length > 0) throw new Error(problems.join('\n'))
    this.exchanges.push(exchange)
    return exchange.response
  }

  async #grantRealmRoles(userId: string, roles: readonly string[]): Promise<void> {
    if (roles.length === 0) return
    const {body: clients} = await this.admin('GET', `/${this.realm}/clients?clientId=realm-management`)
    const client = idOf(Array.isArray(clients) ? clients[0] : undefined)
    const granted = await Promise.all(
      roles.map(async (role) => (await this.admin('GET', `/${this.realm}/clients/${client}/roles/${role}`)).body),
    )
    await this.admin('POST', `/${this.realm}/users/${userId}/role-mappings/clients/${client}`, granted)
  }

  /** A token of the administrator of `master` that is good for some time yet. */
  async adminToken(): Promise<string> {
    if (Date.now() > this.#admin.until) {
      const {adminUser: username, adminPassword: password} = this.address
      // An administrator's token lives for a minute by default.
      this.#admin = {
        token: await this.#askToken('master', {client_id: 'admin-cli', username, password}),
        until: Date.now() + 30_000,
      }
    }
    return this.#admin.token
  }

  async #askToken(realm: string, form: Record<string, string>): Promise<string> {
    const response = await fetch(`${this.address.url}/realms/${realm}/protocol/openid-connect/token`, {
      method: 'POST',
      body: new URLSearchParams({grant_type: 'password', ...form}),
    })
    const body: unknown = await response.json()
    if (
      typeof body !== 'object' ||
      body === null ||
      !('access_token' in body) ||
      typeof body.access_token !== 'string'
    ) {
      throw new Error(`No token for ${form.username ?? ''} in ${realm}: ${JSON.stringify(body)}`)
    }
    return body.access_token
  }
}

/** The id at the end of an address. */
export function lastPart(location: string | null): string {
  const part = location?.split('/').at(-1)
  if (!part) throw new Error('There is no id, because there is no address.')
  return decodeURIComponent(part)
}

/** The field `id` of an answer. */
export function idOf(value: unknown): string {
  if (typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string') return value.id
  throw new Error(`There is no id in ${JSON.stringify(value)}`)
}
