import {expect} from 'vitest'
import {isForServer} from '../../src/markdown/proof/versions'
import {
  casesWithEvents,
  casesWithNativeOrganizations,
  casesWithOrganizations,
  type ProcedureCase,
} from '../facts/procedureCases'
import {
  callOf,
  doAll,
  expectDone,
  lackingSets,
  planned,
  procedureOf,
  runAs,
  undoAll,
  withRealm,
} from '../facts/procedureRealms'
import {expectSame, snapshot} from '../facts/procedureSnapshot'
import type {ProofPage} from '../proof/pages'
import type {Lab} from '../start'
import type {Fact} from './group'

const cases = [...casesWithOrganizations, ...casesWithEvents, ...casesWithNativeOrganizations]

/** The case of a procedure. @throws Error where it has none. */
function caseOf(name: string): ProcedureCase {
  const found = cases.find((one) => one.name === name)
  if (found) return found
  throw new Error(
    `The procedure "${name}" has no realm in which it can run. Fix: add it to lab/facts/procedureCases.ts.`,
  )
}

/** What a page says by offering procedures: that each of them does what it declares. */
export function procedureFacts({file, procedures}: ProofPage): readonly Fact[] {
  return procedures.map((name) => ({
    says: `${file} offers the procedure "${name}", which works with exactly its roles and can be undone`,
    check: async (lab) => proveProcedure(lab, caseOf(name)),
  }))
}

/**
 * Does what a procedure declares, in a new realm, as an administrator with the roles that it names, and takes it back. Does
 * nothing on a server that the procedure isn't for.
 * @throws what the server does otherwise.
 */
async function proveProcedure(lab: Lab, one: ProcedureCase): Promise<void> {
  const {only, roles} = procedureOf(one)
  if (only !== undefined && !isForServer(only, lab)) return
  await withRealm(lab, one, async (realm) => {
    const [first] = await planned(runAs(lab, one, realm, 'reader'))
    expect(first?.kind, `${one.name}: a plan with the roles to read`).toBe('change')
    for (const index of lackingSets(roles.write).keys()) {
      const run = runAs(lab, one, realm, `lacking-${index}`)
      expect(await doAll(run), `${one.name} without ${roles.write[index] ?? ''}`).toBeDefined()
      await undoAll({...run, call: callOf(lab.http.admin)})
    }
    const before = await snapshot(lab, realm)
    const run = runAs(lab, one, realm, 'writer')
    expect(await doAll(run), `${one.name} with the roles to write`).toBeUndefined()
    await expectDone(run, 'its steps')
    const isFinal = run.log.entries.some(({final}) => final !== undefined)
    await undoAll(run)
    if (!isFinal) expectSame(await snapshot(lab, realm), before, `${one.name}: the realm after the undo`)
  })
}
