import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {expect} from 'vitest'
import {isObject} from '../../src/lib/isObject'
import type {Procedure} from '../../src/procedures/procedure'
import {procedures} from '../../src/procedures/procedures'
import {formats, type Format} from '../../src/procedures/render'
import {doStep, planStep, startRun, stepsOf} from '../../src/procedures/run'
import type {Call, Plan, Run} from '../../src/procedures/runTypes'
import {planUndo, undoNext} from '../../src/procedures/undo'
import {checkValues, readerOf} from '../../src/procedures/values'
import {createCaller, type Caller} from '../consumers/http'
import {PASSWORD} from '../realm/people'
import type {Fact, FactGroup} from '../record/group'
import type {Lab} from '../start'
import {
  casesWithEvents,
  casesWithNativeOrganizations,
  casesWithOrganizations,
  type ProcedureCase,
} from './procedureCases'
import {openCommandLine, runScript} from './procedureScripts'

/** What a proof of a procedure needs of the lab. */
type ProcedureLab = Pick<Lab, 'http' | 'url'> & {server: Pick<Lab['server'], 'home'>}

function procedureOf({name}: ProcedureCase): Procedure {
  const procedure = procedures.find((one) => one.name === name)
  if (procedure) return procedure
  throw new Error(`There is no procedure "${name}".`)
}

const callOf =
  (caller: Caller): Call =>
  async ({method, path: address, body}) => {
    const headers = body === undefined ? undefined : {'Content-Type': 'application/json'}
    const {status, json} = await caller.request(method, address, {body, headers})
    return {status, body: json}
  }

type Members = Readonly<Record<string, unknown>>

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
const lackingSets = (roles: readonly string[]): string[][] => roles.map((role) => roles.filter((one) => one !== role))

/** Does something in a realm that has what the procedure needs, and deletes the realm. */
async function withRealm<T>(
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
function runAs({http, url}: ProcedureLab, one: ProcedureCase, realm: string, username?: string): Run {
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

const planned = async (run: Run): Promise<Plan[]> => {
  const plans: Plan[] = []
  for (const index of stepsOf(run).keys()) plans.push(await planStep(run, index))
  return plans
}

/** Expects all steps to be as wanted. */
async function expectDone(run: Run, after: string): Promise<void> {
  const open = (await planned(run)).filter(({kind}) => kind !== 'done')
  expect(open, `${run.procedure.name} after ${after}`).toEqual([])
}

/** Does all steps. @returns the problem that stopped it. */
async function doAll(run: Run): Promise<unknown> {
  for (const index of stepsOf(run).keys()) {
    const plan = await planStep(run, index)
    if (plan.kind === 'stopped') return plan.problem
    const outcome = plan.kind === 'change' ? await doStep(run, plan, plan.mustType) : plan
    if (outcome.kind === 'stopped') return outcome.problem
  }
  return undefined
}

async function undoAll(run: Run): Promise<void> {
  for (let plan = await planUndo(run); plan; plan = await planUndo(run)) {
    const outcome = plan.kind === 'change' ? await undoNext(run, plan, plan.mustType) : plan
    if (outcome.kind === 'stopped') throw new Error(JSON.stringify(outcome.problem))
  }
}

/** A value whose lists and members are sorted. */
const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted).sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .map(([name, each]): [string, unknown] => [name, sorted(each)])
            .sort(([one], [other]) => (one < other ? -1 : 1)),
        )
      : value

/** A realm's export without switches and attributes that Keycloak adds with their default whenever a realm is saved. */
function withoutDefaults(exported: unknown): unknown {
  if (!isObject(exported)) return exported
  const members = Object.entries(exported).map(([name, value]): [string, unknown] => [
    name,
    name === 'attributes' && isObject(value) ? withoutOff(value) : value,
  ])
  return withoutOff(Object.fromEntries(members))
}

const withoutOff = (members: Members): Members =>
  Object.fromEntries(
    Object.entries(members).filter(([, value]) => value !== false && value !== '0' && value !== 'false'),
  )

/** Everything that the procedures change, in an order that doesn't depend on the database. */
async function snapshot({http}: ProcedureLab, realm: string): Promise<unknown> {
  const query = 'exportClients=true&exportGroupsAndRoles=true'
  const exported = await http.admin.must('POST', `/admin/realms/${realm}/partial-export?${query}`)
  const others = [`/admin/realms/${realm}/organizations`, `/realms/${realm}/orgs`, `/realms/${realm}/webhooks`]
  const answers = await Promise.all(others.map(async (address) => http.admin.get(address)))
  return sorted([withoutDefaults(exported.json), answers.map(({status, json}) => (status === 200 ? json : []))])
}

