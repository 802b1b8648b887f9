import * as z from 'zod'
import type {Exchange} from '../../openapi/exchange'
import type {Validator} from '../../openapi/validator'
import {createCaller, requestTokens, type Caller, type Grant} from '../consumers/http'
import {jsonOrText} from '../consumers/json'
import type {Call} from './call'
import {CALLERS, type CallerName} from './callers'
import {clientSettings, foreignRealm, realmSettings, userSettings, CLIENT, PASSWORD, type User} from './settings'
import {wire} from './wire'

const named = z.array(z.looseObject({id: z.string(), name: z.string()}))
const identified = z.array(z.looseObject({id: z.string()}))

/** A new realm on a running server, with a user for each caller, and a record of all calls. */
export class ContractRealm {
  readonly name: string
  /** The path of its Admin API. */
  readonly api: string
  /** An administrator of the realm `master`, for set-up and for checking side effects. */
  readonly admin: Caller
  readonly exchanges: Exchange[] = []
  readonly #anonymous: Caller
  readonly #tokens = new Map<string, string>()
  #foreign: Promise<string> | undefined

  private constructor(
    readonly url: string,
    readonly adminGrant: Grant,
    readonly validator: Validator,
  ) {
    this.name = `contract-${Date.now().toString(36)}`
    this.api = `/admin/realms/${this.name}`
    this.admin = createCaller({url}, adminGrant)
    this.#anonymous = createCaller({url})
  }

  /** Creates the realm and its users. `close` deletes them. @param adminGrant of an administrator of the realm `master`. */
  static async open(url: string, adminGrant: Grant, validator: Validator): Promise<ContractRealm> {
    const realm = new ContractRealm(url, adminGrant, validator)
    await realm.admin.must('POST', '/admin/realms', {json: realmSettings(realm.name)})
    await realm.admin.create(`${realm.api}/clients`, clientSettings)
    for (const [caller, roles] of Object.entries(CALLERS)) {
      const user = await realm.createUser(`caller-${caller}`)
      await realm.#grantRoles(user.id, roles)
      realm.#tokens.set(caller, await realm.token(user.username))
    }
    return realm
  }

  async close(): Promise<void> {
    if (this.#foreign) await this.admin.must('DELETE', `/admin/realms/${this.#foreignName}`)
    await this.admin.must('DELETE', this.api)
  }

  /** The token of an administrator of another realm. */
  foreignToken(): Promise<string> {
    this.#foreign ??= this.#openForeign()
    return this.#foreign
  }

  get #foreignName(): string {
    return `${this.name}-foreign`
  }

  async #openForeign(): Promise<string> {
    const {settings, username} = foreignRealm(this.#foreignName)
    await this.admin.must('POST', '/admin/realms', {json: settings})
    return this.#tokenIn({realm: this.#foreignName, clientId: CLIENT, username, password: PASSWORD})
  }

  /** A user of the realm with a verified address, unless told otherwise. */
  async createUser(username: string, {emailVerified = true} = {}): Promise<User> {
    const settings = userSettings(username, emailVerified)
    const id = await this.admin.create(`${this.api}/users`, settings)
    return {id, username, email: settings.email}
  }

  /** The token of a caller; undefined for `anonymous`. */
  tokenOf(caller: CallerName): string | undefined {
    return this.#tokens.get(caller)
  }

  /** An access token of a user of the realm. */
  token(username: string): Promise<string> {
    return this.#tokenIn({realm: this.name, clientId: CLIENT, username, password: PASSWORD, scope: 'openid'})
  }

  /** An access token of the administrator of the realm `master`. */
  adminToken(): Promise<string> {
    return this.#tokenIn(this.adminGrant)
  }

  async #tokenIn(grant: Grant): Promise<string> {
    return (await requestTokens({url: this.url}, grant)).access_token
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
    const answer = await this.#anonymous.request(
      operation.method.toUpperCase(),
      `/realms/${this.name}${target}${search && `?${search}`}`,
      {body: content, headers: {...(token && {Authorization: `Bearer ${token}`}), ...(type && {'Content-Type': type})}},
    )
    const response: Exchange['response'] = {
      status: answer.status,
      contentType: answer.headers.get('content-type'),
      location: answer.headers.get('location'),
      body: jsonOrText(answer.text),
    }
    const exchange: Exchange = {operationId, title, request: {path, query, body, breaks}, response}
    const problems = this.validator.check(exchange)
    if (response.status !== status)
      problems.unshift(
        `${operationId}, ${title}: status ${response.status}, not ${status}: ${JSON.stringify(response.body)}`,
      )
    if (problems.length > 0) throw new Error(problems.join('\n'))
    this.exchanges.push(exchange)
    return response
  }

  async #grantRoles(userId: string, names: readonly string[]): Promise<void> {
    if (names.length === 0) return
    const [client] = await this.admin.read(`${this.api}/clients?clientId=realm-management`, identified)
    if (!client) throw new Error(`The realm ${this.name} has no client realm-management.`)
    const roles = await this.admin.read(`${this.api}/clients/${client.id}/roles`, named)
    await this.admin.must('POST', `${this.api}/users/${userId}/role-mappings/clients/${client.id}`, {
      json: roles.filter(({name}) => names.includes(name)),
    })
  }
}
