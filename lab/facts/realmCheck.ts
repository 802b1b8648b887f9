import {expect} from 'vitest'
import type {Refusal} from '../../src/tools/realm-check/fixtures/example'
import {groups, type Group} from '../../src/tools/realm-check/rule'
import type {Fact, FactGroup} from '../record/group'
import {withCommandLine, type CommandLine} from './commandLine'
import {
  casesFor,
  fileOf,
  fix,
  partialExport,
  proveEach,
  requireFound,
  requireNone,
  violate,
  type RealmLab,
  type RuleCase,
} from './realmCheckProof'
import {proveReading} from './realmReading'

/** Proves that the server refuses the file that violates a rule, and accepts one that doesn't. */
async function proveRefusal({http}: RealmLab, one: RuleCase, refusal: Refusal): Promise<void> {
  const {example, realm} = one
  const [bad, good] = [fileOf(realm, example.bad), fileOf(realm, example.good ?? {})]
  const headers = {'Content-Type': 'application/json'}
  await requireFound(bad, one)
  const {status, text} = await http.admin.request('POST', '/admin/realms', {body: bad, headers})
  expect(status, `the import of a file that violates it: ${text}`).toBe(refusal.status)
  expect(text).toContain(refusal.text)
  await requireNone(good, one, 'in a file that satisfies it')
  await http.admin.must('POST', '/admin/realms', {body: good, headers})
}

/**
 * Creates a realm that violates a rule, finds it in the export, and runs the commands of the report until it is gone.
 * @throws the place that is still found, or the command that failed.
 */
async function proveRule(lab: RealmLab, line: CommandLine, one: RuleCase): Promise<void> {
  const {realm} = one
  const {refusal} = one.example.proof ?? {}
  try {
    if (refusal) await proveRefusal(lab, one, refusal)
    else {
      await violate(lab, line, one)
      await fix(line, one, await requireFound(await partialExport(lab, realm), one))
    }
    await requireNone(await partialExport(lab, realm), one, 'after its fix')
  } finally {
    await lab.http.admin.delete(`/admin/realms/${realm}`)
  }
}

const proveGroup = (lab: RealmLab, group: Group): Promise<void> =>
  withCommandLine(lab, (line) =>
    proveEach(
      casesFor().filter(({rule}) => rule.group === group),
      (one) => proveRule(lab, line, one),
    ),
  )

const fact = (group: Group): Fact => ({
  says: `the realm check finds the violation of each ${group} rule in an export, and the command of its report fixes it`,
  needs: ['bash', 'jq'],
  check: (lab) => proveGroup(lab, group),
})

/** What the rules of the realm check find on a server. `realmCheckServers.ts` proves those that a partial export can't show. */
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
