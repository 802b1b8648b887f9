import {expect} from 'vitest'
import * as z from 'zod'
import {fillLogin} from '../consumers/browser'
import {PASSWORD} from '../realm/people'
import {REALM} from '../realm/settings'
import {waitUntil} from '../wait'
import type {Lab} from '../start'
import type {FactGroup} from '../record/group'
import {ADMIN_API, managementRoles, providerIds, serverInfo} from './support'

/** The features that have one of these states. */
async function expectFeatures(lab: Lab, type: string, names: readonly string[]): Promise<void> {
  const {features} = await serverInfo(lab)
  const found = names.map((name) => [name, features.find((feature) => feature.name === name)?.type])
  expect(found).toEqual(names.map((name) => [name, type]))
}

const bruteForce = z.object({bruteForceProtected: z.boolean(), failureFactor: z.number()})

/** B1 and B3: Keycloak itself, the newest release to be had. */
export const plain: FactGroup = {
  subject: 'Keycloak without extensions',
  bundle: 'plain',
  facts: [
    {
      says: 'the server answers below /, and there is nothing below /auth',
      check: async ({http}) => {
        expect((await http.anonymous.get(`/realms/${REALM}`)).status).toBe(200)
        expect((await http.anonymous.get(`/auth/realms/${REALM}`)).status).toBe(404)
      },
    },
    {
      says: 'health is answered on the management port, and not on that of the server',
      check: async ({http, server}) => {
        expect((await fetch(`${server.managementUrl}/health/ready`)).status).toBe(200)
        expect((await http.anonymous.get('/health/ready')).status).toBe(404)
      },
    },
    {
      says: 'keycloak.js is not served by the server',
      check: async ({http}) => {
        expect((await http.anonymous.get('/js/keycloak.js')).status).toBe(404)
      },
    },
    {
      says: 'without the extensions there is no orgs, webhooks or attributes API',
      check: async ({http}) => {
        for (const path of ['orgs', 'webhooks', 'attributes']) {
          expect((await http.admin.get(`/realms/${REALM}/${path}`)).status, path).toBe(404)
        }
      },
    },
    {
      says: 'realm-management has roles of its own for organizations: manage-, view- and query-organizations',
      check: async (lab) => {
        expect(await managementRoles(lab)).toEqual(
          expect.arrayContaining(['manage-organizations', 'view-organizations', 'query-organizations']),
        )
      },
    },
    {
      says: 'passwords are hashed with Argon2 by default',
      check: async ({http, ids}) => {
        const credentials = z.array(z.looseObject({type: z.string(), credentialData: z.string()}))
        const path = `${ADMIN_API}/users/${ids.people.alice}/credentials`
        const [password] = await http.admin.read(path, credentials)
        expect(JSON.parse(password?.credentialData ?? '')).toMatchObject({algorithm: 'argon2'})
      },
    },
    {
      says: 'organizations are supported and on for the server, and off for a realm until it turns them on',
      check: async (lab) => {
        await expectFeatures(lab, 'DEFAULT', ['ORGANIZATION'])
        expect((await lab.http.admin.get(ADMIN_API)).json).toMatchObject({organizationsEnabled: false})
      },
    },
    {
      says: 'supported: passkeys, DPoP, persistent sessions, standard token exchange, fine-grained permissions 2, workflows, JWT grant, rolling updates 2',
      check: (lab) =>
        expectFeatures(lab, 'DEFAULT', [
          'PASSKEYS',
          'DPOP',
          'PERSISTENT_USER_SESSIONS',
          'TOKEN_EXCHANGE_STANDARD_V2',
          'ADMIN_FINE_GRAINED_AUTHZ_V2',
          'WORKFLOWS',
          'JWT_AUTHORIZATION_GRANT',
          'CLIENT_AUTH_FEDERATED',
          'ROLLING_UPDATES_V2',
          'OPENTELEMETRY',
        ]),
    },
    {
      says: 'preview in 26.7: the SCIM API, legacy token exchange, client secret rotation, SPIFFE, stateless multi-cluster',
      check: (lab) =>
        expectFeatures(lab, 'PREVIEW', ['SCIM_API', 'TOKEN_EXCHANGE', 'CLIENT_SECRET_ROTATION', 'SPIFFE', 'STATELESS']),
    },
    {
      says: 'experimental in 26.7: verifiable credentials, token exchange delegation, Admin API 2, CIMD, SSF, AuthZEN, ID-JAG',
      check: (lab) =>
        expectFeatures(lab, 'EXPERIMENTAL', [
          'OID4VC_VCI',
          'TOKEN_EXCHANGE_DELEGATION',
          'CLIENT_ADMIN_API_V2',
          'CIMD',
          'SSF',
          'AUTHZEN',
          'IDENTITY_ASSERTION_JWT',
        ]),
    },
    {
      says: 'login theme 2 and account console 3 are the supported ones; login theme 1 is deprecated',
      check: async (lab) => {
        await expectFeatures(lab, 'DEFAULT', ['LOGIN_V2', 'ACCOUNT_V3', 'ADMIN_V2'])
        await expectFeatures(lab, 'DEPRECATED', ['LOGIN_V1'])
      },
    },
    {
      says: 'the metadata of the authorization server is also below .well-known/oauth-authorization-server',
      check: async ({http, url}) => {
        const {json} = await http.anonymous.get(`/realms/${REALM}/.well-known/oauth-authorization-server`)
        expect(json).toMatchObject({issuer: `${url}/realms/${REALM}`})
      },
    },
    {
      says: 'an access token lives 300 s, a session 30 minutes idle and 10 hours at most, by default',
      check: async ({http}) => {
        expect((await http.admin.get(ADMIN_API)).json).toMatchObject({
          accessTokenLifespan: 300,
          ssoSessionIdleTimeout: 1800,
          ssoSessionMaxLifespan: 36_000,
        })
      },
    },
    {
      says: 'a password that breaks the policy is refused with 400 and the reason',
      check: async ({http, ids}) => {
        const path = `${ADMIN_API}/users/${ids.people.max}/reset-password`
        const {status, json} = await http.admin.put(path, {type: 'password', value: 'short', temporary: false})
        expect(status).toBe(400)
        expect(json).toMatchObject({error: 'invalidPasswordMinLengthMessage'})
      },
    },
    {
      says: 'brute force protection locks an account for a minute after two failures within a second, long before the number that the realm sets',
      believed: 'The number of failures was taken to be what counts; the quick login check comes first.',
      check: async ({http, ids}) => {
        const grant = {realm: REALM, clientId: 'lab-direct-grant', username: 'theo', password: 'wrong'}
        const path = `${ADMIN_API}/attack-detection/brute-force/users/${ids.people.theo}`
        const fail = () => expect(http.with(grant).get('/')).rejects.toThrow(/invalid_grant/)
        const read = () => http.admin.read(path, z.object({disabled: z.boolean(), numFailures: z.number()}))
        // The second is that of the server's clock: on a busy machine two failures may be further apart, and the next two
        // are tried. It counts them after it has answered.
        const locked = await waitUntil(
          async () => {
            await http.admin.must('DELETE', path)
            await Promise.all([fail(), fail()])
            const counted = () => read().then((state) => state.numFailures >= 2 && state)
            const state = await waitUntil(counted, {what: 'two failures are counted'})
            return state.disabled && state
          },
          {what: 'two failures within a second lock the account'},
        )
        expect(locked).toEqual({disabled: true, numFailures: 2})
        const {bruteForceProtected, failureFactor} = await http.admin.read(ADMIN_API, bruteForce)
        expect(bruteForceProtected).toBe(true)
        expect(failureFactor).toBeGreaterThan(2)
        await http.admin.must('DELETE', path)
      },
    },
    {
      says: 'the event of a login is stored',
      check: async ({http}) => {
        await http.tokens('nina')
        const events = z.array(z.looseObject({type: z.string()}))
        expect(await http.admin.read(`${ADMIN_API}/events?type=LOGIN&max=1`, events)).toHaveLength(1)
      },
    },
    {
      says: 'a forgotten password is reset through a link in the mail',
      check: async ({browser, mail}) => {
        const page = await browser.open()
        await page.goto(`/realms/${REALM}/account/`)
        await page.getByRole('link', {name: 'Forgot Password?'}).click()
        await page.locator('#username').fill('nina')
        await page.getByRole('button', {name: 'Submit'}).click()
        const message = await mail.find({to: 'nina@birch.example', subject: /Reset password/i})
        await page.goto(message.links[0] ?? '')
        await page.locator('#password-new').waitFor()
        await page.context().close()
      },
    },
    {
      says: 'a person registers a passkey and logs in with it, without a password',
      check: async ({browser, http, ids}) => {
        const page = await browser.open()
        const devtools = await page.context().newCDPSession(page)
        await devtools.send('WebAuthn.enable')
        await devtools.send('WebAuthn.addVirtualAuthenticator', {
          options: {
            protocol: 'ctap2',
            transport: 'internal',
            hasResidentKey: true,
            hasUserVerification: true,
            isUserVerified: true,
            automaticPresenceSimulation: true,
          },
        })
        const path = `${ADMIN_API}/users/${ids.people.alice}`
        await http.admin.must('PUT', path, {json: {requiredActions: ['webauthn-register-passwordless']}})
        await page.goto(`/realms/${REALM}/account/`)
        await fillLogin(page, 'alice', PASSWORD)
        page.once('dialog', (dialog) => void dialog.accept('Key of the lab'))
        await page.locator('#registerWebAuthn').click()
        await page.getByTestId('options-toggle').waitFor()
        const credentials = z.array(z.looseObject({type: z.string()}))
        const types = (await http.admin.read(`${path}/credentials`, credentials)).map(({type}) => type)
        expect(types).toContain('webauthn-passwordless')
        await http.admin.must('POST', `${path}/logout`)
        await page.context().clearCookies()
        await page.goto(`/realms/${REALM}/account/`)
        // Where a passkey is at hand, the browser offers it on the login page, and this one takes it at once.
        await page.getByTestId('options-toggle').waitFor()
        const events = z.array(z.looseObject({details: z.record(z.string(), z.string()).default({})}))
        const last = `${ADMIN_API}/events?type=LOGIN&user=${ids.people.alice}&max=1`
        // The page may be there before the event is stored.
        const credential = async () => (await http.admin.read(last, events))[0]?.details.credential_type
        await waitUntil(async () => (await credential()) === 'webauthn-passwordless', {
          what: 'the login with the passkey is stored',
        })
        await page.context().close()
      },
    },
    {
      says: 'there is an authenticator for each second factor: one-time codes, security keys, recovery codes',
      check: async (lab) => {
        expect(await providerIds(lab, 'authenticator')).toEqual(
          expect.arrayContaining(['auth-otp-form', 'webauthn-authenticator', 'auth-recovery-authn-code-form']),
        )
      },
    },
  ],
}
