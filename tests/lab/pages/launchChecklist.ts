import {expect} from 'vitest'
import type {Lab} from '../../../lab'
import {browserClient} from '../codeFlow'
import type {FactGroup} from '../fact'
import {readBlocks, withShell, type PageBlocks, type Shell} from '../shell'
import {addAdministrator, addPerson, logIn, withRealm, type NewRealm} from './newRealm'

const PAGE = 'docs/getting-started/launch-checklist.mdx'
const CONFIGURATION = 'docs/getting-started/realm-configuration.mdx'

type Bench = {realm: NewRealm; page: PageBlocks; run: Shell['run']}

/** A shell in which the administrator of a new realm is logged in to the admin CLI. */
function withBench(lab: Lab, use: (bench: Bench) => Promise<void>): Promise<void> {
  return withRealm(lab, async (realm) => {
    await addAdministrator(lab, realm)
    const [page, configuration] = await Promise.all([readBlocks(PAGE), readBlocks(CONFIGURATION)])
    await withShell(lab, realm.name, async ({run}) => {
      await run(configuration.command('config credentials'))
      await use({realm, page, run})
    })
  })
}

/** The commands of the page that each check runs, by a text that only they have. */
const commands = {
  doors: ['wildcard in redirectUris', 'https://evil.example/', 'username=alice --fields', '| jq -r .issuer'],
  settings: ['adminEventsExpiration: .attributes', 'SEND_RESET_PASSWORD_ERROR', '--fields eventsListeners'],
  people: ['FACTORS=', '%{time_total}', 'uniq -c'],
  recovery: ['partial-export', 'orgs/export', 'acme-rehearsal'],
} as const

/** What `docs/getting-started/launch-checklist.mdx` says about a running server. */
export const launchChecklist: FactGroup = {
  subject: 'Launch checklist for a realm',
  bundle: 'registry',
  page: PAGE,
  facts: [
    {
      says: 'every command of the page is run by one of the checks below',
      check: async () => {
        const page = await readBlocks(PAGE)
        for (const text of Object.values(commands).flat()) page.command(text)
        expect(page.left()).toEqual([])
      },
    },
    {
      says: 'the check of the clients prints nothing for the client of the page before, and four lines for one that was made with nothing but its id',
      needs: ['bash', 'curl', 'jq'],
      check: (lab) =>
        withBench(lab, async ({realm, page, run}) => {
          await lab.http.admin.create(`${realm.api}/clients`, browserClient)
          const check = page.command(commands.doors[0])
          expect(await run(check)).toBe('')
          const [status, redirect, grant] = (await run(page.command(commands.doors[1]))).split('\n')
          expect(status).toBe('400')
          expect(redirect).toContain('error_description=Missing+parameter%3A+code_challenge_method')
          expect(grant).toContain('Client not allowed for direct access grants')
          const spa = {clientId: 'spa', publicClient: true, redirectUris: ['/*'], webOrigins: ['/*']}
          await lab.http.admin.create(`${realm.api}/clients`, spa)
          expect(await run(check)).toBe(page.shown('spa: wildcard in webOrigins'))
          await addPerson(lab, realm)
          const trial = await run(page.command(commands.doors[2]))
          expect(trial).toContain('"username" : "alice"')
          expect(trial).toMatch(/^spa$/m)
          expect(await run(page.command(commands.doors[3]))).toBe(`${lab.url}/realms/${realm.name}`)
        }),
    },
    {
      says: 'the settings that the page shows are those that its commands and those of the realm configuration make',
      needs: ['bash', 'jq'],
      check: (lab) =>
        withBench(lab, async ({realm, page, run}) => {
          const configuration = await readBlocks(CONFIGURATION)
          const texts = ['ssoSessionIdleTimeout=', 'passwordPolicy=', 'failureFactor=10', 'eventsExpiration=7776000']
          for (const text of [...texts, 'registrationEmailAsUsername=']) await run(configuration.command(text))
          // The lab speaks plain HTTP: the administrator logs in no more, but the session lasts.
          expect(JSON.parse(await run(page.command(commands.settings[0])))).toEqual(
            JSON.parse(page.shown('"ssoSessionMaxLifespan": 36000')),
          )
          expect(await run(page.command(commands.settings[1]))).toBe('[ ]')
          const listeners = ['jboss-logging', 'ext-event-webhook']
          await lab.http.admin.must('PUT', realm.api, {json: {eventsListeners: listeners}})
          expect(await run(page.command(commands.settings[2]))).toContain('"ext-event-webhook"')
        }),
    },
    {
      says: 'the loop names every administrator with the factors, the realm answers from outside, and the causes of failed logins are counted',
      needs: ['bash', 'curl', 'jq'],
      check: (lab) =>
        withBench(lab, async ({realm, page, run}) => {
          expect(await run(page.command(commands.people[0]))).toBe('ops@acme.example: password')
          expect(await run(page.command(commands.people[1]))).toMatch(/^200 [\d.]+\n200 [\d.]+$/)
          await lab.http.admin.must('PUT', realm.api, {json: {eventsEnabled: true, bruteForceProtected: true}})
          await addPerson(lab, realm)
          for (const password of ['wrong', 'wrong too', 'wrong again']) await logIn(lab, realm, password)
          const visit = `/realms/${realm.name}/protocol/openid-connect/auth?client_id=account-console&response_type=code&redirect_uri=https://evil.example/`
          const refused = await lab.http.anonymous.get(visit)
          expect(refused.status).toBe(400)
          expect(refused.text).toContain('Invalid parameter: redirect_uri')
          const counted = await run(page.command(commands.people[2]))
          expect(counted).toMatch(/^ *2 invalid_user_credentials$/m)
          expect(counted).toMatch(/^ *1 user_temporarily_disabled$/m)
          expect(counted).toMatch(/^ *1 invalid_redirect_uri$/m)
        }),
    },
    {
      says: 'a partial export has no users, masks secrets and holds no private keys, and makes the realm anew under another name',
      needs: ['bash', 'curl', 'jq'],
      check: (lab) =>
        withBench(lab, async ({realm, page, run}) => {
          const secret = 'local-use-only-secret'
          await lab.http.admin.create(`${realm.api}/clients`, {clientId: 'acme-backend', secret})
          const exported = await run(page.command(commands.recovery[0]))
          expect(JSON.parse(exported)).toMatchObject({realm: realm.name, users: 0})
          const file = await run('cat acme-export.json')
          expect(file).not.toContain(secret)
          expect(file).toContain('"secret" : "**********"')
          expect(file).not.toMatch(/"privateKey" : \[ "(?!\*{10}")/)
          const token = await run('jq -r ".endpoints[][].token" ~/.keycloak/kcadm.config')
          expect(await run(page.command(commands.recovery[1]), {TOKEN: token})).toBe('')
          expect(JSON.parse(await run('cat acme-organizations.json'))).toEqual({organizations: []})
          try {
            // The local server of the page has no realm with the same ids, and an administrator of its own.
            await lab.http.admin.must('DELETE', realm.api)
            const made = await run(page.command(commands.recovery[2]), {KC_CLI_PASSWORD: 'admin'})
            expect(made).toContain("Created new realm with id 'acme-rehearsal'")
          } finally {
            await lab.http.admin.delete('/admin/realms/acme-rehearsal')
          }
        }),
    },
  ],
}
