import {expect} from 'vitest'
import * as z from 'zod'
import {waitUntil} from '../../../lab/wait'
import {browserClient, CALLBACK, createVisitor, redeem} from '../codeFlow'
import type {FactGroup} from '../fact'
import {readBlocks, withShell} from '../shell'
import {named} from '../support'
import {addPerson, addServiceAccount, logIn, readRealm, withRealm} from './newRealm'

const PAGE = 'docs/introduction/keycloak.mdx'

const required = z.array(z.looseObject({alias: z.string(), enabled: z.boolean()}))
const flows = z.array(z.looseObject({alias: z.string(), builtIn: z.boolean()}))
const executions = z.array(z.looseObject({requirementChoices: z.array(z.string())}))
const users = z.array(z.looseObject({username: z.string()}))
/** What is left of 300 s: a second may end, or a few on a busy machine, between the token and the answer about it. */
const lifetime = z.looseObject({expires_in: z.int().min(295).max(300)})

/** What `docs/introduction/keycloak.mdx` says about a running server; its history is not the server's to prove. */
export const keycloak: FactGroup = {
  subject: 'What Keycloak is',
  bundle: 'registry',
  page: PAGE,
  facts: [
    {
      says: 'the command for the discovery document prints the addresses that the page shows',
      needs: ['bash', 'curl', 'jq'],
      check: (lab) =>
        readRealm(lab, async (realm) => {
          const page = await readBlocks(PAGE)
          const output = await withShell(lab, realm.name, ({run}) => run(page.command('openid-configuration')))
          const shown = page
            .shown('"authorization_endpoint"')
            .replaceAll('https://auth.example.com', lab.url)
            .replaceAll('realms/acme', `realms/${realm.name}`)
          expect(JSON.parse(output)).toEqual(JSON.parse(shown))
          expect(page.left()).toEqual([])
        }),
    },
    {
      says: 'a new realm has the flows and required actions that the page names, and the lifetimes of session, token and code',
      check: (lab) =>
        readRealm(lab, async ({api}) => {
          const aliases = (await lab.http.admin.read(`${api}/authentication/flows`, flows)).map(({alias}) => alias)
          expect(aliases).toEqual(
            expect.arrayContaining([
              'browser',
              'direct grant',
              'registration',
              'reset credentials',
              'first broker login',
            ]),
          )
          const steps = await lab.http.admin.read(`${api}/authentication/flows/browser/executions`, executions)
          const choices = new Set(steps.flatMap(({requirementChoices}) => requirementChoices))
          expect([...choices].sort()).toEqual(['ALTERNATIVE', 'CONDITIONAL', 'DISABLED', 'REQUIRED'])
          const actions = await lab.http.admin.read(`${api}/authentication/required-actions`, required)
          expect(actions.map(({alias}) => alias)).toEqual(
            expect.arrayContaining(['VERIFY_EMAIL', 'UPDATE_PASSWORD', 'CONFIGURE_TOTP', 'webauthn-register']),
          )
          expect((await lab.http.admin.get(api)).json).toMatchObject({
            ssoSessionIdleTimeout: 1800,
            ssoSessionMaxLifespan: 36_000,
            accessTokenLifespan: 300,
            accessCodeLifespan: 60,
            eventsEnabled: false,
            adminEventsEnabled: false,
          })
        }),
    },
    {
      says: 'the realm master is there and administers the others',
      check: (lab) =>
        readRealm(lab, async ({name}) => {
          expect((await lab.http.admin.get('/admin/realms/master')).status).toBe(200)
          const clients = z.array(z.looseObject({clientId: z.string()}))
          const found = await lab.http.admin.read(`/admin/realms/master/clients?clientId=${name}-realm`, clients)
          expect(found).toHaveLength(1)
        }),
    },
    {
      says: 'the account of a service is named after its client, and a composite role contains others',
      check: (lab) =>
        withRealm(lab, async (realm) => {
          const service = {clientId: 'acme-backend', secret: 'local-use-only', roles: ['view-users']}
          await addServiceAccount(lab, realm, service)
          const found = await lab.http.admin.read(`${realm.api}/users?username=service-account`, users)
          expect(found.map(({username}) => username)).toEqual(['service-account-acme-backend'])
          const composites = `${realm.api}/roles/default-roles-${realm.name}/composites`
          expect((await lab.http.admin.read(composites, named)).length).toBeGreaterThan(1)
        }),
    },
    {
      says: 'a new realm stores no events, and a failed login is in the log all the same',
      check: (lab) =>
        withRealm(lab, async (realm) => {
          await addPerson(lab, realm)
          const before = lab.server.log().length
          await logIn(lab, realm, 'wrong')
          expect((await lab.http.admin.get(`${realm.api}/events`)).json).toEqual([])
          const logged = () => lab.server.log().slice(before)
          await waitUntil(() => logged().includes('type="LOGIN_ERROR"'), {what: 'the failed login is logged'})
          expect(logged()).toContain('error="invalid_user_credentials"')
        }),
    },
    {
      says: 'a login runs as in the figure: code, session cookie and state on the way back, then three tokens',
      check: (lab) =>
        withRealm(lab, async (realm) => {
          await addPerson(lab, realm)
          await lab.http.admin.create(`${realm.api}/clients`, browserClient)
          const visitor = createVisitor(lab, realm)
          expect(await visitor.authorize()).toBeUndefined()
          const back = await visitor.logIn()
          expect(back.href).toMatch(new RegExp(`^${CALLBACK}\\?`))
          expect(back.searchParams.get('state')).toBe('made-by-the-application')
          const cookie = visitor.cookies().find((line) => line.startsWith('KEYCLOAK_IDENTITY='))
          expect(cookie).toMatch(new RegExp(`;\\s*Path=/realms/${realm.name}/`, 'i'))
          const answer = await redeem(lab, realm, back)
          lifetime.parse(answer.json)
          for (const token of ['access_token', 'id_token', 'refresh_token']) expect(answer.json).toHaveProperty(token)
          // A second application, the same browser: no login page.
          const other = {...browserClient, clientId: 'acme-shop'}
          await lab.http.admin.create(`${realm.api}/clients`, other)
          expect((await visitor.authorize({client_id: 'acme-shop'}))?.searchParams.get('code')).toMatch(/./)
        }),
    },
    {
      says: 'what goes wrong with codes, verifiers and clients is answered in the words of the table',
      check: (lab) =>
        withRealm(lab, async (realm) => {
          await addPerson(lab, realm)
          await lab.http.admin.create(`${realm.api}/clients`, browserClient)
          const visitor = createVisitor(lab, realm)
          const refused = await visitor.authorize({code_challenge: '', code_challenge_method: ''})
          expect(Object.fromEntries(refused?.searchParams ?? [])).toMatchObject({
            error: 'invalid_request',
            error_description: 'Missing parameter: code_challenge_method',
          })
          await visitor.authorize()
          const first = await visitor.logIn()
          expect((await redeem(lab, realm, first)).status).toBe(200)
          const expectGrantError = (answer: {status: number; json: unknown}, error_description: string) => {
            expect(answer).toMatchObject({status: 400, json: {error: 'invalid_grant', error_description}})
          }
          expectGrantError(await redeem(lab, realm, first), 'Code not valid')
          await visitor.authorize()
          const next = createVisitor(lab, realm)
          await next.authorize()
          expectGrantError(await redeem(lab, realm, await next.logIn(), {}), 'PKCE code verifier not specified')
          const last = createVisitor(lab, realm)
          await last.authorize()
          expectGrantError(
            await redeem(lab, realm, await last.logIn(), {code_verifier: 'x'.repeat(43)}),
            'PKCE verification failed: Code mismatch',
          )
          const unknown = {error_description: 'Invalid client or Invalid client credentials'}
          const ask = (form: Readonly<Record<string, string>>) => redeem(lab, realm, undefined, form)
          expect(await ask({client_id: 'nobody'})).toMatchObject({status: 401, json: unknown})
          await addServiceAccount(lab, realm, {clientId: 'acme-backend', secret: 'right', roles: []})
          const wrong = await ask({client_id: 'acme-backend', client_secret: 'wrong', grant_type: 'client_credentials'})
          expect(wrong).toMatchObject({status: 401, json: unknown})
        }),
    },
  ],
}
