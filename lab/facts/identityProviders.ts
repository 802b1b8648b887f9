import {expect} from 'vitest'
import * as z from 'zod'
import {fillLogin} from '../consumers/browser'
import type {Lab} from '../start'
import {PASSWORD} from '../realm/people'
import {CUSTOMER_REALM, HOME_IDP_CLIENT, REALM} from '../realm/settings'
import type {FactGroup} from '../record/group'
import {ADMIN_API, organizationId, ORGS, providerIds} from './support'

const idp = z.looseObject({
  alias: z.string(),
  hideOnLogin: z.boolean(),
  postBrokerLoginFlowAlias: z.string(),
  config: z.record(z.string(), z.string()),
})

function readIdp(lab: Lab): Promise<z.infer<typeof idp>> {
  return lab.http.admin.read(`${ORGS}/${organizationId(lab, 'cedar')}/idps/cedar-oidc`, idp)
}

/** Logs somebody in through the identity provider of their domain, and resolves when the application has the code. */
async function loginThroughHomeIdp({browser, application}: Lab, username: string, email: string): Promise<string[]> {
  const page = await browser.open()
  const visited: string[] = []
  page.on('request', (request) => visited.push(request.url()))
  // RFC 7636, appendix B.
  const challenge = {code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM', code_challenge_method: 'S256'}
  const query = new URLSearchParams({
    client_id: HOME_IDP_CLIENT,
    response_type: 'code',
    scope: 'openid',
    redirect_uri: `${application.url}/home`,
    ...challenge,
  })
  await page.goto(`/realms/${REALM}/protocol/openid-connect/auth?${query.toString()}`)
  await page.locator('#username').fill(email)
  await page.locator('#kc-login').click()
  await page.locator('#password').waitFor()
  await fillLogin(page, username, PASSWORD)
  await page.waitForURL(`${application.url}/home?*`)
  await page.context().close()
  return visited
}

async function isMember(lab: Lab, key: 'cedar' | 'maple', email: string): Promise<boolean> {
  const members = z.array(z.looseObject({email: z.string()}))
  const found = await lab.http.admin.read(`${ORGS}/${organizationId(lab, key)}/members?search=${email}`, members)
  return found.some((member) => member.email === email)
}

/** B2.3 and B2.4: the identity providers of organizations. */
export const identityProviders: FactGroup = {
  subject: 'Identity providers of organizations',
  bundle: 'registry',
  facts: [
    {
      says: 'the configuration of an identity provider names its organization and its domains',
      check: async (lab) => {
        const {config} = await readIdp(lab)
        expect(config).toMatchObject({
          'home.idp.discovery.org': organizationId(lab, 'cedar'),
          'home.idp.discovery.domains': 'cedar.example',
          'home.idp.discovery.shared': 'false',
        })
      },
    },
    {
      says: 'by default the flow after a login is "post org broker login", the sync mode FORCE, and the login page hides it',
      check: async (lab) => {
        const {config, postBrokerLoginFlowAlias, hideOnLogin} = await readIdp(lab)
        expect(config.syncMode).toBe('FORCE')
        expect(postBrokerLoginFlowAlias).toBe('post org broker login')
        expect(hideOnLogin).toBe(true)
      },
    },
    {
      says: 'secrets are not shown: the client secret is a row of asterisks',
      check: async (lab) => {
        expect((await readIdp(lab)).config.clientSecret).toBe('**********')
      },
    },
    {
      says: 'POST /idps/link needs manage-organizations: an administrator of the organization is refused with 401',
      check: async (lab) => {
        const path = `${ORGS}/${organizationId(lab, 'cedar')}/idps/link`
        expect((await lab.http.as('olivia').post(path, {alias: 'maple-saml'})).status).toBe(401)
      },
    },
    {
      says: 'an identity provider of another organization is not found: 404',
      check: async (lab) => {
        const path = `${ORGS}/${organizationId(lab, 'cedar')}/idps/maple-saml`
        expect((await lab.http.as('olivia').get(path)).status).toBe(404)
      },
    },
    {
      says: 'an administrator of the organization reads its identity providers, a member without a role does not (401)',
      check: async (lab) => {
        const path = `${ORGS}/${organizationId(lab, 'cedar')}/idps`
        expect((await lab.http.as('olivia').get(path)).json).toMatchObject([{alias: 'cedar-oidc'}])
        expect((await lab.http.as('max').get(path)).status).toBe(401)
      },
    },
    {
      says: 'POST /idps/import-config reads the metadata of OpenID Connect and of SAML from an address',
      check: async (lab) => {
        const path = `${ORGS}/${organizationId(lab, 'cedar')}/idps/import-config`
        const customer = `${lab.url}/realms/${CUSTOMER_REALM}`
        const oidc = {providerId: 'oidc', fromUrl: `${customer}/.well-known/openid-configuration`}
        const saml = {providerId: 'saml', fromUrl: `${customer}/protocol/saml/descriptor`}
        expect((await lab.http.as('olivia').post(path, oidc)).json).toMatchObject({issuer: customer})
        expect((await lab.http.as('olivia').post(path, saml)).json).toMatchObject({idpEntityId: customer})
      },
    },
    {
      says: 'the three mappers from identity providers to organization roles are there',
      check: async (lab) => {
        expect(await providerIds(lab, 'identity-provider-mapper')).toEqual(
          expect.arrayContaining([
            'oidc-advanced-org-role-idp-mapper',
            'oidc-hardcoded-org-role-idp-mapper',
            'saml-advanced-org-role-idp-mapper',
          ]),
        )
      },
    },
    {
      says: 'the extension adds the flows post org broker login, idp validate, Org Browser Flow and Org Direct Grant Flow',
      check: async ({http}) => {
        const flows = await http.admin.read(
          `${ADMIN_API}/authentication/flows`,
          z.array(z.looseObject({alias: z.string()})),
        )
        expect(flows.map(({alias}) => alias)).toEqual(
          expect.arrayContaining([
            'post org broker login',
            'idp validate',
            'Org Browser Flow',
            'Org Direct Grant Flow',
          ]),
        )
      },
    },
    {
      says: 'home-IdP discovery sends a person to the OpenID Connect provider of the domain, and makes a member of them',
      check: async (lab) => {
        const visited = await loginThroughHomeIdp(lab, 'carol', 'carol@cedar.example')
        expect(visited.some((url) => url.includes(`/realms/${CUSTOMER_REALM}/protocol/openid-connect/auth`))).toBe(true)
        expect(await isMember(lab, 'cedar', 'carol@cedar.example')).toBe(true)
      },
    },
    {
      says: 'home-IdP discovery sends a person to the SAML provider of the domain, and makes a member of them',
      check: async (lab) => {
        const visited = await loginThroughHomeIdp(lab, 'mia', 'mia@maple.example')
        expect(visited.some((url) => url.includes(`/realms/${CUSTOMER_REALM}/protocol/saml`))).toBe(true)
        expect(await isMember(lab, 'maple', 'mia@maple.example')).toBe(true)
      },
    },
  ],
}
