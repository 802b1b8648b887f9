import {mkdtemp, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {expect} from 'vitest'
import {exec} from '../../scripts/lib/exec'
import type {HclBlock, HclFile} from '../../src/procedures/procedure'
import {renderTerraform} from '../../src/procedures/render/terraform'
import type {Run} from '../../src/procedures/runTypes'
import {readerOf} from '../../src/procedures/values'
import type {FactGroup} from '../record/group'
import {ADMIN_GRANT} from '../server/admin'
import {casesWithEvents, casesWithNativeOrganizations, type ProcedureCase} from './procedureCases'
import {
  doAll,
  expectDone,
  proveAll,
  runAs,
  undoAll,
  withRealm,
  type Members,
  type ProcedureLab,
} from './procedureRealms'
import {expectSame, readSettings, snapshot} from './procedureSnapshot'

/** Logs the provider in, as an administrator of the server. */
const LOGIN = {
  KEYCLOAK_CLIENT_ID: ADMIN_GRANT.clientId,
  KEYCLOAK_REALM: ADMIN_GRANT.realm,
  KEYCLOAK_USER: ADMIN_GRANT.username,
  KEYCLOAK_PASSWORD: ADMIN_GRANT.password,
}

/** Runs OpenTofu in a folder. @throws Error that shows its output. */
async function tofu(folder: string, command: string, ...args: readonly string[]): Promise<void> {
  const all = [command, '-no-color', '-input=false', ...args]
  const {code, output} = await exec('tofu', all, {cwd: folder, env: LOGIN})
  if (code !== 0) throw new Error(`tofu ${all.join(' ')} ended with ${code}:\n${output}`)
}

/** A resource that the reader has already, without what the export adds, and the ID by which it's imported. */
type Managed = {block: HclBlock; id: string}

/** The reader's resources for the realm and the client, if the export adds arguments to them. */
function managedBy({terraform = {}}: ProcedureCase, realm: string, {blocks}: HclFile): readonly Managed[] {
  const {managedClient} = terraform
  return blocks.flatMap(({kind, type, label}): Managed[] => {
    if (kind === 'data') return []
    if (type === 'keycloak_realm')
      return [{id: realm, block: {kind, type, label, arguments: {realm: {hcl: 'var.realm'}}}}]
    if (type !== 'keycloak_openid_client' || !managedClient) return []
    return [{id: `${realm}/${managedClient.id}`, block: {kind, type, label, arguments: managedClient.arguments}}]
  })
}

/** The configuration before the export: the reader's resources, and what they refer to. */
const withoutExport = ({blocks}: HclFile, managed: readonly Managed[]): HclFile => ({
  blocks: [...blocks.filter(({kind}) => kind === 'data'), ...managed.map(({block}) => block)],
})

/** The export with the arguments of the reader's resources, as its note asks for. */
const withExport = (file: HclFile, managed: readonly Managed[]): HclFile => ({
  ...file,
  blocks: file.blocks.map((block) => {
    const own = managed.find(({block: {kind, type}}) => kind === block.kind && type === block.type)
    return own ? {...block, arguments: {...own.block.arguments, ...block.arguments}} : block
  }),
})

/** The settings that the procedure's own steps lead to. */
async function settingsAfterSteps(lab: ProcedureLab, one: ProcedureCase, realm: string): Promise<Members> {
  const run = runAs(lab, one, realm)
  expect(await doAll(run), 'its steps').toBeUndefined()
  const settings = await readSettings(lab, realm)
  await undoAll(run)
  return settings
}

/** Applies the file of a procedure and takes it away again. The second time, it has nothing to do. */
async function proveExport(lab: ProcedureLab, one: ProcedureCase, run: Run, folder: string): Promise<void> {
  const {procedure, log} = run
  const {server, realm, values} = log
  const {lacks, differs, stays} = one.terraform ?? {}
  const file = procedure.terraform(readerOf(procedure, values))
  if ('none' in file) return
  const write = async (next: HclFile): Promise<void> => {
    const made = renderTerraform({...procedure, terraform: () => next}, {server, realm, values})
    if ('none' in made) throw new Error(made.none)
    await writeFile(path.join(folder, 'main.tf'), made.text)
  }
  const managed = managedBy(one, realm, file)
  await write(withoutExport(file, managed))
  await tofu(folder, 'init')
  for (const {block, id} of managed) await tofu(folder, 'import', `${block.type}.${block.label}`, id)
  await tofu(folder, 'apply', '-auto-approve')
  const before = await snapshot(lab, realm)
  // The provider sets more in a client that it creates, so only settings of what exists are compared.
  const wanted = managed.length > 0 ? await settingsAfterSteps(lab, one, realm) : undefined

  await write(withExport(file, managed))
  await tofu(folder, 'apply', '-auto-approve')
  await expectDone(run, 'its Terraform file', lacks)
  if (wanted) expectSame(await readSettings(lab, realm), {...wanted, ...differs}, 'the settings')
  // Ends with 2 if something would change.
  await tofu(folder, 'plan', '-detailed-exitcode')

  const after = await snapshot(lab, realm)
  await write(withoutExport(file, managed))
  await tofu(folder, 'apply', '-auto-approve')
  // The provider 5.9.0 can turn organizations on, but not off.
  const isLeft = stays === true || after.organizationsEnabled !== before.organizationsEnabled
  expect(/the provider\b.*\bleaves/.test(file.note ?? ''), 'whether the note says what stays').toBe(isLeft)
  const left = stays ? after : {...before, organizationsEnabled: after.organizationsEnabled}
  expectSame(await snapshot(lab, realm), left, 'the realm without its Terraform file')
}

async function proveTerraform(lab: ProcedureLab, one: ProcedureCase): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lab-terraform-'))
  try {
    await withRealm(lab, one, async (realm) => proveExport(lab, one, runAs(lab, one, realm), folder))
  } finally {
    await rm(folder, {recursive: true})
  }
}

const groupOf = (subject: string, bundle: FactGroup['bundle'], cases: readonly ProcedureCase[]): FactGroup => ({
  subject,
  bundle,
  facts: [
    {
      says: 'the Terraform file of each procedure that has one makes the same state, plans nothing the second time, and can be taken away',
      needs: ['tofu'],
      check: async (lab) => proveAll(lab, cases, async (one) => proveTerraform(lab, one)),
    },
  ],
})

/** The procedures that need no organizations. */
export const terraformWithEvents = groupOf('Terraform exports of the procedures', 'events-26.7', casesWithEvents)

/** Those of Keycloak's own organizations. */
export const terraformWithNativeOrganizations = groupOf(
  'Terraform exports of the procedures with native organizations',
  'native-26.7',
  casesWithNativeOrganizations,
)
