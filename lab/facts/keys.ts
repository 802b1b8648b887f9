import {expect} from 'vitest'
import * as z from 'zod'
import {partsOfToken} from '../consumers/jwt'
import type {Lab} from '../start'
import type {FactGroup} from '../record/group'
import {addPerson, askForTokens, logIn, objectOf, withRealm, type NewRealm} from './newRealm'
import {claimsOf} from './support'

const keySet = z.looseObject({keys: z.array(z.looseObject({kid: z.string(), use: z.string()}))})
const component = z.looseObject({name: z.string(), config: z.record(z.string(), z.array(z.string()))})
const tokens = z.looseObject({
  access_token: z.string(),
  id_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.number(),
})

/** A realm with Alice and a key of higher priority than its first one: what a rotation begins with. */
async function withNewKey(
  lab: Lab,
  active: boolean,
  use: (realm: NewRealm, rotation: Rotation) => Promise<void>,
): Promise<void> {
  await withRealm(lab, async (realm) => {
    await addPerson(lab, realm)
    const before = {tokens: await logInWithScope(lab, realm), published: await publishedKeys(lab, realm)}
    const config = {priority: ['200'], active: [String(active)], algorithm: ['RS256'], keySize: ['2048']}
    const key = await lab.http.admin.create(`${realm.api}/components`, {
      name: 'rsa-2026-11',
      providerId: 'rsa-generated',
      providerType: 'org.keycloak.keys.KeyProvider',
      config,
    })
    await use(realm, {before, key})
  })
}

type Rotation = {
  /** What a login gave before the key was added, and what the key set had. */
  before: {tokens: z.infer<typeof tokens>; published: readonly string[]}
  /** The id of the new key's component. */
  key: string
}

async function logInWithScope(lab: Lab, realm: NewRealm): Promise<z.infer<typeof tokens>> {
  const {json} = await askForTokens(lab, realm, {
    grant_type: 'password',
    username: 'alice',
    password: 'correct horse battery staple',
    scope: 'openid',
  })
  return tokens.parse(json)
}

/** The ids of the keys with which a verifier checks signatures. */
async function publishedKeys({http}: Lab, {name}: NewRealm): Promise<string[]> {
  const {keys} = await http.anonymous.read(`/realms/${name}/protocol/openid-connect/certs`, keySet)
  return keys.flatMap(({use, kid}) => (use === 'sig' ? kid : []))
}

/** The id of the key that signed a token, from its header. */
function keyOf(token: string): string {
  return z.object({kid: z.string()}).parse(partsOfToken(token).header).kid
}

/** Changes what a key may do. @param id left out: the key that the realm came with. */
async function changeKey(lab: Lab, realm: NewRealm, config: Record<string, string[]>, id?: string): Promise<void> {
  const components = `${realm.api}/components`
  const all = z.array(z.looseObject({id: z.string(), name: z.string()}))
  const path = `${components}?type=org.keycloak.keys.KeyProvider`
  const key = id ?? (await lab.http.admin.read(path, all)).find(({name}) => name === 'rsa-generated')?.id ?? ''
  const known = await lab.http.admin.read(`${components}/${key}`, component)
  await lab.http.admin.must('PUT', `${components}/${key}`, {json: {...known, config: {...known.config, ...config}}})
}

function userinfo({http}: Lab, {name}: NewRealm, token: string) {
  const headers = {Authorization: `Bearer ${token}`}
  return http.anonymous.request('GET', `/realms/${name}/protocol/openid-connect/userinfo`, {headers})
}

function logOut({http}: Lab, {name}: NewRealm, idToken: string) {
  return http.anonymous.get(`/realms/${name}/protocol/openid-connect/logout?id_token_hint=${idToken}`)
}

