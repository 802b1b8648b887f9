import {sampleApps} from './sampleApps'

/** Something that a realm works with. */
export type Integration = {
  name: string
  /** Standards that it speaks, or what it is connected by. May be empty. */
  by: readonly string[]
  /** Where it is documented. Default: nowhere. */
  to?: string
}

const OIDC = 'OpenID Connect'
const SAML = 'SAML'
const LDAP = 'LDAP'

/** The vendors that the wizard has steps for, as `docs/sso/wizards.mdx` describes them; a test compares both. */
export const wizardVendors: readonly Integration[] = [
  {name: 'ADFS', by: [SAML], to: '/docs/sso/wizards/#adfs'},
  {name: 'AWS', by: [SAML], to: '/docs/sso/wizards/#aws'},
  {name: 'Auth0', by: [OIDC, SAML], to: '/docs/sso/wizards/#auth0'},
  {name: 'Cloudflare', by: [SAML], to: '/docs/sso/wizards/#cloudflare'},
  {name: 'CyberArk', by: [SAML], to: '/docs/sso/wizards/#cyberark'},
  {name: 'Duo', by: [SAML], to: '/docs/sso/wizards/#duo'},
  {name: 'Entra ID', by: [SAML], to: '/docs/sso/wizards/#entra-id'},
  {name: 'Google', by: [SAML], to: '/docs/sso/wizards/#google'},
  {name: 'JumpCloud', by: [SAML], to: '/docs/sso/wizards/#jumpcloud'},
  {name: 'LastPass', by: [SAML], to: '/docs/sso/wizards/#lastpass'},
  {name: 'Okta', by: [SAML, LDAP], to: '/docs/sso/wizards/#okta'},
  {name: 'OneLogin', by: [SAML], to: '/docs/sso/wizards/#onelogin'},
  {name: 'Oracle', by: [SAML], to: '/docs/sso/wizards/#oracle'},
  {name: 'PingOne', by: [SAML], to: '/docs/sso/wizards/#pingone'},
  {name: 'Salesforce', by: [OIDC, SAML], to: '/docs/sso/wizards/#salesforce'},
]

/** What the wizard has for every other vendor. */
export const otherVendors: Integration = {
  name: 'Any other identity provider',
  by: [OIDC, SAML, LDAP],
  to: '/docs/sso/wizards/#generic',
}

/** Where several integrations are documented. */
type Documented = Pick<Integration, 'to'>

const social: Documented = {to: '/docs/authentication/social-login/#supported-providers'}

/** Logins of the public that Keycloak has itself, by the ids of its identity providers; a test compares them with the server's. */
export const socialLogins: readonly (Integration & {id: string})[] = [
  {name: 'Bitbucket', id: 'bitbucket', by: [], ...social},
  {name: 'Facebook', id: 'facebook', by: [], ...social},
  {name: 'GitHub', id: 'github', by: [], ...social},
  {name: 'GitLab', id: 'gitlab', by: [], ...social},
  {name: 'Google account', id: 'google', by: [], ...social},
  {name: 'LinkedIn', id: 'linkedin-openid-connect', by: [], ...social},
  {name: 'Microsoft account', id: 'microsoft', by: [], ...social},
  {name: 'OpenShift', id: 'openshift-v4', by: [], ...social},
  {name: 'PayPal', id: 'paypal', by: [], ...social},
  {name: 'Stack Overflow', id: 'stackoverflow', by: [], ...social},
  {name: 'X', id: 'twitter', by: ['Twitter'], ...social},
]

/** Frameworks whose sample application is tested against a server. */
export const applications: readonly Integration[] = [
  ...sampleApps.map((app) => ({name: app.title, by: [OIDC, app.library], to: app.page})),
  {name: 'Any other framework', by: [OIDC], to: '/docs/securing-applications/'},
]

const receivers: Documented = {to: '/docs/audit-logs/webhooks/#3-verify-the-signature'}
const clients: Documented = {to: '/docs/api/sdks/#which-one'}

/** Programs of a company that work with a realm. */
export const backOffice: readonly Integration[] = [
  {name: 'Webhooks in Node', by: ['Webhook', 'JavaScript'], ...receivers},
  {name: 'Webhooks in Python', by: ['Webhook'], ...receivers},
  {name: 'Webhooks in Java', by: ['Webhook'], ...receivers},
  {name: 'Webhooks in Go', by: ['Webhook'], ...receivers},
  {name: 'Webhooks in C#', by: ['Webhook', '.NET'], ...receivers},
  {name: 'TypeScript client', by: ['REST', 'Node'], ...clients},
  {name: 'Java client', by: ['REST'], ...clients},
  {name: 'Python client', by: ['REST', 'generated'], ...clients},
  {name: 'Shell scripts', by: ['REST', 'kcadm.sh', 'curl'], ...clients},
  {
    name: 'Log systems and SIEM',
    by: ['REST', 'Webhook', 'events'],
    to: '/docs/audit-logs/api/#export-new-events',
  },
  {name: 'Your old user database', by: ['REST', 'migration at login'], to: '/docs/user-migration/api/'},
  {name: 'Your mail server', by: ['SMTP'], to: '/docs/getting-started/email/'},
  {name: 'Kubernetes', by: ['Image and manifests'], to: '/docs/hosting/kubernetes/'},
]

/** Standards, each with the page that uses it most. */
export const standards: readonly Integration[] = [
  {name: OIDC, by: ['Login for your applications'], to: '/docs/securing-applications/'},
  {name: 'OAuth 2.0', by: ['Tokens for APIs and programs'], to: '/docs/api/authentication/'},
  {
    name: 'SAML 2.0',
    by: ['Login for companies and older applications'],
    to: '/docs/keycloak/idp/#saml-or-openid-connect',
  },
  {
    name: 'LDAP',
    by: ['Active Directory', 'accounts from a directory'],
    to: '/docs/keycloak/iam/#where-the-accounts-come-from',
  },
  {name: 'WebAuthn', by: ['Passkeys', 'FIDO2', 'security keys'], to: '/docs/authentication/webauthn/'},
  {name: 'TOTP', by: ['One-time codes from an app'], to: '/docs/authentication/otps/'},
  {
    name: 'SCIM 2.0',
    by: ['Accounts from a customer’s directory', 'experimental'],
    to: '/api/create-organization-scim-config/',
  },
  {name: 'OpenAPI 3.1', by: ['API description'], to: '/docs/api-description/#description-in-openapi'},
]
