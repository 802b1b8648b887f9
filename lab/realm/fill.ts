import * as z from 'zod'
import type {Caller} from '../consumers/http'
import {BROKER_CLIENT, BROKER_SECRET, customerRealmRepresentation, samlAttributes} from './customerRealm'
import {createFlows} from './flows'
import {organizations, type LabOrganization, type OrganizationKey} from './organizations'
import {people, type PersonKey} from './people'
import {CUSTOMER_REALM, PROVISIONER, REALM, realmRepresentation} from './settings'

/** Signs the webhook of the realm. */
export const WEBHOOK_SECRET = 'local-use-only-webhook'

/** The path of the receiver to which the realm's webhook delivers. */
export const WEBHOOK_PATH = '/acme'

/** What is filled, and with what. */
export type FillOptions = {
  /** An administrator of the realm `master`. */
  admin: Caller
  /** Of the server, without a slash at the end. */
  url: string
  smtpPort: number
  /** Where the browser clients send people back to, without a slash at the end. */
  applicationUrl: string
  /** Of the receiver, without a slash at the end. */
  webhookUrl: string
  /** Which extensions the server has. */
  has: {orgs: boolean; events: boolean; magicLink: boolean}
}

/** The ids that the server gave. */
export type FilledRealm = {
  people: Readonly<Record<PersonKey, string>>
  /** Empty where the server has no organizations extension. */
  organizations: Readonly<Partial<Record<OrganizationKey, string>>>
}

const BASE = `/admin/realms/${REALM}`
const ORGS = `/realms/${REALM}/orgs`
const named = z.array(z.looseObject({id: z.string(), name: z.string()}))
const users = z.array(z.object({id: z.string(), username: z.string()}))
const clients = z.array(z.looseObject({id: z.string(), clientId: z.string()}))

/** Makes both realms and everything in them. The server must not have them yet. */
export async function fillRealm(options: FillOptions): Promise<FilledRealm> {
  const {admin, url, smtpPort, applicationUrl, webhookUrl, has} = options
  await admin.must('POST', '/admin/realms', {json: customerRealmRepresentation(url)})
  await admin.must('POST', '/admin/realms', {
    json: realmRepresentation({smtpPort, applicationUrl, hasWebhooks: has.events}),
  })
  const ids = await readPeople(admin)
  const made: Partial<Record<OrganizationKey, string>> = {}
  if (has.orgs) {
    await grantProvisioning(admin)
    made.cedar = await createOrganization(options, organizations.cedar, ids)
    made.maple = await createOrganization(options, organizations.maple, ids)
    made.birch = await createOrganization(options, organizations.birch, ids)
    await createFlows(admin, {hasMagicLink: has.magicLink})
  }
  if (has.events) {
    // Last, so that it tells of what happens in use and not of the filling.
    await admin.create(`/realms/${REALM}/webhooks`, {
      enabled: true,
      url: `${webhookUrl}${WEBHOOK_PATH}`,
      secret: WEBHOOK_SECRET,
      eventTypes: ['*'],
    })
  }
  return {people: ids, organizations: made}
}

async function readPeople(admin: Caller): Promise<Record<PersonKey, string>> {
  const found = await admin.read(`${BASE}/users?max=100&briefRepresentation=true`, users)
  const idOf = ({username}: {username: string}): string => {
    const id = found.find((user) => user.username === username)?.id
    if (id === undefined) throw new Error(`The realm has no user ${username}.`)
    return id
  }
  return {
    ops: idOf(people.ops),
    alice: idOf(people.alice),
    olivia: idOf(people.olivia),
    max: idOf(people.max),
    nina: idOf(people.nina),
    theo: idOf(people.theo),
    ida: idOf(people.ida),
    piet: idOf(people.piet),
  }
}

/** The roles of the extension exist once the realm does, so they can't come with it. */
async function grantProvisioning(admin: Caller): Promise<void> {
  const [account] = await admin.read(`${BASE}/users?username=service-account-${PROVISIONER.clientId}`, users)
  const [management] = await admin.read(`${BASE}/clients?clientId=realm-management`, clients)
  if (!account || !management) throw new Error('The realm has no service account for provisioning.')
  const roles = await admin.read(`${BASE}/clients/${management.id}/roles`, named)
  const granted = ['view-organizations', 'manage-organizations', 'create-organization', 'view-users']
  await admin.must('POST', `${BASE}/users/${account.id}/role-mappings/clients/${management.id}`, {
    json: roles.filter(({name}) => granted.includes(name)),
  })
}

async function createOrganization(
  {admin, url}: FillOptions,
  organization: LabOrganization,
  ids: Readonly<Record<PersonKey, string>>,
): Promise<string> {
  const {name, displayName, domains, attributes, roles, members, invitations, identityProvider} = organization
  const id = await admin.create(ORGS, {name, displayName, url: organization.url, domains, attributes})
  for (const role of roles) await admin.create(`${ORGS}/${id}/roles`, role)
  for (const {person, roles: granted} of members) {
    await admin.must('PUT', `${ORGS}/${id}/members/${ids[person]}`)
    for (const role of granted) await admin.must('PUT', `${ORGS}/${id}/roles/${role}/users/${ids[person]}`)
  }
  for (const invitation of invitations) await admin.create(`${ORGS}/${id}/invitations`, invitation)
  if (identityProvider) await connect({admin, url, organizationId: id, domains, ...identityProvider})
  return id
}

/** Where an identity provider goes. */
type Connection = NonNullable<LabOrganization['identityProvider']> & {
  admin: Caller
  url: string
  organizationId: string
  domains: readonly string[]
}

async function connect({
  admin,
  url,
  organizationId,
  domains,
  alias,
  displayName,
  providerId,
}: Connection): Promise<void> {
  const path = `${ORGS}/${organizationId}/idps`
  const customer = `${url}/realms/${CUSTOMER_REALM}`
  const metadata = {
    oidc: `${customer}/.well-known/openid-configuration`,
    saml: `${customer}/protocol/saml/descriptor`,
  } as const
  const {json} = await admin.must('POST', `${path}/import-config`, {json: {providerId, fromUrl: metadata[providerId]}})
  const imported = z.record(z.string(), z.string()).parse(json)
  const extra = {
    oidc: {clientId: BROKER_CLIENT, clientSecret: BROKER_SECRET, clientAuthMethod: 'client_secret_post'},
    saml: {
      entityId: `${url}/realms/${REALM}`,
      nameIDPolicyFormat: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
    },
  } as const
  await admin.create(path, {
    alias,
    displayName,
    providerId,
    enabled: true,
    trustEmail: true,
    config: {...imported, ...extra[providerId], 'home.idp.discovery.domains': domains.join('##')},
  })
  if (providerId === 'saml') {
    for (const attribute of samlAttributes) {
      await admin.create(`${path}/${alias}/mappers`, {
        name: attribute,
        identityProviderAlias: alias,
        identityProviderMapper: 'saml-user-attribute-idp-mapper',
        config: {'attribute.name': attribute, 'user.attribute': attribute, syncMode: 'INHERIT'},
      })
    }
  }
}
