import path from 'node:path'
import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {expect} from 'vitest'
import {exec} from '../../scripts/lib/exec'
import {checkRealms} from '../../src/tools/realm-check/check'
import {examples, realmWith} from '../../src/tools/realm-check/fixtures/examples'
import {readRealms} from '../../src/tools/realm-check/read'
import {rules} from '../../src/tools/realm-check/rules'
import {groups, type Group, type Rule} from '../../src/tools/realm-check/rule'
import {findJava} from '../tools'
import type {Lab} from '../start'
import type {Fact, FactGroup} from '../record/group'
import {proveReading} from './realmReading'

/** What a check of a rule needs of the lab. */
type RealmLab = Pick<Lab, 'http' | 'url'> & {server: Pick<Lab['server'], 'home'>}

/** The places that a rule finds in the export of a realm, with the command that fixes the first. */
async function violationsOf({http}: RealmLab, realm: string, rule: Rule) {
  const query = 'exportClients=true&exportGroupsAndRoles=true'
  const {text} = await http.admin.must('POST', `/admin/realms/${realm}/partial-export?${query}`)
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

/** Runs a command of the reader in a folder with a login of the admin CLI. */
async function runCommand({server}: RealmLab, home: string, command: string): Promise<void> {
  const env = {
    PATH: [path.join(server.home, 'bin'), process.env.PATH].join(path.delimiter),
    HOME: home,
    JAVA_HOME: (await findJava()).home,
    // Java asks the system, not HOME, for the home. A command lives for a second, too short for the best compiler.
    KC_OPTS: `-Duser.home=${home} -XX:TieredStopAtLevel=1 -XX:+UseSerialGC`,
  }
  const {code, output} = await exec('bash', ['-euo', 'pipefail', '-c', command], {cwd: home, env})
  if (code !== 0) throw new Error(`This command of the report ended with ${code}:\n${command}\n${output}`)
}

/**
 * Creates a realm that violates a rule, finds it in the export, and runs the commands of the report until it is gone.
 * @throws the place that is still found, or the command that failed.
 */
export async function proveRule(lab: RealmLab, rule: Rule, home: string): Promise<void> {
  const example = examples[rule.id]
  if (!example) throw new Error(`The rule ${rule.id} has no example.`)
  const realm = `realm-check-${rule.id}`
  // IDs are unique on a server, so it chooses them.
  const json: unknown = JSON.parse(
    JSON.stringify({...realmWith(example.bad), realm}, (name, value: unknown) => (name === 'id' ? undefined : value)),
  )
  await lab.http.admin.must('POST', '/admin/realms', {json})
  try {
    const found = await violationsOf(lab, realm, rule)
    expect(found.length, `${rule.id} in a realm that violates it`).toBeGreaterThan(0)
    for (const command of new Set(found.map((one) => one.command))) await runCommand(lab, home, command)
    const left = await violationsOf(lab, realm, rule)
    expect(
      left.map(({place}) => place),
      `${rule.id} after its command`,
    ).toEqual([])
  } finally {
    await lab.http.admin.must('DELETE', `/admin/realms/${realm}`)
  }
}

/** The rules whose violation and fix a server can show. */
export const provableRules = rules.filter(({id}) => examples[id]?.notOnServer === undefined)

/** Logs the admin CLI in. @returns the folder that has its session. */
export async function openAdminCli(lab: RealmLab): Promise<string> {
  const home = await mkdtemp(path.join(tmpdir(), 'lab-realm-check-'))
  await runCommand(
    lab,
    home,
    `kcadm.sh config credentials --server ${lab.url} --realm master --user admin --password admin 2>/dev/null`,
  )
  return home
}

/** Proves all rules of a group. @throws what is wrong with each rule that fails. */
async function proveGroup(lab: Lab, group: Group): Promise<void> {
  const home = await openAdminCli(lab)
  const failures: string[] = []
  try {
    for (const rule of provableRules.filter((one) => one.group === group))
      await proveRule(lab, rule, home).catch((error: unknown) => failures.push(`${rule.id}: ${String(error)}`))
  } finally {
    await rm(home, {recursive: true})
  }
  expect(failures).toEqual([])
}

const fact = (group: Group): Fact => ({
  says: `the realm check finds the violation of each ${group} rule in an export, and the command of its report fixes it`,
  needs: ['bash', 'jq'],
  check: (lab) => proveGroup(lab, group),
})

/** What the rules of the realm check find on a server. `fixtures/` of the tool says which rules no server can show. */
export const realmCheck: FactGroup = {
  subject: 'Realm check: rules in exports, and their commands',
  bundle: 'plain',
  facts: [
    ...groups.map(fact),
    {
      says: 'the realm check finds the same in a realm that an account with the least roles reads as in its export',
      check: proveReading,
    },
  ],
}
