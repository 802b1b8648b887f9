import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {expect} from 'vitest'
import {formats, type Format} from '../../src/procedures/render'
import {readerOf} from '../../src/procedures/values'
import type {Fact, FactGroup} from '../record/group'
import {
  casesWithEvents,
  casesWithNativeOrganizations,
  casesWithOrganizations,
  type ProcedureCase,
} from './procedureCases'
import {
  callOf,
  doAll,
  expectDone,
  lackingSets,
  planned,
  procedureOf,
  proveAll,
  runAs,
  undoAll,
  withRealm,
  type ProcedureLab,
} from './procedureRealms'
import {openCommandLine, runScript} from './procedureScripts'
import {expectSame, snapshot} from './procedureSnapshot'

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
    if (!isFinal) expectSame(await snapshot(lab, realm), before, 'the realm after the undo')
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
