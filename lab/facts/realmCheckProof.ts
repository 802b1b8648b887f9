import {expect} from 'vitest'
import {checkRealms} from '../../src/tools/realm-check/check'
import type {Example, ProofServer} from '../../src/tools/realm-check/fixtures/example'
import {examples, realmWith} from '../../src/tools/realm-check/fixtures/examples'
import type {Part} from '../../src/tools/realm-check/fixtures/parts'
import {readRealms} from '../../src/tools/realm-check/read'
import type {Rule} from '../../src/tools/realm-check/rule'
import {rules} from '../../src/tools/realm-check/rules'
import type {LabHttp} from '../consumers/labHttp'
import type {CommandLab, CommandLine} from './commandLine'

/** What a check of a rule needs of a server. */
export type RealmLab = CommandLab & {http: Pick<LabHttp, 'admin'>}

/** A rule, and the realm in which a server shows that it works. */
export type RuleCase = {rule: Rule; example: Example; realm: string}

/** A violation in an export, and the command of the report. */
type Finding = {place: string; command: string}

/** The rules that a server shows: all rules have one. @param server default: the newest one, with partial exports. */
export const casesFor = (server?: ProofServer): readonly RuleCase[] =>
  rules.flatMap((rule): RuleCase[] => {
    const example = examples[rule.id]
    if (!example) throw new Error(`The rule ${rule.id} has no example.`)
    if (example.proof?.server !== server) return []
    return [{rule, example, realm: example.bad.realm === 'master' ? 'master' : `realm-check-${rule.id}`}]
  })

/** A realm file with changes of the sound realm. IDs are unique on a server, so it chooses them. */
export const fileOf = (realm: string, changes: Part): string =>
  JSON.stringify({...realmWith(changes), realm}, (name, value: unknown) => (name === 'id' ? undefined : value))

/** What the admin console exports. */
export async function partialExport({http}: RealmLab, realm: string): Promise<string> {
  const query = 'exportClients=true&exportGroupsAndRoles=true'
  return (await http.admin.must('POST', `/admin/realms/${realm}/partial-export?${query}`)).text
}

async function findingsIn(text: string, {rule, realm}: RuleCase): Promise<Finding[]> {
  const {violations} = await checkRealms(readRealms(text), {
    target: '27',
    threshold: 'low',
    baseline: [],
    pause: () => Promise.resolve(),
  })
  return violations
    .filter((violation) => violation.rule === rule)
    .flatMap(({evidence}) => evidence.map((one) => ({place: one.path, command: rule.command({realm, ...one})})))
}

/** Creates the realm of a rule, which violates it. The realm `master` exists. */
export async function violate({http}: RealmLab, {run}: CommandLine, {example, realm}: RuleCase): Promise<void> {
  const {imports = example.bad, given} = example.proof ?? {}
  const headers = {'Content-Type': 'application/json'}
  if (realm !== 'master') await http.admin.must('POST', '/admin/realms', {body: fileOf(realm, imports), headers})
  if (given !== undefined) await run(given, {REALM: realm})
}

/** @throws Error if an export doesn't contain the violation. */
export async function requireFound(text: string, one: RuleCase): Promise<readonly Finding[]> {
  const found = await findingsIn(text, one)
  expect(found.length, `${one.rule.id} in a realm that violates it`).toBeGreaterThan(0)
  return found
}

/** @throws Error with the places if an export contains the violation. */
export async function requireNone(text: string, one: RuleCase, when: string): Promise<void> {
  const places = (await findingsIn(text, one)).map(({place}) => place)
  expect(places.join(', '), `${one.rule.id} ${when}`).toBe('')
}

/** Runs the commands of the report, and what an administrator does after them. */
export async function fix({run}: CommandLine, {example, realm}: RuleCase, findings: readonly Finding[]): Promise<void> {
  const {then} = example.proof ?? {}
  for (const command of new Set(findings.map((one) => one.command))) await run(command)
  if (then !== undefined) await run(then, {REALM: realm})
}

/** Proves each of some rules. @throws what is wrong with each rule that fails. */
export async function proveEach(cases: readonly RuleCase[], prove: (one: RuleCase) => Promise<void>): Promise<void> {
  const failures: string[] = []
  for (const one of cases) await prove(one).catch((error: unknown) => failures.push(`${one.rule.id}: ${String(error)}`))
  if (failures.length > 0) throw new Error(failures.join('\n'))
}
