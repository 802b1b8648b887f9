import type {SkillOptions} from '../publish/markdown/skills'

/** Tasks that coding agents learn from a page. Each skill is the page's Markdown, so it's as current and as tested as the page. */
export const skills: readonly SkillOptions[] = [
  {
    name: 'keycloak-login',
    page: '/docs/securing-applications/',
    description:
      'Add a Keycloak login to an application: choose the client type and the library, set redirect URIs, PKCE, and refresh token rotation, and log users out. Use it for any web application or framework that needs login, OpenID Connect, or SSO with Keycloak.',
  },
  {
    name: 'keycloak-api-audience',
    page: '/docs/sessions/audience/',
    description:
      'Call an API with a Keycloak access token: add the audience, check aud, iss, azp, and exp in the API, and find out why it answers 401. Use it when an API must accept Keycloak tokens or rejects them.',
  },
  {
    name: 'keycloak-b2b-organizations',
    page: '/docs/getting-started/b2b-login/',
    description:
      'Build a multi-tenant B2B application with Keycloak and the organizations extension: customers as organizations, members, roles, and SSO for each customer. Use it for tenants, workspaces, or customer accounts.',
  },
  {
    name: 'keycloak-connect-identity-provider',
    page: '/docs/sso/setup/',
    description:
      "Connect a customer's identity provider to a Keycloak realm with OpenID Connect or SAML, map its attributes, and test the login. Use it for Entra ID, Okta, Google Workspace, ADFS, or any other company login.",
  },
  {
    name: 'keycloak-verify-webhooks',
    page: '/docs/audit-logs/webhooks/',
    description:
      'Receive the webhooks of the Keycloak events extension: create one, verify the HMAC signature over the raw body, and handle retries and order. Use it when a program reacts to logins, user changes, or admin events.',
  },
  {
    name: 'keycloak-migrate-users',
    page: '/docs/user-migration/',
    description:
      'Move users from another system to Keycloak: export, map fields, import password hashes or migrate users at their first login, and cut over. Use it for a move from Auth0, Cognito, Firebase, Okta, Azure AD B2C, or an own user table.',
  },
  {
    name: 'keycloak-login-flow',
    page: '/docs/authentication/complex-flows/',
    description:
      'Build a custom authentication flow in Keycloak: copy a flow, add executions, conditions, and step-up, bind it to the realm or a client, and test it. Use it for MFA rules, conditional login, or passwordless steps.',
  },
  {
    name: 'keycloak-launch-review',
    page: '/docs/getting-started/launch-checklist/',
    description:
      'Review a Keycloak realm before launch: security defenses, token lifetimes, email, clients, events, and backups, with a command that checks each setting. Use it before go-live or for a review of an existing realm.',
  },
]
