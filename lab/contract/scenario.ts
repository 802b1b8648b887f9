import type {Exchange, RequestBody} from '../../openapi/exchange'
import {idFrom} from '../consumers/location'
import {isCallerName, type CallerName} from './callers'
import type {Call} from './call'
import type {ContractServer} from './server'

/** What a scenario works with. */
export type Tools = Omit<ContractServer, 'stop'> & {
  /** Calls the scenario's operation. */
  call: (call: Call) => Promise<Exchange['response']>
  /** Calls another operation, for set-up and for checking what the operation did. */
  other: (operationId: string, call: Omit<Call, 'title'>) => Promise<Exchange['response']>
  /** A name that no other scenario uses. */
  name: (prefix: string) => string
  /** A new organization without members but the built-in administrator. */
  organization: (fields?: Record<string, unknown>) => Promise<string>
  /** A new user who is a member of the organization, with these roles in it. */
  member: (
    orgId: string,
    roles?: readonly string[],
  ) => Promise<{id: string; username: string; email: string; token: string}>
}

/** How one operation is proven: its success and every failure that the description knows. */
export type Scenario = {
  operationId: string
  /** What a server has to have beyond the registry bundle. */
  needs?: 'magic-link'
  /** Documented statuses that no call here can bring about, each with the reason. */
  unproven?: Record<string, string>
  run: (tools: Tools) => Promise<void>
}

/** Fails with a sentence about what the server was to do. */
export function expectThat(holds: boolean, sentence: string): asserts holds {
  if (!holds) throw new Error(`Not so: ${sentence}`)
}

export const json = (value: unknown): RequestBody => ({kind: 'json', value})

/** An id that nothing has. */
export const MISSING = '00000000-0000-4000-8000-000000000000'

/** The calls that are refused for lack of a token or a role. */
export async function refused(
  call: Tools['call'],
  valid: Partial<Call>,
  byCaller: Partial<Record<CallerName, number>>,
): Promise<void> {
  await call({...valid, title: 'without a token', as: 'anonymous', status: 401})
  await call({...valid, title: 'with a token that is none', as: {token: 'none'}, status: 401})
  for (const [caller, status] of Object.entries(byCaller)) {
    if (isCallerName(caller)) await call({...valid, title: `as ${caller}`, as: caller, status})
  }
}

/** The calls whose body the server can not read, and the one without a body. */
export async function unreadable(
  call: Tools['call'],
  valid: Partial<Call>,
  {none = 500, unknown = true} = {},
): Promise<void> {
  await call({...valid, title: 'a body that is not JSON', body: {kind: 'raw', text: '{'}, breaks: true, status: 400})
  if (unknown) {
    await call({
      ...valid,
      title: 'a field that the server does not know',
      body: json({unknownField: 1}),
      breaks: true,
      status: 400,
    })
  }
  await call({...valid, title: 'without a body', body: {kind: 'raw', text: ''}, breaks: true, status: none})
}

/** Pages that a list which counts strictly has not. */
export async function negative(call: Tools['call'], valid: Partial<Call>): Promise<void> {
  for (const name of ['first', 'max'])
    await call({...valid, title: `a negative ${name}`, query: {[name]: '-1'}, breaks: true, status: 500})
}

let counter = 0

/** Tools for one scenario. */
export function toolsFor(server: Omit<ContractServer, 'stop'>, operationId: string): Tools {
  const {realm} = server
  const name = (prefix: string) => `${prefix}-${(counter += 1)}`
  const other: Tools['other'] = (id, call) => realm.call(id, {...call, title: `set-up or check for ${operationId}`})
  return {
    ...server,
    name,
    other,
    call: (call) => realm.call(operationId, call),
    async organization(fields = {}) {
      const {location} = await other('createOrganization', {status: 201, body: json({name: name('org'), ...fields})})
      return idFrom(location)
    },
    async member(orgId, roles = []) {
      const user = await realm.createUser(name('member'))
      await other('addOrganizationMember', {status: 201, path: {orgId, userId: user.id}})
      for (const role of roles) {
        await other('grantUserOrganizationRole', {status: 201, path: {orgId, name: role, userId: user.id}})
      }
      return {...user, token: await realm.token(user.username)}
    },
  }
}
