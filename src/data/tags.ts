import {brand} from './brand'
import type {Tag} from './types'
import {planName} from './offer/plan'

/** The blog's tags, by the key in a post's `tags` and in the address `/blog/tags/{key}/`. */
export const tags: Readonly<Record<string, Tag>> = {
  [brand.slug]: {
    label: brand.name,
    description: 'News about the hosted service, its dashboard, and support.',
  },
  'account-console': {
    label: 'Account console',
    description:
      'The pages where users manage their own account, such as their profile, devices, second factors, and applications.',
  },
  'admin-console': {
    label: 'Admin console',
    description:
      "Keycloak's user interface for administrators: how to use it, what changed between versions, and when to use the API instead.",
  },
  'admin-portal': {
    label: 'Admin portal',
    description:
      "The portal where your customers' administrators manage their own members, roles, domains, and single sign-on.",
  },
  'ai-agents': {
    label: 'AI agents',
    description:
      'Agents and assistants that call APIs on behalf of a user: how to identify them, limit their access, and prove it.',
  },
  angular: {
    label: 'Angular',
    description:
      'Log users in to Angular applications with guards, interceptors, token refresh, and roles from the token.',
  },
  'audit-logs': {
    label: 'Audit logs',
    description:
      'Events of users and administrators that show who did what and when: how to store, search, and export them.',
  },
  auth0: {
    label: 'Auth0',
    description:
      'Auth0 and Keycloak compared: how they differ, what you can migrate between them, and what you have to rebuild.',
  },
  authentication: {
    label: 'Authentication',
    description:
      'How users prove who they are, with passwords, codes, links, or passkeys, and how to build login flows in Keycloak.',
  },
  authorization: {
    label: 'Authorization',
    description: 'How to control what users and programs can do, with roles, scopes, permissions, and token claims.',
  },
  benchmarks: {
    label: 'Benchmarks',
    description:
      'Measurements on a running Keycloak server, with the setup described so that you can repeat them yourself.',
  },
  branding: {
    label: 'Branding',
    description:
      'Show your name, colors, and domain on every page that your users see when they log in or manage their account.',
  },
  caching: {
    label: 'Caching',
    description:
      'What Keycloak keeps in memory, what the nodes of a cluster share, and what happens when caches are empty.',
  },
  cncf: {
    label: 'CNCF',
    description:
      'Keycloak as a project of the Cloud Native Computing Foundation, including governance, releases, and contributions.',
  },
  cognito: {
    label: 'Amazon Cognito',
    description:
      'Amazon Cognito and Keycloak compared: user pools, prices, limits, and how you can migrate from one to the other.',
  },
  comparison: {
    label: 'Comparison',
    description:
      'Keycloak compared with other identity products: what each does better, with sources and the dates we read them.',
  },
  compliance: {
    label: 'Compliance',
    description:
      'What laws and standards require of an identity system, how to configure it, and how to prove that you did.',
  },
  'custom-domains': {
    label: 'Custom domains',
    description:
      'How to run the login on your own domain, with DNS, certificates, cookies, and the issuer that applications check.',
  },
  dashboard: {
    label: 'Dashboard',
    description: 'What you can manage in the dashboard for clusters and realms, and how.',
  },
  databases: {
    label: 'Databases',
    description:
      'The database behind Keycloak: what it stores, how it grows, and how you can size, move, and back it up.',
  },
  'dedicated-clusters': {
    label: planName.Dedicated.many,
    description: 'A cluster for one customer: when you need one and how it differs from a shared one.',
  },
  'delegated-administration': {
    label: 'Delegated administration',
    description:
      "Let your customers' administrators manage their own users without access to the data of other customers.",
  },
  digest: {
    label: 'Monthly digest',
    description: 'What changed in a month: Keycloak releases, the service, and documentation.',
  },
  django: {
    label: 'Django',
    description:
      'Log users in to Django applications, map claims to groups and permissions, and end both sessions at logout.',
  },
  dpop: {
    label: 'DPoP',
    description:
      'DPoP binds tokens to a key of the client, so that a stolen token is useless. Learn how, where, and why to use it.',
  },
  email: {
    label: 'Email',
    description: 'Emails that an identity server sends: delivery, link scanners, templates, and verified addresses.',
  },
  events: {
    label: 'Events',
    description:
      'Events of users, administrators, and the system: which events exist, what they contain, and where you can send them.',
  },
  extensions: {
    label: 'Extensions',
    description:
      'Providers that add features to Keycloak: how to write, install, and upgrade them, and what can break them.',
  },
  frontegg: {
    label: 'Frontegg',
    description:
      'Frontegg and Keycloak compared for user management in B2B software, as a product or under your own control.',
  },
  gdpr: {
    label: 'GDPR',
    description:
      'How the General Data Protection Regulation affects a login: what you store, for how long, and how you delete it.',
  },
  groups: {
    label: 'Groups',
    description:
      'Groups of users in Keycloak: when to use them, how they carry roles, and when to use organizations instead.',
  },
  hosting: {
    label: 'Hosting',
    description: 'How to run Keycloak in production: regions, upgrades, backups, and monitoring.',
  },
  'identity-providers': {
    label: 'Identity providers',
    description:
      "External logins, such as a customer's directory, a social account, or another realm, connected to your realm.",
  },
  infinispan: {
    label: 'Infinispan',
    description: 'The data grid inside Keycloak: caches, invalidation, clusters across sites, and what to monitor.',
  },
  invitations: {
    label: 'Invitations',
    description:
      'Invite users to an organization by email, and find out why a link, a message, or a membership is missing.',
  },
  'iso-27001': {
    label: 'ISO 27001',
    description:
      'Access control under ISO/IEC 27001: which controls apply to an identity server, and which evidence you can provide.',
  },
  java: {
    label: 'Java',
    description:
      'Java on the server, such as resource servers, replacements for the Keycloak adapters, and custom providers.',
  },
  javascript: {
    label: 'JavaScript',
    description: 'Logins and tokens in JavaScript, in the browser and on the server, with and without frameworks.',
  },
  keycloak: {
    label: 'Keycloak',
    description: 'Keycloak itself: features, releases, configuration, and how it behaves in practice.',
  },
  kubernetes: {
    label: 'Kubernetes',
    description:
      'How to run Keycloak on Kubernetes, with the operator, rolling updates, and service accounts for authentication.',
  },
  launch: {
    label: 'Service features',
    description: 'Features of the hosted service: what you can do with each of them and how to get started.',
  },
  licensing: {
    label: 'Licensing',
    description: 'Licenses of identity software explained: what they let you do, and how to avoid lock-in.',
  },
  logout: {
    label: 'Logout',
    description: 'How to end a session in the application, on the server, and in all other applications.',
  },
  'magic-links': {
    label: 'Magic links',
    description:
      'Let users log in with a link in an email: how it works, when to use it, and how to fix common problems.',
  },
  mcp: {
    label: 'MCP',
    description: 'Authorization for Model Context Protocol servers, with Keycloak as their authorization server.',
  },
  migration: {
    label: 'Migration',
    description:
      'How to move users, passwords, applications, and customers from one identity system to another without downtime.',
  },
  'multi-region': {
    label: 'Multi-region',
    description: 'Keycloak in more than one region: what is replicated, what users notice, and what it costs.',
  },
  'multi-tenancy': {
    label: 'Multi-tenancy',
    description:
      'How to serve many customers from one server, with realms or organizations, and how each option scales.',
  },
  'native-apps': {
    label: 'Native apps',
    description:
      'Logins in mobile and desktop applications, with the system browser, PKCE, redirects, and sessions on the device.',
  },
  'next-js': {
    label: 'Next.js',
    description: 'Log users in to Next.js applications on the server, and log them out completely.',
  },
  nuxt: {
    label: 'Nuxt',
    description: 'Log users in to Nuxt applications, and keep the tokens in server routes instead of the browser.',
  },
  oauth: {
    label: 'OAuth',
    description:
      'OAuth 2.0 and its extensions, such as grants, token exchange, and proof of possession, with current best practices.',
  },
  okta: {
    label: 'Okta',
    description:
      'Okta and Keycloak compared: workforce and customer identity, integrations, user lifecycle, and prices.',
  },
  onelogin: {
    label: 'OneLogin',
    description: 'OneLogin and Keycloak compared: what each is made for, and how to choose between the two.',
  },
  'open-source': {
    label: 'Open source',
    description: 'Open-source and source-available software for identity, and how the projects behind it are run.',
  },
  'openid-connect': {
    label: 'OpenID Connect',
    description:
      'Logins on top of OAuth 2.0 for application developers: ID tokens, claims, discovery, sessions, and logout.',
  },
  organizations: {
    label: 'Organizations',
    description: 'Multi-tenancy in one realm with organizations: members, roles, domains, and identity providers.',
  },
  passkeys: {
    label: 'Passkeys',
    description:
      'How to log users in with passkeys: registration, recovery, gradual rollout, and common support questions.',
  },
  'password-hashing': {
    label: 'Password hashing',
    description:
      'How Keycloak stores passwords, what a hash costs at each login, and how you can change the algorithm later.',
  },
  passwordless: {
    label: 'Passwordless',
    description: 'Logins without a password, such as links, codes, and passkeys.',
  },
  performance: {
    label: 'Performance',
    description: 'How many logins a server can handle, what slows it down, and how to size it.',
  },
  'ping-identity': {
    label: 'Ping Identity',
    description: 'Ping Identity and Keycloak compared for large companies: features, operation, and effort.',
  },
  pkce: {
    label: 'PKCE',
    description:
      'Proof Key for Code Exchange: which attack it prevents, why every client should use it, and how to require it.',
  },
  postgresql: {
    label: 'PostgreSQL',
    description: "PostgreSQL as Keycloak's database: connections, table growth, maintenance, and backups.",
  },
  privacy: {
    label: 'Privacy',
    description: 'Personal data in an identity system: which data you need, who can see it, and how you delete it.',
  },
  protocols: {
    label: 'Protocols',
    description: 'Identity protocols message by message, such as SAML, OpenID Connect, OAuth, and SCIM.',
  },
  provisioning: {
    label: 'Provisioning',
    description: 'How another system can create, change, and remove accounts in Keycloak before users log in.',
  },
  python: {
    label: 'Python',
    description: "Logins and tokens in Python applications, and scripts that use Keycloak's APIs.",
  },
  quarkus: {
    label: 'Quarkus',
    description: 'Keycloak on Quarkus, the distribution that replaced WildFly: how to build, configure, and run it.',
  },
  react: {
    label: 'React',
    description: 'Log users in to React applications, with sessions, token refresh, protected routes, and loaders.',
  },
  release: {
    label: 'Release',
    description: 'What a Keycloak release changes, and how you can upgrade to it.',
  },
  remix: {
    label: 'Remix',
    description: 'Log users in to Remix and React Router applications, with loaders, actions, and a cookie session.',
  },
  roles: {
    label: 'Roles',
    description: 'Realm roles, client roles, and organization roles: when to use which, and how to review them.',
  },
  saml: {
    label: 'SAML',
    description:
      'The Security Assertion Markup Language in practice: messages, metadata, certificates, and common errors.',
  },
  scim: {
    label: 'SCIM',
    description:
      'The System for Cross-domain Identity Management: requests, filters, and pitfalls of PATCH and deletion.',
  },
  scopes: {
    label: 'Scopes',
    description:
      "OAuth scopes and Keycloak's client scopes: what they restrict, what they add to a token, and what they don't do.",
  },
  security: {
    label: 'Security',
    description: 'How to harden Keycloak, respond to vulnerabilities, verify signatures, and choose secure settings.',
  },
  sessions: {
    label: 'Sessions',
    description: 'Sessions on the server and in the application: lifetimes, storage, restarts, and how to end them.',
  },
  'single-page-apps': {
    label: 'Single-page apps',
    description:
      'Logins in applications that run in the browser: where to store tokens, how to renew them, and what to avoid.',
  },
  'soc-2': {
    label: 'SOC 2',
    description:
      'The trust services criteria and your login: which controls apply to an identity server, and which evidence you need.',
  },
  'spring-boot': {
    label: 'Spring Boot',
    description:
      'Secure Spring Boot applications and APIs with Keycloak tokens and Spring Security, without an adapter.',
  },
  sso: {
    label: 'SSO',
    description:
      'Single sign-on: one login for many applications, and customers who log in with their own identity provider.',
  },
  sveltekit: {
    label: 'SvelteKit',
    description: 'Log users in to SvelteKit applications, with sessions on the server and no token in the browser.',
  },
  themes: {
    label: 'Themes',
    description:
      'The look of login, account, and email pages: what you can change with settings, and what needs a theme.',
  },
  'token-exchange': {
    label: 'Token exchange',
    description:
      'Exchange one token for another, for example so that a service can act for a user with fewer permissions.',
  },
  tokens: {
    label: 'Tokens',
    description:
      'Access, refresh, and ID tokens: what they contain, how long they last, where to store them, and how to renew them.',
  },
  tutorial: {
    label: 'Tutorial',
    description: 'Step-by-step posts that take you from an empty directory to a working result.',
  },
  upgrades: {
    label: 'Upgrades',
    description:
      'How to upgrade a Keycloak server: what breaks, in which order to change things, and how to test before.',
  },
  'user-profile': {
    label: 'User profile',
    description:
      'User attributes in Keycloak: how to define them, who can see and edit them, and how to validate them.',
  },
  vue: {
    label: 'Vue',
    description: 'Log users in to Vue applications, with route guards, login state, and tokens in memory.',
  },
  vulnerabilities: {
    label: 'Vulnerabilities',
    description:
      "Published vulnerabilities and what they mean for Keycloak: how you can check whether you're affected and what to do.",
  },
  webauthn: {
    label: 'WebAuthn',
    description: 'The browser API for security keys and passkeys, and the two WebAuthn policies in Keycloak.',
  },
  webhooks: {
    label: 'Webhooks',
    description: 'Receive identity events over HTTP: subscriptions, signatures, retries, and replays.',
  },
  wildfly: {
    label: 'WildFly',
    description:
      'The application server that Keycloak used until version 20: how to move away from it, and what has no equivalent.',
  },
  workflows: {
    label: 'Workflows',
    description: 'Tasks that Keycloak runs automatically over time, such as disabling unused accounts.',
  },
  workos: {
    label: 'WorkOS',
    description:
      'WorkOS and Keycloak compared: single sign-on and directory sync priced per connection or on your own server.',
  },
}
