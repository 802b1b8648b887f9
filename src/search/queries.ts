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
const sessions = '/docs/getting-started/sessions/'
const tokens = '/docs/getting-started/tokens-and-keys/'
const actions = '/docs/getting-started/required-actions/'
const profile = '/docs/getting-started/user-profile/'
const scopes = '/docs/getting-started/client-scopes/'
const keycloak = '/docs/introduction/keycloak/'
const model = '/docs/keycloak/overview/'
const openSource = '/docs/introduction/open-source/'
const practices = '/articles/jwts/jwt-security-best-practices/'
const decoding = '/articles/jwts/decoding-jwt-structure/'
const drawbacks = '/articles/jwts/jwt-benefits-drawbacks/'
const signatures = '/blog/verify-keycloak-webhook-signatures/'
const comparison = '/blog/organizations-native-or-extension/'
const sso = '/docs/sso/'
const setup = '/docs/sso/setup/'
const emailDomain = '/docs/sso/email-domain/'
const wizards = '/docs/sso/wizards/'
const otps = '/docs/authentication/otps/'
const magicLinks = '/docs/authentication/magic-links/'
const passkeys = '/docs/authentication/webauthn/'
const flows = '/docs/authentication/understanding-flows/'
const complexFlows = '/docs/authentication/complex-flows/'
const passwords = '/docs/authentication/username-password/'
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
const applications = '/docs/securing-applications/'
const goLive = '/guides/launch/'
const onboarding = '/guides/b2b-onboarding/'
const migrating = '/guides/migrate/'
const incident = '/guides/incident/'
const upgrading = '/guides/upgrade/'
const review = '/guides/security-review/'
const emergency = '/support/emergency-support/'
const service = '/docs/service/'
const quotas = '/docs/service/limits/'
const regions = '/docs/service/regions/'
const retention = '/docs/service/data-retention/'
const network = '/docs/service/network/'
const serverOptions = '/docs/service/server-options/'
const versions = '/docs/service/versions/'
const advisories = '/docs/service/security-advisories/'
const changelog = '/docs/service/changelog/'
const maintenance = '/docs/service/maintenance/'
const support = '/docs/service/support/'
const observability = '/docs/service/logs-and-metrics/'
const permissions = '/docs/service/dashboard/'
const leaving = '/docs/service/leaving/'
const sessionLimits = '/docs/sessions/session-limits/'
const terms = '/docs/users/consent-and-terms/'
const fields = '/docs/users/registration-fields/'
const audience = '/docs/sessions/audience/'
const logout = '/docs/sessions/logout/'
const rotation = '/docs/sessions/refresh-token-rotation/'
const hostname = '/docs/operations/hostname-and-proxy/'
const testing = '/docs/upgrades/test-before-upgrade/'
const upgrades = '/docs/upgrades/'
const backup = '/docs/operations/backup-and-restore/'
const metrics = '/docs/operations/metrics-and-alerts/'
const userImport = '/docs/users/import-export/'
const samlApplication = '/docs/sso/saml-application/'
const loginErrors = '/docs/errors/login-page/'
const tokenErrors = '/docs/errors/tokens/'
const emailErrors = '/docs/errors/email/'
const organizationErrors = '/docs/errors/organizations/'
const apiErrors = '/docs/errors/admin-api/'

