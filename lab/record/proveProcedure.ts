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
import type {Lab} from '../start'

const cases = [...casesWithOrganizations, ...casesWithEvents, ...casesWithNativeOrganizations]

/** The case of a procedure. @throws Error where it has none. */
function caseOf(name: string): ProcedureCase {
  const found = cases.find((one) => one.name === name)
  if (found) return found
  throw new Error(
    `The procedure "${name}" has no realm in which it can run. Fix: add it to lab/facts/procedureCases.ts.`,
  )
}

/**
 * Does what a procedure declares, in a new realm, as an administrator with the roles that it names, and takes it back. Does
 * nothing on a server that the procedure isn't for.
 * @throws what the server does otherwise.
 */
export async function proveProcedure(lab: Lab, name: string): Promise<void> {
  const one = caseOf(name)
  const {only, roles} = procedureOf(one)
  if (only !== undefined && !isForServer(only, lab)) return
  await withRealm(lab, one, async (realm) => {
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
    if (!isFinal) expectSame(await snapshot(lab, realm), before, 'the realm after the undo')
  })
}