/** The procedure by its engine, as an administrator with the roles that it names, and back. */
async function proveRun(lab: ProcedureLab, one: ProcedureCase): Promise<void> {
  await withRealm(lab, one, async (realm) => {
    const {roles} = procedureOf(one)
    const [first] = await planned(runAs(lab, one, realm, 'reader'))
    expect(first?.kind, 'a plan with the roles to read').toBe('change')
    for (const index of lackingSets(roles.write).keys()) {
      const run = runAs(lab, one, realm, `lacking-${index}`)
      expect(await doAll(run), `without ${roles.write[index] ?? ''}`).toBeDefined()
      await undoAll({...run, call: callOf(lab.http.admin)})
    }
    const before = await snapshot(lab, realm)
    const run = runAs(lab, one, realm, 'writer')
    expect(await doAll(run), 'with the roles to write').toBeUndefined()
    await expectDone(run, 'its steps')
    const isFinal = run.log.entries.some(({final}) => final !== undefined)
    await undoAll(run)
    if (!isFinal) expect(await snapshot(lab, realm), 'the realm after the undo').toEqual(before)
  })
}

const formatOf = (id: Format['id']): Format => {
  const format = formats.find((one) => one.id === id)
  if (format) return format
  throw new Error(`There is no format "${id}".`)
}

/** A script in a fresh realm. It runs twice: the second time, it has nothing to do. */
async function proveScript(lab: ProcedureLab, one: ProcedureCase, id: 'curl' | 'kcadm', home: string): Promise<void> {
  await withRealm(lab, one, async (realm) => {
    const run = runAs(lab, one, realm)
    const made = formatOf(id).render(run.procedure, {server: lab.url, realm, values: run.log.values})
    if ('none' in made) throw new Error(made.none)
    await runScript(lab, home, made.text, run.secrets)
    await expectDone(run, `its ${id} script`)
    await runScript(lab, home, made.text, run.secrets)
    await expectDone(run, `its ${id} script, twice`)
  })
}

/** The realm file, by partial import or as a new realm. */
async function proveImport(lab: ProcedureLab, one: ProcedureCase): Promise<void> {
  const procedure = procedureOf(one)
  const {values} = runAs(lab, one, 'any').log
  const fragment = procedure.realmImport(readerOf(procedure, values))
  if ('none' in fragment) return
  const isPartial = fragment.as === 'partial'
  await withRealm(
    lab,
    one,
    async (realm) => {
      const json = {ifResourceExists: 'SKIP', ...fragment.realm}
      if (isPartial) await lab.http.admin.must('POST', `/admin/realms/${realm}/partialImport`, {json})
      await expectDone(runAs(lab, one, realm), 'its realm file')
    },
    isPartial ? {} : fragment.realm,
  )
}

/** Proves the procedures. @throws what is wrong with each one that fails. */
async function proveAll(lab: Lab, cases: readonly ProcedureCase[], prove: (one: ProcedureCase) => Promise<void>) {
  const failures: string[] = []
  for (const one of cases) await prove(one).catch((error: unknown) => failures.push(`${one.name}: ${String(error)}`))
  expect(failures).toEqual([])
}

/** Runs scripts with a login of the admin CLI, and removes it. */
async function withHome(lab: ProcedureLab, use: (home: string) => Promise<void>): Promise<void> {
  const home = await mkdtemp(path.join(tmpdir(), 'lab-procedures-'))
  try {
    await openCommandLine(lab, home)
    await use(home)
  } finally {
    await rm(home, {recursive: true})
  }
}

const scriptFact = (cases: readonly ProcedureCase[], id: 'curl' | 'kcadm'): Fact => ({
  says: `the ${id} script of each procedure makes the same state, and changes nothing the second time`,
  needs: ['bash', 'curl', 'jq'],
  check: async (lab) =>
    withHome(lab, async (home) => proveAll(lab, cases, async (one) => proveScript(lab, one, id, home))),
})

const factsOf = (cases: readonly ProcedureCase[]): Fact[] => [
  {
    says: 'each procedure works with exactly its roles, has nothing to do the second time, and can be undone',
    check: async (lab) => proveAll(lab, cases, async (one) => proveRun(lab, one)),
  },
  scriptFact(cases, 'curl'),
  scriptFact(cases, 'kcadm'),
  {
    says: 'the realm file of each procedure that has one makes the same state',
    check: async (lab) => proveAll(lab, cases, async (one) => proveImport(lab, one)),
  },
]

/** The procedures that need no organizations. */
export const proceduresWithEvents: FactGroup = {
  subject: 'Procedures: how-tos as calls, their undo, and their exports',
  bundle: 'events-26.7',
  facts: factsOf(casesWithEvents),
}

/** Those of the organizations extension. */
export const proceduresWithOrganizations: FactGroup = {
  subject: 'Procedures with the organizations extension',
  bundle: 'registry',
  facts: factsOf(casesWithOrganizations),
}

/** Those of Keycloak's own organizations. */
export const proceduresWithNativeOrganizations: FactGroup = {
  subject: 'Procedures with native organizations',
  bundle: 'native-26.7',
  facts: factsOf(casesWithNativeOrganizations),
}
