import type {Query} from './queries'

/**
 * Questions from public trackers of Keycloak and its extensions, as a reader would search for them, with the pages that answer
 * each. All of them have to be among the first three results.
 */
export const publicQuestions: readonly Pick<Query, 'query' | 'to'>[] = [
  {query: 'idp-auto-link ignores emailVerified account pre-hijacking', to: ['/docs/sso/first-login-linking/']},
  {
    query: 'MCP server login through Keycloak Claude Code VS Code',
    to: ['/docs/backends/mcp-server/', '/blog/mcp-authorization/'],
  },
  {query: '401 invalid_token audience resource indicators', to: ['/docs/sessions/audience/']},
  {query: 'SCIM API 401 audience or 404 which switches and roles', to: ['/docs/users/scim/']},
  {query: 'no image of Keycloak 26.6.5', to: ['/docs/upgrades/']},
  {query: 'Keycloak 27 PatternFly 6 custom themes', to: ['/docs/upgrades/keycloak-27/']},
  {
    query: 'fine-grained admin permissions delegated admin permission error',
    to: ['/docs/users/delegated-administration/'],
  },
  {
    query: 'logout refuses post_logout_redirect_uri after upgrade',
    to: ['/docs/sessions/logout/', '/docs/errors/redirects/'],
  },
  {query: 'offline_access ends single sign-on for other applications', to: ['/docs/sessions/offline-access/']},
  {
    query: 'rotate SAML signing certificate',
    to: [
      '/docs/sso/certificate-rotation/',
      '/docs/getting-started/tokens-and-keys/',
      '/docs/sso/saml-application/',
      '/docs/getting-started/realm-configuration/',
    ],
  },
  {query: 'ClearExpiredEvents locks the database', to: ['/docs/operations/event-table/']},
  {query: 'adminUrl of clients empty 26.6.4', to: ['/docs/upgrades/']},
  {query: '503 during a rolling update with two replicas', to: ['/docs/operations/rolling-update/']},
  {query: 'Automatically set existing user Invalid username or password', to: ['/docs/sso/first-login-linking/']},
  {query: 'roles of organization groups in the token', to: ['/docs/native-organizations/groups-and-roles/']},
  {query: 'events never expire database full', to: ['/docs/operations/event-table/', '/docs/audit-logs/']},
  {query: 'disable accounts after 90 days without login', to: ['/docs/users/inactive-accounts/']},
  {
    query: 'locked users can log in again after a restart login failures in the database',
    to: ['/docs/security/brute-force-detection/'],
  },
  {query: 'brute force counter resets by itself failure reset time', to: ['/docs/security/brute-force-detection/']},
  {
    query: 'Missing parameters: id_token_hint',
    to: ['/docs/sessions/logout/', '/docs/sso/#missing-parameters-id_token_hint'],
  },
  {
    query: 'organization domain subdomain not matched matchSubdomains',
    to: ['/docs/native-organizations/setup/', '/docs/sso/email-domain/'],
  },
  {
    query: 'realm administrator broken admin console empty menu',
    to: ['/docs/users/delegated-administration/', '/docs/self-service/access/'],
  },
  {query: 'Offline user session not found', to: ['/docs/sessions/offline-access/']},
  {query: 'manage-users is too broad give only user management', to: ['/docs/users/delegated-administration/']},
  {
    query: 'native organizations or extension',
    to: ['/docs/native-organizations/', '/blog/organizations-native-or-extension/'],
  },
  {query: 'aud vanished 401 in the resource server', to: ['/docs/sessions/audience/']},
  {
    query: 'Web Crypto API is not available',
    to: ['/docs/securing-applications/javascript/', '/docs/getting-started/sample/'],
  },
  {
    query: 'organization claim disappears when user joins a second organization',
    to: ['/docs/native-organizations/claims/'],
  },
  {query: 'Terraform fine-grained admin permissions workflows supported', to: ['/docs/configuration/opentofu/']},
  {
    query: 'user still logs in with old password although company has SSO',
    to: ['/docs/sso/force-sso/', '/docs/sso/email-domain/'],
  },
  {
    query: 'redirects unknown users to the IdP when email domain matches',
    to: ['/docs/sso/email-domain/', '/docs/sso/force-sso/'],
  },
  {
    query: 'automatic redirect only works with domain in login name',
    to: ['/docs/sso/force-sso/', '/docs/sso/email-domain/'],
  },
  {query: 'XOAUTH2 Office 365 SMTP', to: ['/docs/getting-started/email/']},
  {
    query: 'invitation link clicked a second time',
    to: [
      '/docs/organizations/invitation-problems/',
      '/docs/native-organizations/invitations/',
      '/docs/organizations/invitations/',
    ],
  },
  {
    query: 'invited person chose Continue with Google no membership invitation pending',
    to: ['/docs/organizations/invitation-problems/', '/docs/native-organizations/invitations/'],
  },
  {
    query: 'theme organization display name confirm membership page',
    to: ['/docs/native-organizations/invitations/'],
  },
  {query: 'slow with more than 300 realms', to: ['/docs/keycloak/ciam/']},
  {
    query: 'step-up fails Invalid username or password user without second factor',
    to: ['/docs/sessions/par-and-step-up/', '/docs/authentication/complex-flows/'],
  },
  {
    query: 'access.REGISTER not sent for magic link',
    to: ['/docs/authentication/magic-links/', '/docs/audit-logs/webhooks/'],
  },
  {
    query: 'attribute not stored unmanaged attributes',
    to: [
      '/docs/users/registration-fields/',
      '/docs/getting-started/user-profile/',
      '/docs/getting-started/realm-configuration/',
    ],
  },
  {
    query: 'invitation required action not registered',
    to: ['/docs/organizations/invitations/', '/docs/organizations/invitation-problems/'],
  },
  {query: 'outgoing IP addresses of the service', to: ['/docs/service/network/']},
  {
    query: 'logs and metrics into my own collector',
    to: ['/docs/service/logs-and-metrics/', '/docs/operations/metrics-and-alerts/'],
  },
  {query: 'assetlinks.json apple-app-site-association login domain', to: ['/docs/operations/native-app-files/']},
]
