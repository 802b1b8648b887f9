import {cp} from 'node:fs/promises'
import {expect} from 'vitest'
import * as z from 'zod'
import type {Example} from '../../src/tools/realm-check/fixtures/example'
import {fillLogin} from '../consumers/browser'
import {totp} from '../proof/totp'
import type {FactGroup} from '../record/group'
import {withCommandLine} from './commandLine'
import {withFileServer, type FileServer} from './fileServer'
import {withFolder} from './folder'
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

const OLDER = {server: '26.5.6'} as const
const NEWEST = {
  server: '26.7.3',
  features: ['--features=scripts'],
  scripts: {
    authenticators: {'hours.js': 'function authenticate(context) {\n  context.success()\n}\n'},
    policies: {'office-hours.js': '$evaluation.grant()\n'},
  },
} as const

/** Lets the administrator of the example set up the second factor that the command of the report asks for. */
async function setUpOneTimeCode({http, browser}: FileServer, {realm, example}: RuleCase): Promise<void> {
  const {username, password} = loginOf(example)
  // The lab has no certificate.
  await http.admin.must('PUT', `/admin/realms/${realm}`, {json: {sslRequired: 'none'}})
  const page = await browser.open()
  await page.goto(`/realms/${realm}/account/`)
  await fillLogin(page, username, password)
  const secret = await page.locator('#totpSecret').inputValue()
  await page.locator('#totp').fill(totp(secret, Math.floor(Date.now() / 30_000)))
  await page.locator('#saveTOTPBtn').click()
  await page.getByTestId('options-toggle').waitFor()
  await page.context().close()
}

const imported = z.object({
  users: z.tuple([z.object({username: z.string(), credentials: z.tuple([z.object({value: z.string()})])})]),
})

function loginOf({proof}: Example): {username: string; password: string} {
  const [{username, credentials}] = imported.parse(proof?.imports).users
  return {username, password: credentials[0].value}
}

/** What users do after a fix. */
const doneByUsers: Readonly<Record<string, (server: FileServer, one: RuleCase) => Promise<void>>> = {
  'admin-no-second-factor': setUpOneTimeCode,
}

type Exports = ReadonlyMap<string, string>

/** The file in which the proof of a rule looks. */
async function textOf(
  lab: RealmLab,
  {realm, example}: RuleCase,
  kind: 'file' | 'complete export' | undefined,
  complete: Exports,
): Promise<string> {
  if (kind === 'file') return fileOf(realm, example.bad)
  const text = kind === 'complete export' ? complete.get(realm) : await partialExport(lab, realm)
  if (text === undefined) throw new Error(`The complete export lacks the realm ${realm}.`)
  return text
}

async function proveOnOwnServer(server: FileServer): Promise<void> {
  await withCommandLine(server, async (line) => {
    const cases = casesFor('own')
    await proveEach(cases, (one) => violate(server, line, one))
    const before = await server.exportRealms()
    await proveEach(cases, async (one) => {
      const text = await textOf(server, one, one.example.proof?.before, before)
      await fix(line, one, await requireFound(text, one))
      await doneByUsers[one.rule.id]?.(server, one)
    })
    const after = await server.exportRealms()
    await proveEach(cases, async (one) => {
      const {after: kind, gone} = one.example.proof ?? {}
      await requireNone(await textOf(server, one, kind, after), one, 'after its fix')
      if (gone === undefined) return
      expect(before.get(one.realm), `${one.rule.id}: the first export`).toContain(gone)
      expect(after.get(one.realm), `${one.rule.id}: the export after the fix`).not.toContain(gone)
    })
  })
}

/** Creates the realms that violate a rule about upgrades, and finds it. */
const proveBeforeUpgrade = (server: RealmLab): Promise<void> =>
  withCommandLine(server, (line) =>
    proveEach(casesFor('older'), async (one) => {
      await violate(server, line, one)
      await requireFound(await partialExport(server, one.realm), one)
    }),
  )

/** Runs the commands of the report. A change that an upgrade makes once can be avoided before it. */
const proveFixes = (server: RealmLab): Promise<void> =>
  withCommandLine(server, (line) =>
    proveEach(casesFor('older'), async (one) => {
      await fix(line, one, await requireFound(await partialExport(server, one.realm), one))
      if (one.rule.isOneTime) await requireNone(await partialExport(server, one.realm), one, 'after its command')
    }),
  )

const proveAfterUpgrade = (server: RealmLab): Promise<void> =>
  proveEach(casesFor('older'), async (one) =>
    requireNone(await partialExport(server, one.realm), one, 'after the upgrade'),
  )

/** An older server with violations, its fixes, and its upgrade, which fails without them. */
async function proveUpgrade(folder: string): Promise<void> {
  await withFileServer({...OLDER, folder}, proveBeforeUpgrade)
  await withFolder(async (copy) => {
    await cp(folder, copy, {recursive: true})
    await expect(withFileServer({...NEWEST, folder: copy}, proveAfterUpgrade)).rejects.toThrow(
      'Value too long for column "DISPLAY_NAME',
    )
  })
  await withFileServer({...OLDER, folder}, proveFixes)
  await withFileServer({...NEWEST, folder}, proveAfterUpgrade)
}

/** The rules of the realm check that need a server of their own. */
export const realmCheckServers: FactGroup = {
  subject: 'Realm check: rules in complete exports, about scripts, and before an upgrade',
  bundle: 'plain',
  facts: [
    {
      says: 'the realm check finds users, secrets, keys, organizations, scripts, and applications of the realm master that violate a rule, and the command of its report fixes it',
      needs: ['bash', 'jq'],
      check: () => withFolder((folder) => withFileServer({...NEWEST, folder}, proveOnOwnServer)),
    },
    {
      says: 'the realm check finds an old server, and what its upgrade changes or fails with; after the fix and the upgrade, it finds neither',
      needs: ['bash', 'jq'],
      check: () => withFolder(proveUpgrade),
    },
  ],
}
