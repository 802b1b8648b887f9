import {formats, type Format} from '../../src/procedures/render'
import {readerOf} from '../../src/procedures/values'
import type {Fact, FactGroup} from '../record/group'
import {withCommandLine, type CommandLine} from './commandLine'
import {
  casesWithEvents,
  casesWithNativeOrganizations,
  casesWithOrganizations,
  type ProcedureCase,
} from './procedureCases'
import {expectDone, procedureOf, proveAll, runAs, withRealm, type ProcedureLab} from './procedureRealms'
import {runScript} from './procedureScripts'

const formatOf = (id: Format['id']): Format => {
  const format = formats.find((one) => one.id === id)
  if (format) return format
  throw new Error(`There is no format "${id}".`)
}

/** A script in a fresh realm. It runs twice: the second time, it has nothing to do. */
async function proveScript(
  lab: ProcedureLab,
  one: ProcedureCase,
  id: 'curl' | 'kcadm',
  line: CommandLine,
): Promise<void> {
  await withRealm(lab, one, async (realm) => {
    const run = runAs(lab, one, realm)
    const made = formatOf(id).render(run.procedure, {server: lab.url, realm, values: run.log.values})
    if ('none' in made) throw new Error(made.none)
    await runScript(line, lab.url, made.text, run.secrets)
    await expectDone(run, `its ${id} script`)
    await runScript(line, lab.url, made.text, run.secrets)
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

const scriptFact = (cases: readonly ProcedureCase[], id: 'curl' | 'kcadm'): Fact => ({
  says: `the ${id} script of each procedure makes the same state, and changes nothing the second time`,
  needs: ['bash', 'curl', 'jq'],
  check: async (lab) =>
    withCommandLine(lab, async (line) => proveAll(lab, cases, async (one) => proveScript(lab, one, id, line))),
})

/** Pages prove the procedures themselves: see `lab/record/proveProcedure.ts`. */
const factsOf = (cases: readonly ProcedureCase[]): Fact[] => [
  scriptFact(cases, 'curl'),
  scriptFact(cases, 'kcadm'),
  {
    says: 'the realm file of each procedure that has one makes the same state',
    check: async (lab) => proveAll(lab, cases, async (one) => proveImport(lab, one)),
  },
]

/** The procedures that need no organizations. */
export const proceduresWithEvents: FactGroup = {
  subject: 'Exports of the procedures: scripts and realm files',
  bundle: 'events-26.7',
  facts: factsOf(casesWithEvents),
}

/** Those of the organizations extension. */
export const proceduresWithOrganizations: FactGroup = {
  subject: 'Exports of the procedures with the organizations extension',
  bundle: 'registry',
  facts: factsOf(casesWithOrganizations),
}

/** Those of Keycloak's own organizations. */
export const proceduresWithNativeOrganizations: FactGroup = {
  subject: 'Exports of the procedures with native organizations',
  bundle: 'native-26.7',
  facts: factsOf(casesWithNativeOrganizations),
}
