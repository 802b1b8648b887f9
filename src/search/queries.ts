import {brand} from '../data/brand'

/** One search that readers make, and where it has to lead. */
export type Query = {
  query: string
  /** Paths of pages, any section of which counts, or with the anchor of the one section that does. Any of them is right. */
  to: readonly string[]
  /** Among how many first results one of them has to be. */
  top: 1 | 3
}

const first = (query: string, ...to: string[]): Query => ({query, to, top: 1})
const early = (query: string, ...to: string[]): Query => ({query, to, top: 3})

const overview = `/api/${brand.slug}-admin-rest-api/`
const invitations = '/docs/organizations/invitations/'
const membership = '/docs/organizations/membership/'
const providers = '/docs/organizations/identity-providers/'
const roles = '/docs/organizations/roles/'
const active = '/docs/organizations/active-organization/'
const chooser = '/docs/organizations/active-organization-authenticator/'
const attributes = '/docs/organizations/attributes/'
const sample = '/docs/getting-started/sample/'
const email = '/docs/getting-started/email/'
const realm = '/docs/getting-started/realm-configuration/'
const themes = '/docs/getting-started/customizing-ui/'
const launch = '/docs/getting-started/launch-checklist/'
const dashboard = '/docs/getting-started/dashboard/'
const keycloak = '/docs/introduction/keycloak/'
const openSource = '/docs/introduction/open-source/'
const practices = '/articles/jwts/jwt-security-best-practices/'
const decoding = '/articles/jwts/decoding-jwt-structure/'
const drawbacks = '/articles/jwts/jwt-benefits-drawbacks/'
const signatures = '/blog/verify-keycloak-webhook-signatures/'
const comparison = '/blog/organizations-native-or-extension/'
const setup = '/docs/sso/setup/'
const wizards = '/docs/sso/wizards/'
const otps = '/docs/authentication/otps/'
const magicLinks = '/docs/authentication/magic-links/'
const passkeys = '/docs/authentication/webauthn/'
const flows = '/docs/authentication/understanding-flows/'
const webhooks = '/docs/audit-logs/webhooks/'
const accounts = '/docs/api/service-accounts/'
const authentication = '/docs/api/authentication/'
const policy = '/docs/security/password-policy/'
const denyList = '/docs/security/password-blacklist/'
const bruteForce = '/docs/security/brute-force-detection/'
const recaptcha = '/docs/security/recaptcha/'
const limits = '/docs/security/rate-limiting/'
const kubernetes = '/docs/hosting/kubernetes/'
const domains = '/docs/self-service/custom-domains/'
const migration = '/docs/user-migration/'
const ciam = '/docs/keycloak/ciam/'
const portalLink = '/docs/admin-portal/portal-link/'

