import {expect} from 'vitest'
import {isObject} from '../../src/lib/isObject'
import type {Procedure} from '../../src/procedures/procedure'
import {procedures} from '../../src/procedures/procedures'
import {doStep, planStep, startRun, stepsOf} from '../../src/procedures/run'
import type {Call, Plan, Run} from '../../src/procedures/runTypes'
import {planUndo, undoNext} from '../../src/procedures/undo'
import {checkValues} from '../../src/procedures/values'
import {createCaller, type Caller} from '../consumers/http'
import {PASSWORD} from '../realm/people'
import type {Lab} from '../start'
import type {ProcedureCase} from './procedureCases'

/** What a proof of a procedure needs of the lab. */
export type ProcedureLab = Pick<Lab, 'http' | 'url'> & {server: Pick<Lab['server'], 'home'>}

export function procedureOf({name}: ProcedureCase): Procedure {
  const procedure = procedures.find((one) => one.name === name)
  if (procedure) return procedure
  throw new Error(`There is no procedure "${name}".`)
}

export const callOf =
  (caller: Caller): Call =>
  async ({method, path: address, body}) => {
    const headers = body === undefined ? undefined : {'Content-Type': 'application/json'}
    const {status, json} = await caller.request(method, address, {body, headers})
    return {status, body: json}
  }

export type Members = Readonly<Record<string, unknown>>

/** Lists of a realm file after each other; entries with the same name are one. */
function mergeFiles(one: Members, other: Members): Members {
  const nameOf = (entry: unknown): unknown => (isObject(entry) ? (entry.clientId ?? entry.username) : entry)
  const lists = (left: readonly unknown[], right: readonly unknown[]): unknown[] => [
    ...left.filter((entry) => !right.some((each) => nameOf(each) === nameOf(entry))),
    ...right.map((entry) => {
      const same = left.find((each) => nameOf(each) === nameOf(entry))
      return isObject(same) && isObject(entry) ? {...same, ...entry} : entry
    }),
  ]
  const merged = Object.entries(other).map(([name, value]): [string, unknown] => {
    const before = one[name]
    return [name, Array.isArray(before) && Array.isArray(value) ? lists(before, value) : value]
  })
  return {...one, ...Object.fromEntries(merged)}
}

/** An administrator of the realm with these client roles alone. */
const administrator = (username: string, roles: readonly string[]): Members => ({
  username,
  email: `${username}@acme.example`,
  firstName: 'An',
  lastName: 'Administrator',
  enabled: true,
  emailVerified: true,
  credentials: [{type: 'password', value: PASSWORD, temporary: false}],
  clientRoles: {'realm-management': roles},
})

/** Sets of roles that must not be enough: all but one, for each. */
export const lackingSets = (roles: readonly string[]): string[][] =>
  roles.map((role) => roles.filter((one) => one !== role))

/** Does something in a realm that has what the procedure needs, and deletes the realm. */
export async function withRealm<T>(
  {http}: ProcedureLab,
  one: ProcedureCase,
  use: (realm: string) => Promise<T>,
  more: Members = {},
): Promise<T> {
  const realm = `procedure-${one.name}`
  const {roles} = procedureOf(one)
  const users = [
    administrator('reader', roles.read),
    administrator('writer', roles.write),
    ...lackingSets(roles.write).map((set, index) => administrator(`lacking-${index}`, set)),
  ]
  const file = mergeFiles({...one.given}, more)
  await http.admin.must('POST', '/admin/realms', {json: {...file, realm, enabled: true}})
  try {
    // Later, because extensions add their roles to a new realm.
    await http.admin.must('POST', `/admin/realms/${realm}/partialImport`, {json: {ifResourceExists: 'FAIL', users}})
    for (const [address, json] of one.calls ?? []) await http.admin.must('POST', `/realms/${realm}/${address}`, {json})
    return await use(realm)
  } finally {
    await http.admin.must('DELETE', `/admin/realms/${realm}`)
  }
}

/** A run as one of the administrators of the realm, or as that of the server. */
export function runAs({http, url}: ProcedureLab, one: ProcedureCase, realm: string, username?: string): Run {
  const procedure = procedureOf(one)
  const checked = checkValues(procedure, one.values ?? {})
  if ('problems' in checked) throw new Error(JSON.stringify(checked.problems))
  const caller =
    username === undefined
      ? http.admin
      : createCaller({url}, {realm, clientId: 'admin-cli', username, password: PASSWORD})
  // The log survives a reload between any two steps.
  const save: Run['save'] = (log) => expect(JSON.stringify(log)).not.toContain('local-use-only-secret')
  return startRun(procedure, {server: url, realm, ...checked, call: callOf(caller), save})
}

export const planned = async (run: Run): Promise<Plan[]> => {
  const plans: Plan[] = []
  for (const index of stepsOf(run).keys()) plans.push(await planStep(run, index))
  return plans
}

/** Expects all steps to be as wanted. @param except titles of the steps that still have to be open. */
export async function expectDone(run: Run, after: string, except: readonly string[] = []): Promise<void> {
  const open = (await planned(run)).filter(({kind}) => kind !== 'done')
  const titles = open.map(({step}) => stepsOf(run)[step]?.title)
  expect(titles, `${run.procedure.name} after ${after}: ${JSON.stringify(open)}`).toEqual(except)
}

/** Does all steps. @returns the problem that stopped it. */
export async function doAll(run: Run): Promise<unknown> {
  for (const index of stepsOf(run).keys()) {
    const plan = await planStep(run, index)
    if (plan.kind === 'stopped') return plan.problem
    const outcome = plan.kind === 'change' ? await doStep(run, plan, plan.mustType) : plan
    if (outcome.kind === 'stopped') return outcome.problem
  }
  return undefined
}

/** Takes all steps back. */
export async function undoAll(run: Run): Promise<void> {
  for (let plan = await planUndo(run); plan; plan = await planUndo(run)) {
    const outcome = plan.kind === 'change' ? await undoNext(run, plan, plan.mustType) : plan
    if (outcome.kind === 'stopped') throw new Error(JSON.stringify(outcome.problem))
  }
}

/** Proves the procedures. @throws what is wrong with each one that fails. */
export async function proveAll(
  lab: Lab,
  cases: readonly ProcedureCase[],
  prove: (one: ProcedureCase) => Promise<void>,
) {
  const failures: string[] = []
  for (const one of cases) await prove(one).catch((error: unknown) => failures.push(`${one.name}: ${String(error)}`))
  if (failures.length > 0) throw new Error(failures.join('\n'))
}