/** By kind of search. If a page moves, change its line. */
export const queriesByKind: Readonly<Record<string, readonly Query[]>> = {
  'exact names': [
    first('getting started', '/docs/getting-started/'),
    first('launch checklist', launch),
    first('invitations', invitations),
    first('customize the login pages', themes),
    first('dashboard', dashboard, '/docs/self-service/dashboard-overview/', permissions),
    first('affiliates and partners', '/docs/affiliate/'),
    first('API conventions', '/docs/api-description/'),
    first('admin REST API', overview, '/docs/api-description/', '/docs/api/'),
    first('JWT security best practices', practices),
    first('guides', '/guides/'),
    early('organizations', '/docs/organizations/', '/product/organizations/'),
    first('sample application', sample),
    first('realm configuration', realm),
    first('launch dashboard self-serve', '/blog/dashboard-launch/'),
    first('what is open source', openSource),
    first('session lifetimes', sessions),
    first('required actions', actions),
    first('client scopes', scopes),
    first('user profile', profile),
    first('incident response', incident),
  ],
  'questions of readers': [
    first('why is the invitation link empty', `${invitations}#the-link-in-the-mail-is-empty`, emailErrors),
    first(
      'invited, logged in, not a member',
      `${invitations}#invited-logged-in-not-a-member`,
      loginErrors,
      organizationErrors,
      '/docs/organizations/invitation-problems/',
    ),
    first('invitation created, no mail', `${invitations}#the-invitation-was-created-but-no-mail-came`, emailErrors),
    first(
      'can a service account belong to an organization',
      `${membership}#can-a-service-account-belong-to-an-organization`,
    ),
    first('different roles per organization', `${roles}#different-roles-in-each-organization`, roles),
    first('can tenant A see tenant B', '/docs/organizations/#can-tenant-a-see-tenant-b'),
    first(
      'a token for one organization only',
      active,
      `${active}#a-token-for-one-organization-only`,
      '/docs/native-organizations/claims/',
    ),
    first('preselect organization by URL', `${chooser}#2-preselect-by-url`, chooser),
    early('plans by organization', attributes),
    first('one Entra or Google for many customers', `${providers}#one-entra-or-google-for-many-customers`),
    first('several domains, one not federated', `${providers}#several-domains-one-not-federated`),
    first('MFA for one customer', `${otps}#mfa-for-one-customer`),
    early('how do I switch the active organization', active, '/api/switch-active-organization/'),
    early(
      '401 although I have the role',
      '/docs/api-description/',
      roles,
      overview,
      `${accounts}#401-although-i-have-the-role`,
      organizationErrors,
      tokenErrors,
      apiErrors,
    ),
    early(
      'how do I verify a webhook signature',
      signatures,
      `${webhooks}#3-verify-the-signature`,
      '/docs/tools/webhook/',
    ),
    early('who may change the plan of an organization', `${attributes}#who-can-change-a-plan`),
    early(
      'what leaves no event',
      '/docs/organizations/organizations-events/#what-leaves-no-event',
      '/docs/audit-logs/admin/#what-leaves-no-admin-event',
    ),
    early('which mails does keycloak send', `${email}#which-mails-keycloak-sends`),
    early(
      'how to get an access token for the api',
      '/docs/api-description/#get-a-token',
      overview,
      authentication,
      accounts,
      '/docs/organizations/example-customers/#1-get-a-token',
    ),
    early('how do I export a realm when I leave', openSource, leaving),
    early(
      'native organizations or extension',
      comparison,
      '/docs/organizations/#native-organizations-or-the-extension',
      '/docs/native-organizations/',
    ),
    early('how does a login run', keycloak),
    early(
      'should I store tokens in the browser',
      `${practices}#browsers-keep-tokens-on-the-server`,
      practices,
      `${applications}#browser-and-server-applications`,
    ),
    early('can I revoke a JWT', drawbacks, practices, `${model}#tokens`),
    early('what is the difference between access and id token', '/articles/jwts/', decoding, `${model}#tokens`),
    early(
      'how many administrators',
      '/docs/self-service/your-organization/#decide-who-becomes-a-member',
      '/docs/self-service/access/#1-log-in-to-the-dashboard',
      `${permissions}#roles`,
    ),
    early(
      'how do customers administer themselves',
      '/docs/admin-portal/',
      '/docs/organizations/portal/',
      '/product/adminportal/',
      '/blog/admin-portal-launch/',
    ),
    early('why are users logged out after 30 minutes', sessions, loginErrors),
    first('how do I turn on remember me', `${sessions}#3-turn-on-remember-me`),
    early('how do I limit the number of sessions of a user', `${sessions}#limit-concurrent-sessions`, sessionLimits),
    early('how long is an access token valid', tokens, `${model}#tokens`, `${practices}#3-keep-lifetimes-short`),
    early(
      'how do I rotate the realm keys',
      `${tokens}#5-rotate-the-signing-key`,
      `${tokens}#publish-the-new-key`,
      `${practices}#key-rotation`,
      '/docs/sso/certificate-rotation/#2-rotate-the-key-of-your-realm',
    ),
    early(
      'how do I force a user to change the password at the next login',
      `${actions}#3-assign-an-action-to-existing-users`,
      `${passwords}#set-a-password-for-a-user`,
    ),
    early(
      'how do I ask existing users to accept new terms and conditions',
      `${actions}#6-ask-users-to-accept-your-terms`,
      `${actions}#3-assign-an-action-to-existing-users`,
      terms,
    ),
    first('can the last name be optional', `${profile}#2-make-a-field-optional`),
    early(
      'how do I add a phone number to the registration form',
      `${profile}#3-add-an-attribute`,
      `${profile}#4-choose-the-registration-fields`,
      fields,
    ),
    early(
      'how do I add an audience to the access token',
      `${scopes}#2-create-a-client-scope`,
      `${practices}#configure-keycloak-for-the-verifier`,
      `${sample}#401-missing-required-aud-claim`,
      audience,
    ),
    early(
      'difference between default and optional client scopes',
      `${scopes}#how-client-scopes-work`,
      `${model}#client-scopes`,
    ),
    early(
      'what do I need from the customer to set up SSO',
      `${onboarding}#2-agree-on-the-details-with-the-customer`,
      `${setup}#1-exchange-the-values`,
      `${wizards}#values-that-every-vendor-needs`,
    ),
    early('how do I answer a security questionnaire', review),
    early(
      'what breaks when I upgrade keycloak',
      `${upgrading}#1-find-out-what-changes-for-you`,
      `${upgrading}#3-test-what-usually-breaks`,
      '/support/version-upgrades/',
      upgrades,
      '/docs/tools/upgrade-planner/',
    ),
  ],
  'error messages': [
    first(
      'Invalid parameter: redirect_uri',
      '/docs/errors/redirects/',
      sample,
      `${domains}#invalid-parameter-redirect_uri`,
      '/docs/securing-applications/javascript/#invalid-parameter-redirect_uri',
      '/docs/sessions/par-and-step-up/#invalid-parameter-redirect_uri',
    ),
    first(
      'Missing parameter: code_challenge_method',
      sample,
      '/docs/securing-applications/next/#missing-parameter-code_challenge_method',
      '/docs/securing-applications/javascript/#missing-parameter-code_challenge_method',
      `${keycloak}#troubleshooting`,
      '/docs/backends/express/#missing-parameter-code_challenge_method',
      tokenErrors,
      '/docs/backends/flask/#troubleshooting',
      '/docs/sessions/device-flow/#missing-parameter-code_challenge_method',
      '/docs/backends/fastapi/#troubleshooting',
      '/docs/backends/oauth2-proxy/#other-errors',
      '/docs/securing-applications/django/#missing-parameter-code_challenge_method',
    ),
    first('Missing parameters: id_token_hint', `${sso}#missing-parameters-id_token_hint`, logout),
    first(
      'java.lang.NoSuchMethodError',
      '/support/custom-extensions/',
      '/support/version-upgrades/',
      emergency,
      `${upgrading}#1-find-out-what-changes-for-you`,
      testing,
      apiErrors,
    ),
    first(
      'NotAllowedError: The operation either timed out or was not allowed',
      '/docs/authentication/webauthn/',
      loginErrors,
    ),
    first('STARTTLS is required', email),
    first(
      'Unexpected error when authenticating with identity provider',
      setup,
      '/docs/authentication/social-login/',
      loginErrors,
    ),
    first('SMTP OAuth 2.0 Office 365 email', email),
    first(
      'unexpected "iss" claim value',
      sample,
      `${domains}#issuer-does-not-match`,
      `${decoding}#troubleshooting`,
      '/docs/securing-applications/vue/#401-invalid_token',
      audience,
      tokenErrors,
      loginErrors,
      '/docs/securing-applications/testing/#unexpected-iss-claim-value',
    ),
    first('missing required "aud" claim', sample, `${practices}#troubleshooting`, audience, tokenErrors),
    first('Timeout when waiting for 3rd party check iframe message', sample, loginErrors),
    first('EADDRINUSE', sample, loginErrors),
    first(
      'HTTPS required',
      `${sample}#https-required`,
      `${kubernetes}#https-required`,
      `${domains}#https-required`,
      `${realm}#troubleshooting`,
      hostname,
      loginErrors,
      apiErrors,
    ),
    first('Unknown role in list', invitations, organizationErrors),
    first(
      'Account is not fully set up',
      `${actions}#account-is-not-fully-set-up`,
      `${profile}#account-is-not-fully-set-up`,
      invitations,
      passwords,
      loginErrors,
      tokenErrors,
      '/docs/securing-applications/testing/#account-is-not-fully-set-up',
      `${userImport}#account-is-not-fully-set-up`,
    ),
    early('Unable to send invitation email', invitations, emailErrors),
    first('You are not part of any organization', chooser, organizationErrors),
    early('Invalid Organization', chooser, organizationErrors),
    early('Valid identity email domain not found', providers, organizationErrors),
    early('must be a member to be granted role', roles, organizationErrors),
    first('503 keys_unavailable', sample, loginErrors),
    first(
      'Email claim differs from invitation email',
      invitations,
      '/api/accept-invitation/',
      emailErrors,
      '/docs/organizations/invitation-problems/#the-user-logs-in-with-a-different-address',
    ),
    early(
      'Invalid redirect uri',
      logout,
      sample,
      '/docs/securing-applications/react/#invalid-redirect-uri',
      '/docs/securing-applications/next/#signing-out-leaves-keycloaks-session-open',
      '/docs/securing-applications/javascript/#invalid-parameter-redirect_uri',
      '/docs/errors/redirects/',
    ),
    first('silent-check-sso.html', sample, loginErrors),
    first(
      'Session not active',
      `${sessions}#session-not-active`,
      '/docs/securing-applications/vue/#invalid_grant-session-not-active',
      loginErrors,
      tokenErrors,
    ),
    first(
      'Token is not active',
      `${sessions}#token-is-not-active`,
      '/docs/backends/express/#invalid_grant-token-is-not-active',
      tokenErrors,
    ),
    first(
      'Your login attempt timed out',
      `${sessions}#your-login-attempt-timed-out-login-will-start-from-the-beginning`,
      loginErrors,
    ),
    first(
      'Maximum allowed refresh token reuse exceeded',
      `${tokens}#maximum-allowed-refresh-token-reuse-exceeded`,
      `${tokens}#3-turn-on-refresh-token-rotation`,
      `${practices}#refresh-token-rotation`,
      `${practices}#troubleshooting`,
      '/blog/react-token-refresh/',
      '/blog/sveltekit-sessions/',
      rotation,
      tokenErrors,
    ),
    first(
      "Session doesn't have required client",
      rotation,
      `${tokens}#session-doesnt-have-required-client`,
      `${practices}#refresh-token-rotation`,
      tokenErrors,
    ),
    first(
      'no applicable key found in the JSON Web Key Set',
      `${tokens}#no-applicable-key-found-in-the-json-web-key-set`,
      `${practices}#key-rotation`,
      `${practices}#troubleshooting`,
      `${decoding}#troubleshooting`,
      tokenErrors,
      '/docs/backends/mcp-server/#invalid-scopes',
    ),
    first(
      'invalid_grant: Code not valid',
      `${tokens}#code-not-valid`,
      `${keycloak}#troubleshooting`,
      tokenErrors,
      apiErrors,
    ),
    first(
      'error-user-attribute-required',
      `${profile}#error-user-attribute-required`,
      '/blog/keycloak-24-user-profile/',
      loginErrors,
    ),
    early(
      'Update Account Information appears at login',
      `${profile}#update-account-information-appears-at-login`,
      `${setup}#4-make-a-trial-login`,
      loginErrors,
    ),
    first(
      'Invalid scopes',
      `${scopes}#invalid-scopes`,
      `${accounts}#errors-from-the-token-endpoint`,
      `${roles}#troubleshooting`,
      tokenErrors,
    ),
    early(
      'Failed to send email, please try again later',
      email,
      `${actions}#failed-to-send-email-please-try-again-later`,
      `${realm}#troubleshooting`,
      emailErrors,
    ),
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
    first(
      'execute-actions-email',
      `${actions}#4-send-required-actions-by-email`,
      `${passwords}#set-a-password-for-a-user`,
    ),
    early(
      'unmanagedAttributePolicy',
      `${profile}#6-decide-about-unmanaged-attributes`,
      '/blog/keycloak-24-user-profile/',
      `${fields}#6-keep-the-policy-for-unmanaged-attributes`,
    ),
  ],
  'paths and status codes': [
    early('PUT /orgs/{orgId}/members/{userId}', '/api/add-organization-member/'),
    early('POST /orgs', '/api/create-organization/'),
    first('/orgs/config', '/api/get-organization-config/', '/api/update-organization-config/'),
    first('/magic-link', '/api/create-magic-link/'),
    first('orgs/{orgId}/portal-link', '/api/create-portal-link/', portalLink),
    first('DELETE /webhooks/{webhookId}', '/api/delete-webhook/'),
    early('/users/switch-organization', '/api/switch-active-organization/'),
    early('/orgs/{orgId}/idps/import-config', '/api/import-idp-json/'),
    early(
      'GET /orgs/export',
      '/api/export-organizations/',
      '/docs/organizations/organizations-import-export/#1-export-the-organizations',
    ),
    early(
      '401 orgs',
      '/docs/api-description/',
      overview,
      roles,
      `${accounts}#401-although-i-have-the-role`,
      `${authentication}#401-unauthorized`,
      organizationErrors,
      tokenErrors,
      apiErrors,
    ),
    early(
      '207 multi-status',
      '/api/create-organization-roles/',
      '/api/delete-organization-roles/',
      '/api/grant-a-user-organization-roles/',
      '/api/revoke-organization-roles-from-a-user/',
      `${roles}#different-roles-in-each-organization`,
      '/docs/api-description/',
    ),
    first('resend-email', '/api/resend-organization-invitation/', invitations),
    early('429 rate limit', overview, limits, quotas, loginErrors),
  ],
  'tasks of the API': [
    first('create a webhook', '/api/create-webhook/', `${webhooks}#2-create-the-webhook`),
    first('list members', '/api/get-organization-memberships/', `${membership}#list-members`),
    first(
      'remove a member',
      '/api/remove-organization-member/',
      `${membership}#add-and-remove-members`,
      '/docs/getting-started/b2b-login/#9-remove-a-member',
      '/docs/self-service/your-organization/#invite-and-remove-members',
    ),
    first('verify a domain', '/api/verify-domain/', '/product/adminportal/#domains'),
    first('link an identity provider', '/api/link-idp/'),
    first('magic link', '/api/create-magic-link/', magicLinks),
    first('portal link', '/api/create-portal-link/', portalLink),
    early('count organizations', '/api/get-organizations-count/'),
    early('webhook secret', '/api/get-webhook-secret-by-id/', signatures, `${webhooks}#2-create-the-webhook`),
    early(
      'scim settings',
      '/api/get-organization-scim-config/',
      '/api/create-organization-scim-config/',
      '/api/update-organization-scim-config/',
    ),
    early('test ldap connection', '/api/test-ldap-connection/', '/docs/users/ldap/'),
    early('publish custom event', '/api/create-event/', '/docs/audit-logs/api/#publish-custom-events'),
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
    early('JWKS', decoding, practices, `${tokens}#4-list-the-keys-of-the-realm`),
    first(
      'DPoP',
      `${practices}#sender-constrained-tokens`,
      practices,
      '/blog/dpop-explained/',
      '/blog/keycloak-26-4/#what-is-dpop-good-for',
      '/docs/sessions/dpop/',
    ),
    first('BFF', `${practices}#browsers-keep-tokens-on-the-server`, practices),
    first('SMTP', email),
    first('DKIM', `${email}#2-publish-spf-dkim-and-dmarc`, email),
    early('MFA', otps, passkeys),
    early('SSO', sso, '/docs/authentication/sso/', '/product/sso/'),
    early('SAML', setup, '/blog/saml-login-step-by-step/', samlApplication),
    early(
      'SCIM',
      '/api/get-organization-scim-config/',
      '/api/create-organization-scim-config/',
      '/api/update-organization-scim-config/',
      '/api/delete-organization-scim-config/',
      '/blog/scim-explained/',
      '/docs/users/scim/',
    ),
    early('kcadm', realm, '/docs/configuration/kcadm-scripts/'),
    early(
      'redirect uri',
      sample,
      launch,
      '/docs/security/allow-deny-lists/#by-redirect-uri',
      '/docs/errors/redirects/',
    ),
    first('account_hint', chooser),
    first('ORGANIZATION_MEMBERSHIP', '/docs/organizations/organizations-events/'),
    first(
      'refresh token rotation',
      `${tokens}#3-turn-on-refresh-token-rotation`,
      `${practices}#refresh-token-rotation`,
      `${applications}#refresh-token-rotation`,
      rotation,
    ),
    first(
      'key rotation',
      `${tokens}#5-rotate-the-signing-key`,
      `${tokens}#publish-the-new-key`,
      `${practices}#key-rotation`,
      '/docs/sso/certificate-rotation/#2-rotate-the-key-of-your-realm',
    ),
    early('alg none', practices),
    early('base64url', decoding),
    early('opaque token', drawbacks, '/articles/jwts/'),
    early('elastic license', openSource, '/blog/source-available-is-not-open-source/'),
    early('theme.properties', themes),
    early(
      'home idp discovery',
      emailDomain,
      `${providers}#3-send-people-there`,
      `${complexFlows}#home-idp-discovery-with-a-password-fallback`,
    ),
    early('brute force', bruteForce),
    early(
      'backchannel',
      practices,
      `${sso}#what-a-logout-ends`,
      '/docs/securing-applications/springboot/#add-back-channel-logout',
      '/blog/nextjs-logout/#the-other-direction-back-channel-logout',
      logout,
    ),
    early('client credentials', '/docs/api-description/', accounts, membership),
    early('view-organizations', '/docs/api-description/', '/docs/organizations/', roles, overview),
    early('SSO Session Idle', sessions),
    early('access token lifespan', tokens, `${practices}#3-keep-lifetimes-short`),
    first('kc_action', `${actions}#5-start-an-action-from-your-application`, `${passkeys}#3-let-users-add-a-passkey`),
    early('unmanaged attributes', `${profile}#6-decide-about-unmanaged-attributes`, '/blog/keycloak-24-user-profile/'),
    early(
      'offline_access',
      `${sessions}#5-limit-offline-sessions`,
      `${scopes}#4-remove-offline_access-from-a-client`,
      sso,
      '/docs/sessions/offline-access/',
    ),
    early(
      'full scope allowed',
      `${scopes}#6-limit-the-roles-in-the-token`,
      `${model}#why-a-role-is-missing-from-a-token`,
    ),
    early(
      'login_hint',
      emailDomain,
      `${complexFlows}#variants`,
      '/docs/sso/sso-without-auth/#3-send-users-to-their-provider',
      '/docs/backends/#change-the-login-with-a-parameter',
    ),
    early('vendor risk assessment', review),
  ],
  'misspelled and unfinished': [
    first('invitatoin link empty', invitations, emailErrors),
    early('orgnization roles', roles, '/api/category/organization-roles/'),
    early('keyclaok history', `${keycloak}#history`),
    early('lauch checklist', launch),
    early('webook signature', signatures, `${webhooks}#3-verify-the-signature`, '/docs/tools/webhook/'),
    early(
      'refesh token rotation',
      practices,
      `${tokens}#3-turn-on-refresh-token-rotation`,
      `${applications}#refresh-token-rotation`,
      rotation,
    ),
    early('invit', invitations, '/api/add-organization-invitation/'),
    early('brute forc', bruteForce, `${realm}#brute-force-detection`),
    early('decod', decoding),
    early('customiz login', themes),
    early('magc link', '/api/create-magic-link/', magicLinks),
    early('brutforce detection', bruteForce),
    early('single signon', sso),
    early('passwort policy', policy, `${realm}#password-policy`),
    early('dashbord', dashboard, '/docs/self-service/dashboard-overview/', '/blog/dashboard-launch/', permissions),
    early('checklst production', launch, goLive),
    early('requird action', actions),
    early('sesion timeout', sessions),
    early('clientscope audience', scopes, audience),
    early('securty questionaire', review),
  ],
  'two spellings of one thing': [
    early('e-mail', email),
    early('log in', `${sample}#8-log-in`, `${keycloak}#how-a-login-runs`, '/docs/authentication/'),
    early('java script sample', sample, '/docs/securing-applications/javascript/'),
    early('multi tenancy', '/docs/organizations/', ciam),
    early('multitenancy', '/docs/organizations/', ciam),
    early('open id connect', keycloak, '/articles/jwts/', applications, setup),
    early('web hook', webhooks, '/api/create-webhook/', signatures, '/api/category/events/'),
    early('keycloak.js', sample),
    early('refresh-token', tokens, practices, '/articles/jwts/', decoding, rotation),
    early(
      'licence',
      openSource,
      '/docs/introduction/documentation/#licenses',
      '/product/onprem/#license',
      '/docs/hosting/#what-you-may-do-with-the-extensions',
    ),
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
    early('discovery, else password, then OTP: which flow', complexFlows),
    early('SSO user not added', setup),
    early('SSO user not added to the organization', setup),
    early('second login not redirected', setup),
    early('one Entra or Google for many customers', providers),
    early('several domains, one not federated', providers),
    early('unknown user with a matching domain', emailDomain),
    early('Error creating OIDC IdP', wizards),
    early('Error creating OIDC IdP: which rights', wizards),
    early('portal link says client not found', portalLink),
    early('MFA for one customer', otps),
    early('login theme per organization', themes),
    early('skip webhooks for my own changes', webhooks),
    early('single-use magic links and mail scanners', magicLinks),
    early('mail scanners follow magic links', magicLinks),
    early("signing out leaves Keycloak's session", '/docs/securing-applications/next/', logout),
    early('keep bcrypt passwords', migration),
    early('realms or organizations at 1,000 tenants', ciam),
    early('log out user from all sessions', sessions),
    early('existing users do not get the default required action', actions),
    early('custom attribute of the user is not saved', profile, fields),
    early('sub is missing from the access token', scopes),
    early('redirect to the IdP based on login_hint', emailDomain),
    early('bypass login page', emailDomain),
  ],
  'logging in': [
    first('how authentication flows work', flows),
    first('passkeys', passkeys, '/blog/passkeys-in-a-realm/'),
    first('webauthn', passkeys),
    first('magic links', magicLinks),
    first('social login', '/docs/authentication/social-login/'),
    first('relying party id', passkeys),
    early('lost phone otp', `${otps}#when-the-phone-is-lost`, otps),
    early('sign in with google', '/docs/authentication/social-login/'),
    early('step-up authentication before a payment', complexFlows),
    early('required alternative conditional', flows),
    early(
      'first broker login',
      flows,
      '/docs/authentication/social-login/',
      '/docs/keycloak/idp/#how-keycloak-finds-the-account',
      '/docs/sso/first-login-linking/',
    ),
    early(
      'kc_idp_hint',
      '/docs/authentication/sso/',
      setup,
      '/docs/authentication/social-login/',
      `${emailDomain}#skip-the-email-page`,
      '/docs/sso/sso-without-auth/#3-send-users-to-their-provider',
    ),
    early('forgot password', passwords, `${email}#5-test-the-password-reset`),
    first('saml setup', setup, samlApplication),
    early('okta', wizards, `${wizards}#okta`, '/docs/user-migration/okta-cic/', '/blog/keycloak-and-okta/'),
    early('entra id', wizards, providers, setup),
    early(
      'log out everywhere',
      sso,
      `${sessions}#7-end-sessions`,
      `${sessions}#log-out-a-user-from-all-sessions`,
      '/docs/keycloak/iam/#how-fast-access-ends',
      logout,
    ),
    early(
      'redirect to identity provider by email domain',
      emailDomain,
      `${providers}#3-send-people-there`,
      `${complexFlows}#home-idp-discovery-with-a-password-fallback`,
      '/docs/sso/force-sso/#1-redirect-the-domain-with-keycloak-alone',
    ),
    early(
      'users without an identity provider get Invalid username or password',
      `${emailDomain}#invalid-username-or-password-for-users-without-a-provider`,
      `${flows}#common-mistakes-in-flows`,
      loginErrors,
    ),
    early(
      'subdomain not redirected to company login',
      `${emailDomain}#users-at-a-subdomain-arent-redirected`,
      `${providers}#troubleshooting`,
    ),
  ],
  'running and securing it': [
    first('password policy', policy),
    first('brute force detection', bruteForce),
    first('recaptcha', recaptcha),
    first('rate limiting', limits, quotas),
    first('penetration test', '/docs/security/penetration-tests/'),
    first('kubernetes', kubernetes),
    early('helm chart or operator', kubernetes),
    first('OOMKilled', kubernetes, apiErrors, '/docs/operations/sizing/#troubleshooting'),
    first('custom domain', domains),
    early('Issuer does not match', domains, hostname, apiErrors, tokenErrors),
    early('the right password is refused', bruteForce, `${passwords}#troubleshooting`, loginErrors),
    early('unlock a user', bruteForce),
    early('common passwords', denyList, policy),
    early('passwordHistory', policy, `${passwords}#set-a-password-policy`),
    early('Invalid Recaptcha', recaptcha, loginErrors),
    early('block ip address', '/docs/security/allow-deny-lists/'),
    early('429 too many requests', limits, quotas, loginErrors),
    first('dedicated clusters', '/docs/self-service/dedicated-clusters/'),
    early('which region', '/docs/self-service/deployments/', '/hosting/deployments/', regions),
    early('import users with password hashes', migration, userImport),
  ],
  'auditing and programs': [
    first('audit logs', '/docs/audit-logs/'),
    first('admin events', '/docs/audit-logs/admin/'),
    early('LOGIN_ERROR', '/docs/audit-logs/access/', '/docs/errors/server-log/'),
    early('how long are events kept', '/docs/audit-logs/#how-long-events-are-kept', '/docs/audit-logs/', retention),
    early('webhook retries', webhooks, `${signatures}#expect-repetitions-and-gaps`),
    early('hmac signature', webhooks, signatures, '/docs/tools/webhook/'),
    first('service accounts', accounts),
    early(
      'rotate client secret',
      accounts,
      `${launch}#4-replace-secrets-that-were-shared`,
      '/blog/keycloak-26-8/#rotating-secrets-without-an-outage',
      '/docs/configuration/secrets/',
    ),
    early('java client', '/docs/api/sdks/'),
    first('sdks', '/docs/api/sdks/'),
    early(
      'CORS',
      '/docs/errors/redirects/',
      authentication,
      `${sample}#login-is-not-available-failed-to-fetch`,
      '/docs/securing-applications/javascript/#failed-to-fetch',
    ),
    early(
      'realm-management roles',
      `${dashboard}#give-each-person-what-they-need`,
      '/docs/api-description/#which-role-for-which-call',
      model,
      accounts,
      '/docs/self-service/access/',
      '/docs/users/delegated-administration/',
    ),
    early(
      'evidence for an audit',
      review,
      '/blog/soc-2-and-your-identity-server/',
      '/blog/iso-27001-and-access-control/',
      '/docs/keycloak/iam/#what-to-document-for-an-audit',
    ),
    early(
      'prove tenant isolation to a customer',
      `${review}#5-show-that-customers-are-separate`,
      '/docs/organizations/#can-tenant-a-see-tenant-b',
    ),
    early(
      'list all administrators',
      `${launch}#8-require-a-second-factor-for-administrators`,
      '/docs/self-service/access/#5-take-access-away',
      '/blog/soc-2-and-your-identity-server/#list-all-users-with-administrative-access',
    ),
  ],
  'projects that a guide leads through': [
    early('production readiness', goLive, launch, '/docs/tools/realm-check/#production-readiness'),
    early('go live with keycloak', goLive, launch),
    early('rollback plan for the launch', `${goLive}#7-prepare-for-failure`, `${launch}#13-plan-how-to-go-back`),
    early(
      'first day after going live failed logins',
      `${goLive}#8-go-live`,
      `${dashboard}#find-out-why-logins-fail`,
      loginErrors,
    ),
    first('onboard a B2B customer', onboarding),
    early('customer onboarding checklist', onboarding),
    first('pilot group for SSO', `${onboarding}#7-test-with-a-pilot-group`),
    early('migrate from firebase', migrating, '/support/migrate-to-keycloak/', '/docs/user-migration/firebase/'),
    early(
      'migrate from okta to keycloak',
      migrating,
      '/support/migrate-to-keycloak/',
      '/docs/user-migration/okta-cic/',
    ),
    early('migration checklist', migrating),
    early('cut over to keycloak', `${migrating}#6-cut-over`, '/support/migrate-to-keycloak/#cut-over'),
    early('account takeover', incident),
    early(
      'client secret leaked on github',
      `${incident}#5-replace-a-leaked-secret-or-token`,
      accounts,
      `${launch}#4-replace-secrets-that-were-shared`,
    ),
    early(
      'signing key leaked',
      `${incident}#5-replace-a-leaked-secret-or-token`,
      `${tokens}#replace-a-leaked-key`,
      `${practices}#key-rotation`,
    ),
    first('compromised identity provider', `${incident}#6-cut-off-a-compromised-identity-provider`),
    early(
      'nobody can log in',
      incident,
      `${dashboard}#find-out-why-logins-fail`,
      emergency,
      '/hosting/support/',
      `${support}#report-an-outage`,
      loginErrors,
    ),
    first('upgrade checklist', upgrading),
    early('roll back an upgrade', upgrading, `${kubernetes}#upgrade`, '/support/version-upgrades/'),
    early(
      'test login theme before upgrade',
      `${upgrading}#3-test-what-usually-breaks`,
      `${themes}#4-test-the-theme-before-upgrades`,
      testing,
    ),
    early(
      'rolling update',
      `${upgrading}#5-switch`,
      `${kubernetes}#upgrade`,
      '/blog/keycloak-26-6/#3-patches-without-a-window',
      '/docs/operations/rolling-update/',
    ),
  ],
  'hosting, support and prices': [
    first('pricing', '/pricing/'),
    first('support prices', '/pricing/support/', '/pricing/'),
    first('hosting prices', '/pricing/hosting/', '/pricing/'),
    first('SLA', '/company/sla/'),
    first('uptime guarantee', '/company/sla/', '/hosting/', `${service}#what-applies-to-both-kinds-of-hosting`),
    first('backups', '/hosting/backups/', backup),
    first('monitoring', '/hosting/monitoring/', observability, metrics),
    first('careers', '/company/careers/'),
    first('subprocessors', '/company/subprocessors/'),
    first('privacy policy', '/company/privacy/'),
    first('terms of use', '/company/terms/'),
    first('contact', '/contact/'),
    first('architecture review', '/support/architecture-review/'),
    first('emergency support', emergency, support, '/contact/#support'),
    first('on-call', '/support/24-7-on-call/'),
    early('keycloak is down', emergency, incident, '/hosting/support/', `${support}#report-an-outage`),
    early('24/7', '/support/24-7-on-call/', `${support}#support-hours`),
    early('self-hosted or managed', '/hosting/self-host-vs-managed/', '/docs/hosting/', '/blog/managed-keycloak/'),
    early('restore a backup', '/hosting/backups/', `${support}#orders`, backup),
    early(
      'upgrade keycloak',
      upgrading,
      '/hosting/version-upgrades/',
      '/support/version-upgrades/',
      versions,
      upgrades,
    ),
    early(
      'migrate from auth0',
      migrating,
      '/support/migrate-to-keycloak/',
      '/blog/keycloak-and-auth0/',
      '/docs/user-migration/auth0/',
    ),
    early(
      'migrate from cognito',
      migrating,
      '/support/migrate-to-keycloak/',
      '/blog/keycloak-and-cognito/',
      '/docs/user-migration/cognito/',
    ),
    early(
      'custom extension',
      '/support/custom-extensions/',
      '/hosting/customize/#own-code',
      `${serverOptions}#files-on-the-servers`,
    ),
    early('on premises', '/product/onprem/', '/docs/hosting/connect/'),
    early('on-premises', '/product/onprem/', '/docs/hosting/connect/'),
    early('how much does it cost', '/pricing/', '/pricing/hosting/', '/pricing/support/'),
    early(
      'load test',
      '/support/guidance-for-scale/',
      `${launch}#14-test-the-expected-peak`,
      `${quotas}#before-a-load-test`,
      '/docs/operations/load-test/',
    ),
    early(
      'who has access to my data',
      '/company/subprocessors/',
      '/company/privacy/',
      `${review}#2-answer-questions-about-the-service`,
      `${regions}#data-residency`,
    ),
    early('data processing agreement', '/company/service-agreement/', '/company/privacy/'),
    early('service credit', '/company/sla/'),
    early(
      'is my data in the EU',
      '/hosting/deployments/',
      '/hosting/',
      '/company/subprocessors/',
      '/docs/self-service/deployments/#choose-the-region',
      regions,
    ),
    early('theming', '/support/theming/', themes),
    early('terraform', '/support/infrastructure-implementation/', '/docs/configuration/opentofu/'),
    early('request access', '/access/'),
  ],
  'the hosted service': [
    early('hosted keycloak what is included', service, '/hosting/', '/pricing/hosting/'),
    early(
      'how are changes to the service announced',
      `${service}#how-these-values-can-change`,
      changelog,
      '/company/service-agreement/#7-versions-and-changes-of-the-service',
    ),
    early('rate limit requests per second', quotas, limits),
    early('maximum number of users', quotas, '/pricing/hosting/'),
    first('raise rate limit', `${quotas}#raise-a-limit`),
    early('Retry-After', `${quotas}#status-429-and-the-header-retry-after`, `${limits}#handle-429-and-503`),
    early('data residency', regions, '/docs/self-service/deployments/#choose-the-region', '/company/subprocessors/'),
    first('standby region failover', `${regions}#second-region`),
    early('RPO RTO', `${regions}#second-region`, '/hosting/backups/', '/company/sla/#other-levels'),
    early('keycloak active-active multi region', regions),
    early('data retention', retention),
    early(
      'eventsExpiration',
      retention,
      '/docs/audit-logs/#how-long-events-are-kept',
      `${realm}#events`,
      '/docs/operations/event-table/',
    ),
    early(
      'how long are backups kept',
      `${retention}#backups-of-the-database`,
      '/hosting/backups/',
      `${service}#what-applies-to-both-kinds-of-hosting`,
    ),
    early('delete all our data', `${retention}#delete-data-on-request`, leaving),
    first('keycloak egress ip addresses', network),
    early('which IP addresses do webhooks come from', network),
    first('firewall allowlist for ldap', network),
    early('504 gateway timeout', `${network}#incoming-requests`),
    first('KC_LOG_LEVEL', serverOptions, '/docs/operations/log-streaming/#4-set-log-levels'),
    early('set environment variables on hosted keycloak', serverOptions),
    early('enable keycloak feature flags', serverOptions),
    early('which keycloak version is running', versions, '/hosting/version-upgrades/'),
    early('keycloak upgrade calendar', versions, '/hosting/version-upgrades/'),
    early('postpone keycloak upgrade', versions, '/hosting/version-upgrades/'),
    first('upgrade freeze', `${versions}#upgrade-freeze`, maintenance),
    first('CVE-2026-12388', `${advisories}2026q2/#cve-2026-12388`),
    early('CVE-2025-7784', `${advisories}2025/#cve-2025-7784`),
    first('keycloak cve list', advisories),
    early('report a security vulnerability', `${advisories}#report-a-vulnerability`, '/contact/'),
    first('changelog', changelog),
    early('what changed last month', changelog),
    early('rss feed of changes', changelog),
    first('maintenance window', maintenance),
    early('planned downtime', maintenance),
    early(
      'status page',
      `${maintenance}#check-the-current-status`,
      `${maintenance}#how-youre-told`,
      `${support}#channels`,
    ),
    early('support response time', support, '/hosting/support/', '/pricing/support/'),
    early('support hours', `${support}#support-hours`, '/hosting/support/'),
    first('emergency phone number', `${support}#emergency-telephone`),
    early('escalate a support ticket', `${support}#escalation`),
    early('stream server logs to siem', observability, '/docs/operations/log-streaming/'),
    early('prometheus metrics', observability, '/docs/audit-logs/system/#health-metrics-and-logs', metrics),
    early('opentelemetry tracing', observability),
    first('dashboard roles', permissions, '/docs/self-service/your-organization/#decide-who-becomes-a-member'),
    early(
      'who can delete a deployment',
      `${permissions}#permissions`,
      '/docs/self-service/deployments/#delete-a-deployment',
    ),
    first('dashboard session length', permissions),
    first('cancel contract', leaving, '/company/service-agreement/#15-duration-and-end', '/pricing/#questions'),
    early('notice period', leaving, '/company/service-agreement/#15-duration-and-end'),
    early(
      'export users with password hashes',
      '/docs/users/import-export/',
      `${leaving}#what-you-get`,
      `${openSource}#get-a-full-export`,
      `${openSource}#what-moves-and-what-doesnt`,
    ),
  ],
  'frameworks and posts': [
    first('django', '/docs/securing-applications/django/', '/blog/django-login-with-keycloak/'),
    first('spring boot', '/docs/securing-applications/springboot/', '/blog/spring-boot-resource-server/'),
    first('sveltekit', '/docs/securing-applications/sveltekit/'),
    first('nuxt', '/docs/securing-applications/nuxt/'),
    first('react router', '/docs/securing-applications/remix/'),
    first('angular', '/docs/securing-applications/angular/'),
    first('vue', '/docs/securing-applications/vue/'),
    first('react native', '/docs/securing-applications/expo/'),
    first('expo', '/docs/securing-applications/expo/'),
    first('next.js', '/docs/securing-applications/next/'),
    early('log4shell', '/blog/log4shell-and-keycloak/'),
    early('keycloak vs okta', '/blog/keycloak-and-okta/'),
    early('workos', '/blog/keycloak-and-workos/'),
    early('argon2', '/blog/what-argon2-costs/', `${policy}#rules-about-storage`, '/blog/keycloak-25/#argon2'),
    early('token exchange', '/blog/token-exchange-explained/', '/docs/sessions/token-exchange/'),
    early('quarkus', '/blog/keycloak-17-quarkus/', '/docs/backends/quarkus/'),
    first('axum', '/docs/backends/axum/'),
    early('caddy forward_auth', '/docs/backends/forward-auth/'),
    early('traefik forward auth', '/docs/backends/forward-auth/'),
    early('envoy', '/docs/backends/envoy/'),
    early('envoy jwt_authn', '/docs/backends/envoy/'),
    early('Jwt issuer is not configured', '/docs/backends/envoy/'),
    early('playwright login', '/docs/securing-applications/testing/'),
    early('integration tests', '/docs/securing-applications/testing/'),
    first('ciba', '/docs/sessions/ciba/'),
    first('sms otp', '/docs/authentication/sms-and-adaptive-mfa/'),
    early('risk-based authentication', '/docs/authentication/sms-and-adaptive-mfa/'),
    early('remember this device', '/docs/authentication/sms-and-adaptive-mfa/'),
    early('mtls client authentication', '/docs/sessions/mtls/'),
    early('certificate bound access tokens', '/docs/sessions/mtls/'),
    early('gdpr', '/blog/gdpr-and-your-login/', '/company/privacy/'),
    early('soc 2', '/blog/soc-2-and-your-identity-server/'),
    early('mcp', '/blog/mcp-authorization/', '/docs/backends/mcp-server/', '/docs/api/agents/'),
    early(
      'cors error',
      '/docs/errors/redirects/',
      authentication,
      applications,
      `${sample}#login-is-not-available-failed-to-fetch`,
      '/docs/securing-applications/javascript/#failed-to-fetch',
      '/docs/securing-applications/remix/#access-to-fetch-has-been-blocked-by-cors-policy',
    ),
  ],
}

/** FNV-1a: spreads texts evenly, and gives each the same number for good. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash
}

const all = Object.values(queriesByKind).flat()
const isHeldOut = ({query}: Query): boolean => hashOf(query) % 2 === 1

/**
 * The half that ranking is tuned with: look at what fails, and change the ranking. A query belongs to one half by the hash of its
 * text, so that new queries move none.
 */
export const tuning: readonly Query[] = all.filter((query) => !isHeldOut(query))

/** The half that says whether the ranking is good for queries that nobody tuned it with. Never change the ranking to fix one of these. */
export const heldOut: readonly Query[] = all.filter(isHeldOut)