/** By kind of search. If a page moves, change its line. */
const byKind: Readonly<Record<string, readonly Query[]>> = {
  'exact names': [
    first('getting started', '/docs/getting-started/'),
    first('launch checklist', launch),
    first('invitations', invitations),
    first('customize the login pages', themes),
    first('dashboard', dashboard),
    first('affiliates and partners', '/docs/affiliate/'),
    first('API conventions', '/docs/api-description/'),
    first('admin REST API', overview),
    first('JWT security best practices', practices),
    first('guides', '/guides/'),
    early('organizations', '/docs/organizations/'),
    first('sample application', sample),
    first('realm configuration', realm),
    first('launch dashboard self-serve', '/blog/dashboard-launch/'),
    first('what is open source', openSource),
  ],
  'questions of readers': [
    first('why is the invitation link empty', `${invitations}#the-link-in-the-mail-is-empty`),
    first('invited, logged in, not a member', `${invitations}#invited-logged-in-not-a-member`),
    first('invitation created, no mail', `${invitations}#the-invitation-was-created-but-no-mail-came`),
    first(
      'can a service account belong to an organization',
      `${membership}#can-a-service-account-belong-to-an-organization`,
    ),
    first('different roles per organization', `${roles}#different-roles-in-each-organization`, roles),
    first('can tenant A see tenant B', '/docs/organizations/#can-tenant-a-see-tenant-b'),
    first('a token for one organization only', `${active}#a-token-for-one-organization-only`),
    first('preselect organization by URL', `${chooser}#2-preselect-by-url`, chooser),
    early('plans by organization', attributes),
    first('one Entra or Google for many customers', `${providers}#one-entra-or-google-for-many-customers`),
    first('several domains, one not federated', `${providers}#several-domains-one-not-federated`),
    first('MFA for one customer', `${otps}#mfa-for-one-customer`),
    early('how do I switch the active organization', active, '/api/switch-active-organization/'),
    early('401 although I have the role', '/docs/api-description/', roles, overview),
    early('how do I verify a webhook signature', signatures),
    early('who may change the plan of an organization', `${attributes}#who-can-change-a-plan`),
    early('what leaves no event', '/docs/organizations/organizations-events/#what-leaves-no-event'),
    early('which mails does keycloak send', `${email}#which-mails-keycloak-sends`),
    early(
      'how to get an access token for the api',
      '/docs/api-description/#get-a-token',
      overview,
      authentication,
      accounts,
    ),
    early('how do I export a realm when I leave', openSource),
    early(
      'native organizations or extension',
      comparison,
      '/docs/organizations/#native-organizations-or-the-extension',
    ),
    early('how does a login run', `${keycloak}#how-a-login-runs`),
    early('should I store tokens in the browser', `${practices}#browsers-keep-tokens-on-the-server`, practices),
    early('can I revoke a JWT', drawbacks, practices),
    early('what is the difference between access and id token', '/articles/jwts/', decoding),
    early('how many administrators', launch),
    early(
      'how do customers administer themselves',
      '/docs/organizations/portal/',
      '/docs/getting-started/b2b-login/#what-customers-do-by-themselves',
    ),
  ],
  'error messages': [
    first(
      'Invalid parameter: redirect_uri',
      sample,
      `${domains}#invalid-parameter-redirect_uri`,
      '/docs/securing-applications/javascript/#invalid-parameter-redirect_uri',
    ),
    first(
      'Missing parameter: code_challenge_method',
      sample,
      '/docs/securing-applications/next/#missing-parameter-code_challenge_method',
    ),
    first('Missing parameters: id_token_hint', '/docs/sso/#missing-parameters-id_token_hint'),
    first('java.lang.NoSuchMethodError', '/support/custom-extensions/', '/support/version-upgrades/'),
    first('NotAllowedError: The operation either timed out or was not allowed', '/docs/authentication/webauthn/'),
    first('STARTTLS is required', email),
    first(
      'Unexpected error when authenticating with identity provider',
      '/docs/sso/setup/',
      '/docs/authentication/social-login/',
    ),
    first('SMTP OAuth 2.0 Office 365 email', email),
    first('unexpected "iss" claim value', sample),
    first('missing required "aud" claim', sample),
    first('Timeout when waiting for 3rd party check iframe message', sample),
    first('EADDRINUSE', sample),
    first('HTTPS required', `${sample}#https-required`, `${kubernetes}#https-required`, `${domains}#https-required`),
    first('Unknown role in list', invitations),
    first('Account is not fully set up', invitations, email, '/docs/authentication/username-password/'),
    early('Unable to send invitation email', invitations),
    first('You are not part of any organization', chooser),
    early('Invalid Organization', chooser),
    early('Valid identity email domain not found', providers),
    early('must be a member to be granted role', roles),
    first('503 keys_unavailable', sample),
    first('Email claim differs from invitation email', invitations, '/api/accept-invitation/'),
    early(
      'Invalid redirect uri',
      sample,
      launch,
      '/docs/securing-applications/javascript/#invalid-parameter-redirect_uri',
    ),
    first('silent-check-sso.html', sample),
  ],
  'identifiers of the API': [
    first('addOrganizationMember', '/api/add-organization-member/'),
    first('createMagicLink', '/api/create-magic-link/'),
    first('getOrganizationById', '/api/get-organization-by-id/'),
    first('resendWebhookById', '/api/resend-webhook-by-id/'),
    first('switch-active-organization', '/api/switch-active-organization/'),
    first('check-user-organization-role', '/api/check-user-organization-role/'),
    first('verifyDomain', '/api/verify-domain/'),
    first('importIdpJson', '/api/import-idp-json/'),
    first('createEvent', '/api/create-event/'),
    first('updateOrganizationConfig', '/api/update-organization-config/'),
    early('getMe', '/api/get-me/'),
    first('update_webhook', '/api/update-webhook/'),
  ],
  'paths and status codes': [
    early('PUT /orgs/{orgId}/members/{userId}', '/api/add-organization-member/'),
    early('POST /orgs', '/api/create-organization/'),
    first('/orgs/config', '/api/get-organization-config/', '/api/update-organization-config/'),
    first('/magic-link', '/api/create-magic-link/'),
    first('orgs/{orgId}/portal-link', '/api/create-portal-link/'),
    first('DELETE /webhooks/{webhookId}', '/api/delete-webhook/'),
    early('/users/switch-organization', '/api/switch-active-organization/'),
    early('/orgs/{orgId}/idps/import-config', '/api/import-idp-json/'),
    early('GET /orgs/export', '/api/export-organizations/'),
    early('401 orgs', '/docs/api-description/', overview, roles),
    early(
      '207 multi-status',
      '/api/create-organization-roles/',
      '/api/delete-organization-roles/',
      '/docs/api-description/',
    ),
    first('resend-email', '/api/resend-organization-invitation/', invitations),
    early('429 rate limit', overview, '/docs/api-description/'),
  ],
  'tasks of the API': [
    first('create a webhook', '/api/create-webhook/'),
    first('list members', '/api/get-organization-memberships/', `${membership}#list-members`),
    first('remove a member', '/api/remove-organization-member/'),
    first('verify a domain', '/api/verify-domain/'),
    first('link an identity provider', '/api/link-idp/'),
    first('magic link', '/api/create-magic-link/', magicLinks),
    first('portal link', '/api/create-portal-link/', portalLink),
    early('count organizations', '/api/get-organizations-count/'),
    early('webhook secret', '/api/get-webhook-secret-by-id/', signatures),
    early(
      'scim settings',
      '/api/get-organization-scim-config/',
      '/api/create-organization-scim-config/',
      '/api/update-organization-scim-config/',
    ),
    early('test ldap connection', '/api/test-ldap-connection/'),
    early('publish custom event', '/api/create-event/'),
    early(
      'realm attribute',
      '/api/get-realm-attribute-by-key/',
      '/api/create-realm-attribute/',
      '/api/get-realm-attributes/',
      '/api/update-realm-attribute-by-key/',
      '/api/delete-realm-attribute/',
    ),
    early('pagination', '/docs/api-description/#paging-and-filters', `${overview}#paging`),
    early('openapi', '/docs/api-description/#description-in-openapi', '/docs/api-description/', overview),
  ],
  'abbreviations and terms': [
    first('PKCE', sample, keycloak, launch, '/blog/pkce-for-every-client/'),
    early('JWKS', decoding, practices),
    first('DPoP', `${practices}#sender-constrained-tokens`, practices, '/blog/keycloak-26-4/#what-is-dpop-good-for'),
    first('BFF', `${practices}#browsers-keep-tokens-on-the-server`, practices),
    first('SMTP', email),
    first('DKIM', `${email}#2-publish-spf-dkim-and-dmarc`, email),
    early('MFA', otps, passkeys),
    early('SSO', '/docs/sso/', '/docs/authentication/sso/'),
    early('SAML', setup),
    early(
      'SCIM',
      '/api/get-organization-scim-config/',
      '/api/create-organization-scim-config/',
      '/api/update-organization-scim-config/',
      '/api/delete-organization-scim-config/',
    ),
    early('kcadm', realm),
    early('redirect uri', sample, launch, '/docs/security/allow-deny-lists/#by-redirect-uri'),
    first('account_hint', chooser),
    first('ORGANIZATION_MEMBERSHIP', '/docs/organizations/organizations-events/'),
    first('refresh token rotation', `${practices}#refresh-token-rotation`),
    first('key rotation', `${practices}#key-rotation`),
    early('alg none', practices),
    early('base64url', decoding),
    early('opaque token', drawbacks, '/articles/jwts/'),
    early('elastic license', openSource),
    early('theme.properties', themes),
    early('home idp discovery', providers),
    early('brute force', bruteForce),
    early('backchannel', practices, '/blog/nextjs-logout/#the-other-direction-back-channel-logout'),
    early('client credentials', '/docs/api-description/', membership),
    early('view-organizations', '/docs/api-description/', '/docs/organizations/', roles, overview),
  ],
  'misspelled and unfinished': [
    first('invitatoin link empty', invitations),
    early('orgnization roles', roles, '/api/category/organization-roles/'),
    early('keyclaok history', `${keycloak}#history`),
    early('lauch checklist', launch),
    early('webook signature', signatures),
    early('refesh token rotation', practices),
    early('invit', invitations, '/api/add-organization-invitation/'),
    early('brute forc', bruteForce),
    early('decod', decoding),
    early('customiz login', themes),
    early('magc link', '/api/create-magic-link/'),
    early('brutforce detection', bruteForce),
    early('single signon', '/docs/sso/'),
    early('passwort policy', policy),
    early('dashbord', dashboard, '/blog/dashboard-launch/'),
    early('checklst production', launch),
  ],
  'two spellings of one thing': [
    early('e-mail', email),
    early('log in', `${sample}#8-log-in`, `${keycloak}#how-a-login-runs`, '/docs/authentication/'),
    early('java script sample', sample, '/docs/securing-applications/javascript/'),
    early('multi tenancy', '/docs/organizations/'),
    early('multitenancy', '/docs/organizations/'),
    early('open id connect', keycloak, '/articles/jwts/'),
    early('web hook', '/api/create-webhook/', signatures, '/api/category/events/'),
    early('keycloak.js', sample),
    early('refresh-token', practices, '/articles/jwts/', decoding),
    early('licence', openSource),
    early('customise login', themes),
  ],
  // Each has one page that answers it, whatever other pages say of the matter.
  'questions of public issue trackers': [
    early('why is the invitation link empty', invitations),
    early('401 although I have the role', accounts),
    early('404 on /orgs', authentication),
    early('can a service account belong to an organization', membership),
    early('different roles per organization', roles),
    early('can tenant A see tenant B', '/docs/organizations/'),
    early('a token for one organization only', active),
    early('preselect the organization by URL', chooser),
    early('plans by organization', attributes),
    early('discovery, else password, then OTP: which flow', '/docs/authentication/complex-flows/'),
    early('SSO user not added', setup),
    early('SSO user not added to the organization', setup),
    early('second login not redirected', setup),
    early('one Entra or Google for many customers', providers),
    early('several domains, one not federated', providers),
    early('unknown user with a matching domain', '/docs/sso/email-domain/'),
    early('Error creating OIDC IdP', wizards),
    early('Error creating OIDC IdP: which rights', wizards),
    early('portal link says client not found', portalLink),
    early('MFA for one customer', otps),
    early('login theme per organization', themes),
    early('skip webhooks for my own changes', webhooks),
    early('single-use magic links and mail scanners', magicLinks),
    early('mail scanners follow magic links', magicLinks),
    early("signing out leaves Keycloak's session", '/docs/securing-applications/next/'),
    early('keep bcrypt passwords', migration),
    early('realms or organizations at 1,000 tenants', ciam),
  ],
  'logging in': [
    first('how authentication flows work', flows),
    first('passkeys', passkeys),
    first('webauthn', passkeys),
    first('magic links', magicLinks),
    first('social login', '/docs/authentication/social-login/'),
    first('relying party id', passkeys),
    early('lost phone otp', `${otps}#when-the-phone-is-lost`, otps),
    early('sign in with google', '/docs/authentication/social-login/', '/guides/'),
    early('step-up authentication before a payment', '/docs/authentication/complex-flows/'),
    early('required alternative conditional', flows),
    early('first broker login', flows, '/docs/authentication/social-login/'),
    early('kc_idp_hint', '/docs/authentication/sso/', setup, '/docs/authentication/social-login/', providers),
    early('forgot password', '/docs/authentication/username-password/', '/docs/security/'),
    first('saml setup', setup),
    early('okta', wizards, `${wizards}#okta`),
    early('entra id', wizards, providers, setup),
    early('log out everywhere', '/docs/sso/', '/docs/keycloak/overview/', '/docs/keycloak/iam/'),
  ],
  'running and securing it': [
    first('password policy', policy),
    first('brute force detection', bruteForce),
    first('recaptcha', recaptcha),
    first('rate limiting', limits),
    first('penetration test', '/docs/security/penetration-tests/'),
    first('kubernetes', kubernetes),
    early('helm chart or operator', kubernetes),
    first('OOMKilled', kubernetes),
    first('custom domain', domains),
    early('Issuer does not match', domains),
    early('the right password is refused', bruteForce),
    early('unlock a user', bruteForce),
    early('common passwords', denyList, policy),
    early('passwordHistory', policy),
    early('Invalid Recaptcha', recaptcha),
    early('block ip address', '/docs/security/allow-deny-lists/'),
    early('429 too many requests', limits),
    first('dedicated clusters', '/docs/self-service/dedicated-clusters/'),
    early('which region', '/docs/self-service/deployments/', '/docs/self-service/'),
    early('import users with password hashes', migration),
  ],
  'auditing and programs': [
    first('audit logs', '/docs/audit-logs/'),
    first('admin events', '/docs/audit-logs/admin/'),
    early('LOGIN_ERROR', '/docs/audit-logs/access/'),
    early('how long are events kept', '/docs/audit-logs/#how-long-events-are-kept', '/docs/audit-logs/'),
    early('webhook retries', webhooks),
    early('hmac signature', webhooks, signatures),
    first('service accounts', accounts),
    early('rotate client secret', accounts),
    early('java client', '/docs/api/sdks/'),
    first('sdks', '/docs/api/sdks/'),
    early('CORS', authentication),
    early(
      'realm-management roles',
      '/docs/keycloak/overview/',
      accounts,
      '/docs/self-service/access/',
      '/docs/api/',
      wizards,
    ),
  ],
  'hosting, support and prices': [
    first('pricing', '/pricing/'),
    first('support prices', '/pricing/support/', '/pricing/'),
    first('hosting prices', '/pricing/hosting/', '/pricing/'),
    first('SLA', '/company/sla/'),
    first('uptime guarantee', '/company/sla/', '/hosting/'),
    first('backups', '/hosting/backups/'),
    first('monitoring', '/hosting/monitoring/'),
    first('careers', '/company/careers/'),
    first('subprocessors', '/company/subprocessors/'),
    first('privacy policy', '/company/privacy/'),
    first('terms of use', '/company/terms/'),
    first('contact', '/contact/'),
    first('architecture review', '/support/architecture-review/'),
    first('emergency support', '/support/emergency-support/'),
    first('on-call', '/support/24-7-on-call/'),
    early('keycloak is down', '/support/emergency-support/'),
    early('24/7', '/support/24-7-on-call/'),
    early('self-hosted or managed', '/hosting/self-host-vs-managed/', '/blog/managed-keycloak/'),
    early('restore a backup', '/hosting/backups/'),
    early('upgrade keycloak', '/hosting/version-upgrades/', '/support/version-upgrades/'),
    early('migrate from auth0', '/support/migrate-to-keycloak/', '/blog/keycloak-and-auth0/'),
    early('migrate from cognito', '/support/migrate-to-keycloak/', '/blog/keycloak-and-cognito/'),
    early('custom extension', '/support/custom-extensions/'),
    early('on premises', '/product/onprem/'),
    early('on-premises', '/product/onprem/'),
    early('how much does it cost', '/pricing/', '/pricing/hosting/', '/pricing/support/'),
    early('load test', '/support/guidance-for-scale/'),
    early('who has access to my data', '/company/subprocessors/', '/company/privacy/', '/hosting/'),
    early('data processing agreement', '/company/service-agreement/', '/company/privacy/'),
    early('service credit', '/company/sla/'),
    early('is my data in the EU', '/hosting/deployments/', '/hosting/', '/company/subprocessors/'),
    early('theming', '/support/theming/', themes),
    early('terraform', '/support/infrastructure-implementation/'),
    early('request access', '/access/'),
  ],
  'frameworks and posts': [
    first('django', '/docs/securing-applications/django/', '/blog/django-login-with-keycloak/'),
    first('spring boot', '/docs/securing-applications/springboot/', '/blog/spring-boot-resource-server/'),
    first('sveltekit', '/docs/securing-applications/sveltekit/'),
    first('nuxt', '/docs/securing-applications/nuxt/'),
    first('react router', '/docs/securing-applications/remix/'),
    first('angular', '/docs/securing-applications/angular/'),
    first('vue', '/docs/securing-applications/vue/'),
    first('next.js', '/docs/securing-applications/next/'),
    early('log4shell', '/blog/log4shell-and-keycloak/'),
    early('keycloak vs okta', '/blog/keycloak-and-okta/'),
    early('workos', '/blog/keycloak-and-workos/'),
    early('argon2', '/blog/what-argon2-costs/'),
    early('token exchange', '/blog/token-exchange-explained/'),
    early('quarkus', '/blog/keycloak-17-quarkus/'),
    early('gdpr', '/blog/gdpr-and-your-login/', '/company/privacy/'),
    early('soc 2', '/blog/soc-2-and-your-identity-server/'),
    early('mcp', '/blog/mcp-authorization/'),
    early('cors error', authentication, '/docs/securing-applications/'),
  ],
}

/** FNV-1a: spreads texts evenly, and gives each the same number for good. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash
}

const all = Object.values(byKind).flat()
const isHeldOut = ({query}: Query): boolean => hashOf(query) % 2 === 1

/**
 * The half that ranking is tuned with: look at what fails, and change the ranking. A query belongs to one half by the hash of its
 * text, so that new queries move none.
 */
export const tuning: readonly Query[] = all.filter((query) => !isHeldOut(query))

/** The half that says whether the ranking is good for queries that nobody tuned it with. Never change the ranking to fix one of these. */
export const heldOut: readonly Query[] = all.filter(isHeldOut)