/** What applications notice of a rotation, and how the lifetimes of sessions and tokens belong together. */
export const keys: FactGroup = {
  subject: 'Signing keys, and lifetimes of tokens',
  bundle: 'registry',
  facts: [
    {
      says: 'a key that is added active signs at once, and key sets that were fetched before lack it',
      check: (lab) =>
        withNewKey(lab, true, async (realm, {before}) => {
          const {access_token} = await logInWithScope(lab, realm)
          expect(keyOf(access_token)).not.toBe(keyOf(before.tokens.access_token))
          expect(before.published).not.toContain(keyOf(access_token))
          expect(await publishedKeys(lab, realm)).toContain(keyOf(access_token))
        }),
    },
    {
      says: 'a key that is added passive is published, in the SAML metadata too, and signs nothing until it is active',
      check: (lab) =>
        withNewKey(lab, false, async (realm, {before, key}) => {
          const published = await publishedKeys(lab, realm)
          expect(published).toHaveLength(2)
          expect(keyOf((await logInWithScope(lab, realm)).access_token)).toBe(keyOf(before.tokens.access_token))
          const metadata = await lab.http.anonymous.get(`/realms/${realm.name}/protocol/saml/descriptor`)
          expect(metadata.text.match(/X509Certificate>[^<]+</g)).toHaveLength(2)

          await changeKey(lab, realm, {active: ['true']}, key)
          const {access_token} = await logInWithScope(lab, realm)
          expect(keyOf(access_token)).not.toBe(keyOf(before.tokens.access_token))
          expect(published).toContain(keyOf(access_token))
        }),
    },
    {
      says: 'a passive key stays published and its tokens valid; those of a disabled key are refused, for a logout too',
      check: (lab) =>
        withNewKey(lab, true, async (realm, {before}) => {
          const {access_token, id_token} = before.tokens
          await changeKey(lab, realm, {active: ['false']})
          expect(await publishedKeys(lab, realm)).toContain(keyOf(access_token))
          expect((await userinfo(lab, realm, access_token)).status).toBe(200)

          await changeKey(lab, realm, {enabled: ['false']})
          expect(await publishedKeys(lab, realm)).not.toContain(keyOf(access_token))
          const refused = await userinfo(lab, realm, access_token)
          expect(refused.status).toBe(401)
          expect(refused.headers.get('www-authenticate')).toContain('Token verification failed')
          const logout = await logOut(lab, realm, id_token)
          expect(logout.status).toBe(400)
          expect(logout.text).toContain('Invalid parameter: id_token_hint')
        }),
    },
    {
      says: 'a refresh token goes on when the key of its access token is disabled, and brings tokens of the new key',
      check: (lab) =>
        withNewKey(lab, true, async (realm, {before}) => {
          await changeKey(lab, realm, {enabled: ['false']})
          const {refresh_token} = before.tokens
          const {status, json} = await askForTokens(lab, realm, {grant_type: 'refresh_token', refresh_token})
          expect(status).toBe(200)
          expect(before.published).not.toContain(
            keyOf(z.looseObject({access_token: z.string()}).parse(json).access_token),
          )
        }),
    },
    {
      says: 'no token is issued beyond SSO Session Max; an access token may be issued beyond SSO Session Idle',
      check: (lab) =>
        withRealm(lab, async (realm) => {
          await addPerson(lab, realm)
          const after = async (settings: Record<string, number>) => {
            await lab.http.admin.must('PUT', realm.api, {json: {accessTokenLifespan: 300, ...settings}})
            return objectOf(await logIn(lab, realm))
          }
          const short = await after({ssoSessionMaxLifespan: 120})
          expect(Number(short.expires_in)).toBeLessThanOrEqual(120)
          expect(Number(short.refresh_expires_in)).toBeLessThanOrEqual(120)
          const idle = await after({ssoSessionMaxLifespan: 36_000, ssoSessionIdleTimeout: 60})
          expect(idle).toMatchObject({expires_in: 300, refresh_expires_in: 60})
        }),
    },
    {
      says: 'a logout changes nothing in tokens that are out: the key still verifies them, only the server refuses them',
      check: (lab) =>
        withRealm(lab, async (realm) => {
          await addPerson(lab, realm)
          const {access_token, refresh_token} = await logInWithScope(lab, realm)
          const form = {client_id: 'admin-cli', refresh_token}
          const path = `/realms/${realm.name}/protocol/openid-connect/logout`
          expect((await lab.http.anonymous.request('POST', path, {form})).status).toBe(204)
          expect(await publishedKeys(lab, realm)).toContain(keyOf(access_token))
          expect(Number(claimsOf(access_token).exp) * 1000).toBeGreaterThan(Date.now())
          expect((await userinfo(lab, realm, access_token)).status).toBe(401)
        }),
    },
  ],
}
