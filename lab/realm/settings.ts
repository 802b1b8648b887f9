import {readFileSync} from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import {ROOT} from '../../scripts/lib/root'
import {people, toUser, type Person} from './people'

/** The realm of the lab: that of the sample applications. */
export const REALM = 'acme'

/** The realm that plays the customers' identity provider. */
export const CUSTOMER_REALM = 'customer-idp'

/** Logs test users in without a browser. A realm that others can reach should have no client like it. */
export const DIRECT_CLIENT = 'lab-direct-grant'

/** A service account that manages organizations. */
export const PROVISIONER = {clientId: 'acme-provisioner', secret: 'local-use-only-provisioner'} as const

/** A browser client whose logins go through home-IdP discovery. */
export const HOME_IDP_CLIENT = 'acme-home-idp'

/** A browser client whose logins go through a magic link. */
export const MAGIC_LINK_CLIENT = 'acme-magic-link'

/** Signs readers in to the console of the API reference: public, for the site as `npm run site` serves it. */
export const CONSOLE_CLIENT = 'api-console'

const sampleRealm = z.looseObject({
  realm: z.literal(REALM),
  clients: z.array(z.looseObject({clientId: z.string()})),
  users: z.array(z.looseObject({username: z.string()})),
})

/** The realm that the sample applications come with: the lab only adds to it. */
function readSampleRealm(): z.infer<typeof sampleRealm> {
  const file = path.join(ROOT, 'samples/getting-started/realm.json')
  return sampleRealm.parse(JSON.parse(readFileSync(file, 'utf8')))
}

/** Where the site is served on the machine of whoever works on it. */
const SITE = 'http://localhost:3000'

/** What the realm depends on. */
export type RealmSettings = {
  /** Port of the SMTP server on this machine. */
  smtpPort: number
  /** Where the browser clients of the lab send people back to, without a slash at the end. */
  applicationUrl: string
  /** Whether the server has the events extension. */
  hasWebhooks: boolean
}

/** Settings for a mail server on this machine that asks for no login. */
export function smtpSettings(port: number) {
  return {
    host: 'localhost',
    port: String(port),
    from: 'no-reply@acme.example',
    fromDisplayName: 'Acme',
    auth: 'false',
    ssl: 'false',
    starttls: 'false',
  } as const
}

/** The realm as Keycloak's Admin API takes it. */
export function realmRepresentation({smtpPort, applicationUrl, hasWebhooks}: RealmSettings) {
  const sample = readSampleRealm()
  const isNew = ({username}: Person): boolean => !sample.users.some((user) => user.username === username)
  return {
    ...sample,
    displayName: 'Acme',
    registrationAllowed: false,
    resetPasswordAllowed: true,
    rememberMe: true,
    verifyEmail: true,
    loginWithEmailAllowed: true,
    internationalizationEnabled: true,
    supportedLocales: ['en', 'de'],
    defaultLocale: 'en',
    passwordPolicy: 'length(12) and notUsername(undefined) and notEmail(undefined) and passwordHistory(3)',
    bruteForceProtected: true,
    failureFactor: 5,
    waitIncrementSeconds: 60,
    eventsEnabled: true,
    eventsExpiration: 604_800,
    adminEventsEnabled: true,
    adminEventsDetailsEnabled: true,
    eventsListeners: ['jboss-logging', ...(hasWebhooks ? ['ext-event-webhook'] : [])],
    otpPolicyType: 'totp',
    otpPolicyAlgorithm: 'HmacSHA1',
    otpPolicyDigits: 6,
    otpPolicyPeriod: 30,
    webAuthnPolicyPasswordlessRpEntityName: 'Acme',
    webAuthnPolicyPasswordlessUserVerificationRequirement: 'required',
    webAuthnPolicyPasswordlessRequireResidentKey: 'Yes',
    webAuthnPolicyPasswordlessPasskeysEnabled: true,
    smtpServer: smtpSettings(smtpPort),
    clients: [...sample.clients, ...labClients(applicationUrl)],
    users: [
      ...sample.users,
      ...Object.values(people)
        .filter(isNew)
        .map((person) => toUser(person, REALM)),
    ],
  }
}

function labClients(applicationUrl: string) {
  const browserClient = {
    publicClient: true,
    standardFlowEnabled: true,
    directAccessGrantsEnabled: false,
    rootUrl: applicationUrl,
    redirectUris: [`${applicationUrl}/*`],
    webOrigins: [applicationUrl],
    attributes: {'pkce.code.challenge.method': 'S256'},
  }
  return [
    {...browserClient, clientId: HOME_IDP_CLIENT, name: 'Acme with the customers’ own login'},
    {...browserClient, clientId: MAGIC_LINK_CLIENT, name: 'Acme with magic links'},
    {
      ...browserClient,
      clientId: CONSOLE_CLIENT,
      name: 'Console of the API reference',
      rootUrl: SITE,
      redirectUris: [`${SITE}/api-console/signed-in.htm`],
      webOrigins: [SITE],
    },
    {
      clientId: DIRECT_CLIENT,
      name: 'Direct grants for tests',
      publicClient: true,
      standardFlowEnabled: false,
      directAccessGrantsEnabled: true,
    },
    {
      clientId: PROVISIONER.clientId,
      name: 'Acme provisioning',
      secret: PROVISIONER.secret,
      publicClient: false,
      standardFlowEnabled: false,
      serviceAccountsEnabled: true,
    },
  ]
}
