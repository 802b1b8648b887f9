import {expect} from 'vitest'
import * as z from 'zod'
import type {FactGroup} from '../fact'
import {makeClientInConsole} from '../console'
import {readBlocks, withShell} from '../shell'
import {
  addAdministrator,
  addPerson,
  addServiceAccount,
  askForTokens,
  logIn,
  objectOf,
  readRealm,
  withRealm,
} from './newRealm'

const PAGE = 'docs/getting-started/realm-configuration.mdx'

const keys = z.object({
  active: z.record(z.string(), z.string()),
  keys: z.array(z.looseObject({algorithm: z.string(), kid: z.string(), status: z.string()})),
})
const requiredActions = z.array(z.looseObject({alias: z.string(), enabled: z.boolean(), defaultAction: z.boolean()}))
const scopes = z.array(z.looseObject({name: z.string()}))
const attribute = z.looseObject({name: z.string(), required: z.unknown().optional()})
const profile = z.looseObject({attributes: z.array(attribute)})
/** What the page makes jq print of a key. */
const list = z.array(z.union([z.string(), z.number()]))
const tokens = z.looseObject({access_token: z.string(), refresh_token: z.string()})

/** What `docs/getting-started/realm-configuration.mdx` says, section by section. */
export const realmConfiguration: FactGroup = {
  subject: 'Configure a new realm',
  bundle: 'registry',
  page: PAGE,
  facts: [
    {
      says: 'a realm that was made with nothing but its name has the defaults of the tables',
      check: (lab) =>
        readRealm(lab, async ({api}) => {
          const {json} = await lab.http.admin.get(api)
          expect(json).toMatchObject({
            // Names and transport
            sslRequired: 'external',
            // Login rules
            registrationAllowed: false,
            resetPasswordAllowed: false,
            rememberMe: false,
            registrationEmailAsUsername: false,
            loginWithEmailAllowed: true,
            duplicateEmailsAllowed: false,
            verifyEmail: false,
            editUsernameAllowed: false,
            // Sessions
            ssoSessionIdleTimeout: 1800,
            ssoSessionMaxLifespan: 36_000,
            ssoSessionIdleTimeoutRememberMe: 0,
            ssoSessionMaxLifespanRememberMe: 0,
            clientSessionIdleTimeout: 0,
            clientSessionMaxLifespan: 0,
            offlineSessionIdleTimeout: 2_592_000,
            offlineSessionMaxLifespanEnabled: false,
            offlineSessionMaxLifespan: 5_184_000,
            accessCodeLifespanLogin: 1800,
            accessCodeLifespanUserAction: 300,
            // Tokens
            defaultSignatureAlgorithm: 'RS256',
            accessTokenLifespan: 300,
            accessCodeLifespan: 60,
            revokeRefreshToken: false,
            refreshTokenMaxReuse: 0,
            actionTokenGeneratedByUserLifespan: 300,
            actionTokenGeneratedByAdminLifespan: 43_200,
            // Brute force detection
            bruteForceProtected: false,
            permanentLockout: false,
            maxTemporaryLockouts: 0,
            failureFactor: 30,
            bruteForceStrategy: 'MULTIPLE',
            waitIncrementSeconds: 60,
            maxFailureWaitSeconds: 900,
            maxDeltaTimeSeconds: 43_200,
            quickLoginCheckMilliSeconds: 1000,
            minimumQuickLoginWaitSeconds: 60,
            // Events
            eventsEnabled: false,
            enabledEventTypes: [],
            adminEventsEnabled: false,
            adminEventsDetailsEnabled: false,
            eventsListeners: ['jboss-logging'],
          })
          for (const name of ['displayName', 'displayNameHtml', 'passwordPolicy', 'eventsExpiration', 'frontendUrl'])
            expect(json).not.toHaveProperty(name)
        }),
    },
    {
      says: 'duplicate e-mail addresses turn the login with an address, and the address as a name, off',
      check: (lab) =>
        withRealm(lab, async ({api}) => {
          await lab.http.admin.must('PUT', api, {json: {registrationEmailAsUsername: true}})
          await lab.http.admin.must('PUT', api, {json: {duplicateEmailsAllowed: true}})
          expect((await lab.http.admin.get(api)).json).toMatchObject({
            duplicateEmailsAllowed: true,
            loginWithEmailAllowed: false,
            registrationEmailAsUsername: false,
          })
        }),
    },
    {
      says: 'a used refresh token is refused, and ends the session of that client',
      check: (lab) =>
        withRealm(lab, async (realm) => {
          await lab.http.admin.must('PUT', realm.api, {json: {revokeRefreshToken: true, refreshTokenMaxReuse: 0}})
          await addPerson(lab, realm)
          const refresh = (refresh_token: string) =>
            askForTokens(lab, realm, {grant_type: 'refresh_token', refresh_token})
          const first = tokens.parse((await logIn(lab, realm)).json)
          const second = tokens.parse((await refresh(first.refresh_token)).json)
          const stolen = await refresh(first.refresh_token)
          expect(stolen.status).toBe(400)
          expect(stolen.json).toMatchObject({error_description: 'Maximum allowed refresh token reuse exceeded'})
          expect((await refresh(second.refresh_token)).status).toBe(400)
        }),
    },
    {
      says: 'a new realm has four keys, and one of a higher priority signs at once while the old one stays published',
      check: (lab) =>
        withRealm(lab, async (realm) => {
          const read = () => lab.http.admin.read(`${realm.api}/keys`, keys)
          const before = await read()
          expect(before.keys.map(({algorithm}) => algorithm).sort()).toEqual(['AES', 'HS512', 'RS256', 'RSA-OAEP'])
          await lab.http.admin.must('POST', `${realm.api}/components`, {
            json: {
              name: 'rsa-2026-11',
              providerId: 'rsa-generated',
              providerType: 'org.keycloak.keys.KeyProvider',
              config: {priority: ['200']},
            },
          })
          const after = await read()
          expect(after.active.RS256).not.toBe(before.active.RS256)
          const published = await lab.http.anonymous.read(
            `/realms/${realm.name}/protocol/openid-connect/certs`,
            z.looseObject({keys: z.array(z.looseObject({kid: z.string()}))}),
          )
          const kids = published.keys.map(({kid}) => kid)
          expect(kids).toEqual(expect.arrayContaining([before.active.RS256, after.active.RS256]))
        }),
    },
    {
      says: 'the required actions are on or off as the table says, and none is a default one',
      check: (lab) =>
        readRealm(lab, async ({api}) => {
          const actions = await lab.http.admin.read(`${api}/authentication/required-actions`, requiredActions)
          const isOn = Object.fromEntries(actions.map(({alias, enabled}) => [alias, enabled]))
          expect(isOn).toMatchObject({
            VERIFY_EMAIL: true,
            CONFIGURE_TOTP: true,
            CONFIGURE_RECOVERY_AUTHN_CODES: true,
            TERMS_AND_CONDITIONS: false,
            delete_account: false,
            UPDATE_PASSWORD: true,
            UPDATE_PROFILE: true,
            VERIFY_PROFILE: true,
          })
          expect(actions.filter(({defaultAction}) => defaultAction)).toEqual([])
        }),
    },
    {
      says: 'a password of one letter is fine until there is a policy, which the next password has to meet',
      check: (lab) =>
        withRealm(lab, async (realm) => {
          const id = await addPerson(lab, realm)
          const reset = (value: string) =>
            lab.http.admin.put(`${realm.api}/users/${id}/reset-password`, {type: 'password', value, temporary: false})
          expect((await reset('x')).status).toBe(204)
          const passwordPolicy = 'length(15) and maxLength(128) and notUsername() and notEmail()'
          await lab.http.admin.must('PUT', realm.api, {json: {passwordPolicy}})
          expect((await logIn(lab, realm, 'x')).status).toBe(200)
          const short = await reset('too short')
          expect(short.status).toBe(400)
          expect(short.json).toMatchObject({
            error: 'invalidPasswordMinLengthMessage',
            error_description: 'Invalid password: minimum length 15.',
          })
          const unknown = await lab.http.admin.put(realm.api, {passwordPolicy: 'unheardOf(3)'})
          expect(unknown.text).toContain('Password policy not found')
        }),
    },
    {
      says: 'a locked person is told that name or password are wrong, the event says what happened, and the lock can be lifted',
      check: (lab) =>
        withRealm(lab, async (realm) => {
          const settings = {bruteForceProtected: true, permanentLockout: false, failureFactor: 2, eventsEnabled: true}
          await lab.http.admin.must('PUT', realm.api, {json: settings})
          const id = await addPerson(lab, realm)
          for (const password of ['wrong', 'wrong too', 'wrong again']) await logIn(lab, realm, password)
          const locked = await logIn(lab, realm)
          expect(locked.status).toBe(401)
          expect(locked.json).toMatchObject({error_description: 'Invalid user credentials'})
          const {json: events} = await lab.http.admin.get(`${realm.api}/events?type=LOGIN_ERROR&max=1`)
          expect(events).toMatchObject([{error: 'user_temporarily_disabled'}])
          const lock = `${realm.api}/attack-detection/brute-force/users/${id}`
          expect((await lab.http.admin.get(lock)).json).toMatchObject({disabled: true})
          expect((await lab.http.admin.delete(lock)).status).toBe(204)
          expect((await logIn(lab, realm)).status).toBe(200)
        }),
    },
    {
      says: 'the profile has four attributes and the marker of the organizations extension; others can not be stored; a last name can be made optional',
      check: (lab) =>
        withRealm(lab, async (realm) => {
          const path = `${realm.api}/users/profile`
          const before = await lab.http.admin.read(path, profile)
          expect(before.attributes.map(({name}) => name)).toEqual(
            expect.arrayContaining(['username', 'email', 'firstName', 'lastName']),
          )
          expect(before).not.toHaveProperty('unmanagedAttributePolicy')
          const required = before.attributes.filter(({required}) => required !== undefined).map(({name}) => name)
          expect(required).toEqual(['email', 'firstName', 'lastName'])
          const id = await addPerson(lab, realm)
          const person = {
            ...objectOf(await lab.http.admin.get(`${realm.api}/users/${id}`)),
            attributes: {shoeSize: ['42']},
          }
          await lab.http.admin.put(`${realm.api}/users/${id}`, person)
          expect((await lab.http.admin.get(`${realm.api}/users/${id}`)).text).not.toContain('shoeSize')
          const attributes = before.attributes.map(({required, ...rest}) =>
            rest.name === 'lastName' || required === undefined ? rest : {...rest, required},
          )
          await lab.http.admin.must('PUT', path, {json: {...before, attributes}})
          const after = await lab.http.admin.read(path, profile)
          expect(after.attributes.find(({name}) => name === 'lastName')).not.toHaveProperty('required')
        }),
    },
    {
      says: 'the client scopes of a new realm are default and optional as the table says',
      check: (lab) =>
        readRealm(lab, async ({api}) => {
          const names = async (kind: string) =>
            (await lab.http.admin.read(`${api}/default-${kind}-client-scopes`, scopes)).map(({name}) => name)
          expect(await names('default')).toEqual(
            expect.arrayContaining(['acr', 'basic', 'email', 'profile', 'roles', 'web-origins', 'role_list']),
          )
          expect(await names('optional')).toEqual(
            expect.arrayContaining(['address', 'microprofile-jwt', 'offline_access', 'phone']),
          )
        }),
    },
    {
      says: 'the first client is made as the command says',
      check: (lab) =>
        withRealm(lab, async ({api}) => {
          const client = {
            clientId: 'acme-web',
            publicClient: true,
            redirectUris: ['https://app.acme.example/', 'https://app.acme.example/account'],
            webOrigins: ['https://app.acme.example'],
            fullScopeAllowed: false,
            attributes: {
              'pkce.code.challenge.method': 'S256',
              'post.logout.redirect.uris': 'https://app.acme.example/',
            },
          }
          const id = await lab.http.admin.create(`${api}/clients`, client)
          const {redirectUris, ...rest} = client
          const made = objectOf(await lab.http.admin.get(`${api}/clients/${id}`))
          expect(made).toMatchObject({...rest, standardFlowEnabled: true, implicitFlowEnabled: false})
          expect(made.redirectUris).toEqual(expect.arrayContaining(redirectUris))
        }),
    },
    {
      says: 'a partial PUT keeps the other fields, and one with attributes removes every attribute that it does not have',
      check: (lab) =>
        withRealm(lab, async ({api}) => {
          const expiration = {attributes: {adminEventsExpiration: '31536000'}}
          await lab.http.admin.must('PUT', api, {json: {...expiration, eventsEnabled: true}})
          expect((await lab.http.admin.put(api, {failureFactor: 10})).status).toBe(204)
          expect((await lab.http.admin.get(api)).json).toMatchObject({...expiration, eventsEnabled: true})
          await lab.http.admin.must('PUT', api, {json: {attributes: {frontendUrl: ''}}})
          expect((await lab.http.admin.get(api)).text).not.toContain('adminEventsExpiration')
        }),
    },
    {
      says: 'where every request has to be encrypted, plain HTTP is refused on this machine too',
      check: (lab) =>
        withRealm(lab, async (realm) => {
          await addPerson(lab, realm)
          expect((await logIn(lab, realm)).status).toBe(200)
          await lab.http.admin.must('PUT', realm.api, {json: {sslRequired: 'all'}})
          const refused = await logIn(lab, realm)
          expect(refused.status).toBe(403)
          expect(refused.text).toContain('HTTPS required')
        }),
    },
    {
      says: 'the commands of the page run in its order with the admin CLI, as realm-admin of the realm, and leave the settings that it shows at its end',
      needs: ['bash', 'jq'],
      check: (lab) =>
        withRealm(lab, async (realm) => {
          const page = await readBlocks(PAGE)
          const change = (json: unknown) => lab.http.admin.must('PUT', realm.api, {json})
          // Of one login, for the CLI asks for a new token over plain HTTP, which the realm is soon told to refuse.
          await change({accessTokenLifespan: 3600})
          await addAdministrator(lab, realm)
          const alice = await addPerson(lab, realm, {username: 'alice@acme.example'})
          await withShell(lab, realm.name, async ({run}) => {
            const runSilently = async (text: string) => expect(await run(page.command(text)), text).toBe('')
            await run(page.command('config credentials'))
            const read = await run(page.command('--fields realm,displayName,enabled'))
            expect(JSON.parse(read)).toEqual({realm: realm.name, enabled: true})

            await runSilently('registrationEmailAsUsername=true')
            expect((await lab.http.admin.get(realm.api)).json).toMatchObject({sslRequired: 'all'})
            await change({sslRequired: 'external'})
            const address = `${lab.url}/realms/${realm.name}/account`
            const login = await lab.browser.open()
            await login.goto(address)
            await login.getByLabel('Email', {exact: true}).waitFor()
            await login.getByRole('link', {name: 'Forgot Password?'}).waitFor()
            await login.context().close()

            await runSilently('ssoSessionIdleTimeout=1800')
            const made = (await run(page.command('rsa-generated'))).split('\n')
            const signing = made.flatMap((line) =>
              line.startsWith('[') && line.includes('RS256') ? [list.parse(JSON.parse(line))] : [],
            )
            expect(signing.map(([, , status, priority]) => [status, priority]).sort()).toEqual([
              ['ACTIVE', 100],
              ['ACTIVE', 200],
            ])
            await runSilently('CONFIGURE_TOTP')
            expect(
              (await lab.http.admin.get(`${realm.api}/authentication/required-actions/CONFIGURE_TOTP`)).json,
            ).toMatchObject({defaultAction: true})
            await runSilently('passwordPolicy=')
            await runSilently('failureFactor=10')
            for (const password of ['wrong', 'wrong too']) {
              await askForTokens(lab, realm, {grant_type: 'password', username: 'alice@acme.example', password})
            }
            const lock = `${realm.api}/attack-detection/brute-force/users/${alice}`
            expect((await lab.http.admin.get(lock)).json).toMatchObject({numFailures: 2})
            expect(await run(page.command('attack-detection'))).toContain('"numFailures" : 2')
            expect((await lab.http.admin.get(lock)).json).toMatchObject({numFailures: 0})

            await runSilently('eventsExpiration=7776000')
            await askForTokens(lab, realm, {grant_type: 'password', username: 'alice@acme.example', password: 'wrong'})
            await change({displayName: 'Acme'})
            const events = await run(page.command('get admin-events'))
            expect(events).toContain('"type" : "LOGIN_ERROR"')
            expect(events).toContain('"operationType" :')
            await run(page.command('users/profile'))
            const {attributes} = await lab.http.admin.read(`${realm.api}/users/profile`, profile)
            expect(attributes.find(({name}) => name === 'lastName')).not.toHaveProperty('required')
            expect(await run(page.command('create clients'))).toContain('Created new client')

            await change({sslRequired: 'all'})
            expect(JSON.parse(await run(page.command('revokeRefreshToken,passwordPolicy')))).toEqual(
              JSON.parse(page.shown('"revokeRefreshToken": true')),
            )
          })
          // Run by the next check.
          page.command('grant_type=client_credentials')
          expect(page.left()).toEqual([])
        }),
    },
    {
      says: 'a service account with manage-realm logs in with the admin CLI and with curl, and each changes the realm',
      needs: ['bash', 'curl', 'jq'],
      check: (lab) =>
        withRealm(lab, async (realm) => {
          const secret = 'local-use-only & more'
          await addServiceAccount(lab, realm, {clientId: 'realm-automation', secret, roles: ['manage-realm']})
          const page = await readBlocks(PAGE)
          await withShell(lab, realm.name, async ({run}) => {
            const answer = await run(page.command('grant_type=client_credentials'), {CLIENT_SECRET: secret})
            expect(answer).toMatch(/^HTTP\/1\.1 204 No Content/m)
            await run(
              'kcadm.sh config credentials --server https://auth.example.com --realm acme --client realm-automation --secret "$CLIENT_SECRET"',
              {CLIENT_SECRET: secret},
            )
            await run('kcadm.sh update realms/acme -s attributes.adminEventsExpiration=31536000')
            await run('kcadm.sh update realms/acme -s attributes.frontendUrl=https://auth.acme.example')
          })
          expect((await lab.http.admin.get(realm.api)).json).toMatchObject({
            failureFactor: 10,
            eventsExpiration: 7_776_000,
            attributes: {adminEventsExpiration: '31536000', frontendUrl: 'https://auth.acme.example'},
          })
        }),
    },
    {
      says: 'an account without a role of realm-management gets 403, and the admin CLI says "null [HTTP 403 Forbidden]"',
      needs: ['bash'],
      check: (lab) =>
        withRealm(lab, async (realm) => {
          await addPerson(lab, realm)
          await withShell(lab, realm.name, async (shell) => {
            await shell.run('kcadm.sh config credentials --server https://auth.example.com --realm acme --user alice')
            const refused = await shell.try('kcadm.sh update realms/acme -s failureFactor=10')
            expect(refused.code).toBe(1)
            expect(refused.output).toContain('null [HTTP 403 Forbidden]')
          })
        }),
    },
    {
      says: 'the admin console makes a client with the values of the table if nothing but its id is entered',
      check: (lab) =>
        withRealm(lab, async (realm) => {
          await addAdministrator(lab, realm)
          await makeClientInConsole(lab, realm, 'spa')
          const [made] = await lab.http.admin.read(`${realm.api}/clients?clientId=spa`, z.array(z.looseObject({})))
          expect(made).toMatchObject({
            publicClient: true,
            standardFlowEnabled: true,
            implicitFlowEnabled: false,
            directAccessGrantsEnabled: false,
            redirectUris: ['/*'],
            webOrigins: ['/*'],
            fullScopeAllowed: true,
          })
          expect(made?.attributes).not.toHaveProperty('pkce.code.challenge.method')
          expect(made?.attributes).not.toHaveProperty('post.logout.redirect.uris')
        }),
    },
    {
      says: 'the list of events that are saved leaves the refresh of a token out, where the realm names none',
      check: (lab) =>
        withRealm(lab, async (realm) => {
          await lab.http.admin.must('PUT', realm.api, {json: {eventsEnabled: true}})
          await addPerson(lab, realm)
          const {refresh_token} = tokens.parse((await logIn(lab, realm)).json)
          expect((await askForTokens(lab, realm, {grant_type: 'refresh_token', refresh_token})).status).toBe(200)
          const saved = await lab.http.admin.read(`${realm.api}/events`, z.array(z.looseObject({type: z.string()})))
          expect(saved.map(({type}) => type)).toEqual(['LOGIN'])
        }),
    },
    {
      says: 'a person without a last name is stopped at the login until it may be missing',
      check: (lab) =>
        withRealm(lab, async (realm) => {
          await addPerson(lab, realm, {lastName: undefined})
          const stopped = await logIn(lab, realm)
          expect(stopped.json).toMatchObject({error_description: 'Account is not fully set up'})
        }),
    },
  ],
}
