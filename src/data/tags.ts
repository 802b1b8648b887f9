import {brand} from './brand'
import type {Tag} from './types'

/** The blog's tags, by the key that a post's `tags` names and that stands in `/blog/tags/{key}/`. */
export const tags: Readonly<Record<string, Tag>> = {
  [brand.slug]: {
    label: brand.name,
    description: 'News about the hosted service, its dashboard and its support.',
  },
  'account-console': {
    label: 'Account console',
    description:
      'The pages on which users look after their own account: profile, devices, second factors and applications.',
  },
  'admin-console': {
    label: 'Admin console',
    description:
      "Keycloak's own user interface for administrators: what moved between versions, and what it is right for.",
  },
  'admin-portal': {
    label: 'Admin portal',
    description:
      'The portal in which the administrators of your customers look after their own members and single sign-on.',
  },
  'ai-agents': {
    label: 'AI agents',
    description:
      'Agents and assistants that call APIs for a person: who they are, what they may do, and how to prove it.',
  },
  angular: {
    label: 'Angular',
    description: 'Log users in to Angular applications: guards, interceptors, token refresh and roles from the token.',
  },
  'audit-logs': {
    label: 'Audit logs',
    description: 'Who did what and when: events of users and administrators, how to keep them, and how to show them.',
  },
  auth0: {
    label: 'Auth0',
    description: 'Auth0 and Keycloak: how they differ, what can be moved between them, and what has to be built again.',
  },
  authentication: {
    label: 'Authentication',
    description:
      'How people prove who they are: passwords, codes, links, passkeys, sessions and the flows behind them.',
  },
  authorization: {
    label: 'Authorization',
    description:
      'Who may do what: roles, scopes, permissions, token claims, and the decisions that an API makes from them.',
  },
  benchmarks: {
    label: 'Benchmarks',
    description:
      'Measurements on a running Keycloak, with the setup described so that you can repeat them on your own.',
  },
  branding: {
    label: 'Branding',
    description:
      'Your name, colors and address on every page that your users see when they log in or manage an account.',
  },
  caching: {
    label: 'Caching',
    description: 'What Keycloak keeps in memory, what a cluster shares, and what is lost or slow when caches are cold.',
  },
  cncf: {
    label: 'CNCF',
    description:
      'Keycloak as a project of the Cloud Native Computing Foundation: governance, releases and contributions.',
  },
  cognito: {
    label: 'Amazon Cognito',
    description: 'Amazon Cognito and Keycloak: user pools, prices, limits, and the way from one of them to the other.',
  },
  comparison: {
    label: 'Comparison',
    description:
      'Keycloak beside other identity products: what each does better, with sources and the dates they were read.',
  },
  compliance: {
    label: 'Compliance',
    description:
      'What laws and standards ask of an identity system, how to configure it, and how to show that you did.',
  },
  'custom-domains': {
    label: 'Custom domains',
    description:
      'A login at your own address: DNS, certificates, cookies, and the issuer that your applications check.',
  },
  dashboard: {
    label: 'Dashboard',
    description: 'The self-serve dashboard for clusters and realms: what it manages and how to use it.',
  },
  databases: {
    label: 'Databases',
    description:
      'The database behind Keycloak: what is stored in it, how it grows, how it is sized, moved and backed up.',
  },
  'dedicated-clusters': {
    label: 'Dedicated clusters',
    description: 'A Keycloak cluster for one customer alone: when sharing stops being right, and what changes with it.',
  },
  'delegated-administration': {
    label: 'Delegated administration',
    description: "Let your customers' administrators manage their own people, without access to anybody else's.",
  },
  django: {
    label: 'Django',
    description: 'Log users in to Django applications, map claims to groups and permissions, and end both sessions.',
  },
  dpop: {
    label: 'DPoP',
    description:
      'Tokens that are bound to a key of the client, so that a stolen one is worth nothing: how, where and why.',
  },
  email: {
    label: 'Email',
    description:
      'The messages of an identity server: delivery, scanners that follow links, templates and verified addresses.',
  },
  events: {
    label: 'Events',
    description:
      'Events of users, administrators and the system: which there are, what they contain and where they go.',
  },
  extensions: {
    label: 'Extensions',
    description:
      'Providers that add to Keycloak what it lacks: writing, loading and upgrading them, and what breaks them.',
  },
  frontegg: {
    label: 'Frontegg',
    description:
      'Frontegg and Keycloak: user management for business customers, bought as a product or run on your own terms.',
  },
  gdpr: {
    label: 'GDPR',
    description:
      'The General Data Protection Regulation and a login: what is stored, for how long, and how to delete it.',
  },
  groups: {
    label: 'Groups',
    description:
      'Groups of users in Keycloak: what they are good for, how roles hang on them, and where they stop helping.',
  },
  hosting: {
    label: 'Hosting',
    description: 'Running Keycloak in production: clusters, regions, upgrades, backups and monitoring.',
  },
  'identity-providers': {
    label: 'Identity providers',
    description:
      "Logins from elsewhere: a customer's directory, a social account or another realm, connected to yours.",
  },
  infinispan: {
    label: 'Infinispan',
    description: 'The data grid inside Keycloak: caches, invalidation, clusters across sites, and what to watch.',
  },
  invitations: {
    label: 'Invitations',
    description:
      'Invite people into an organization by email, and find out why a link, a message or a membership is missing.',
  },
  'iso-27001': {
    label: 'ISO 27001',
    description:
      'Access control under ISO/IEC 27001: which controls touch an identity server, and the evidence for each.',
  },
  java: {
    label: 'Java',
    description: 'Java on the server: resource servers, adapters and what replaces them, and providers for Keycloak.',
  },
  javascript: {
    label: 'JavaScript',
    description: 'Logins and tokens in JavaScript, in the browser and on the server, with frameworks and without.',
  },
  keycloak: {
    label: 'Keycloak',
    description: 'Keycloak itself: features, releases, configuration and how it behaves.',
  },
  kubernetes: {
    label: 'Kubernetes',
    description:
      'Keycloak on Kubernetes: the operator, rolling updates, service accounts and federated client authentication.',
  },
  launch: {
    label: 'Launch',
    description: 'New parts of the hosted service on the day they became available: what each is for and how to begin.',
  },
  licensing: {
    label: 'Licensing',
    description:
      'Licenses of identity software in plain words: what you may do with it, and what keeps your way out open.',
  },
  logout: {
    label: 'Logout',
    description: 'Ending a session everywhere: at the application, at the server, and at the applications beside it.',
  },
  'magic-links': {
    label: 'Magic links',
    description: 'Log in by a link in an email: how it works, for whom it is right, and what goes wrong with it.',
  },
  mcp: {
    label: 'MCP',
    description:
      'Authorization for servers of the Model Context Protocol, with Keycloak as their authorization server.',
  },
  migration: {
    label: 'Migration',
    description:
      'Moving users, passwords, applications and customers from one identity system to another without a bad day.',
  },
  'multi-region': {
    label: 'Multi-region',
    description: 'Keycloak in more than one region: what is replicated, what users notice, and what it costs.',
  },
  'multi-tenancy': {
    label: 'Multi-tenancy',
    description: 'Many customers on one server: realms, organizations, isolation, and how each of them scales.',
  },
  'native-apps': {
    label: 'Native apps',
    description:
      'Logins in mobile and desktop applications: the system browser, PKCE, redirects and sessions on a device.',
  },
  'next-js': {
    label: 'Next.js',
    description: 'Log users in to Next.js applications, on the server and in the browser, and log them out completely.',
  },
  nuxt: {
    label: 'Nuxt',
    description: 'Log users in to Nuxt applications with the tokens kept in server routes, away from the browser.',
  },
  oauth: {
    label: 'OAuth',
    description:
      'OAuth 2.0 and what grew from it: grants, tokens, exchange, proof of possession, and current best practice.',
  },
  okta: {
    label: 'Okta',
    description: 'Okta and Keycloak: workforce and customer identity, catalogs, lifecycle and price, compared fairly.',
  },
  onelogin: {
    label: 'OneLogin',
    description: 'OneLogin and Keycloak: what each is made for, and which questions decide between the two.',
  },
  'open-source': {
    label: 'Open source',
    description: 'Open-source and source-available software in identity, and how the projects are run.',
  },
  'openid-connect': {
    label: 'OpenID Connect',
    description:
      'Logins on top of OAuth: ID tokens, claims, discovery, sessions and logout, as applications meet them.',
  },
  organizations: {
    label: 'Organizations',
    description: 'Multi-tenancy in one realm: organizations, members, roles, domains and their identity providers.',
  },
  passkeys: {
    label: 'Passkeys',
    description: 'Logging in with a passkey: registration, recovery, rollout in stages, and what support has to know.',
  },
  'password-hashing': {
    label: 'Password hashing',
    description: 'How passwords are stored, what a hash costs at each login, and how to change the algorithm later.',
  },
  passwordless: {
    label: 'Passwordless',
    description: 'Logins without a password: links, codes and passkeys, and what takes the place of "forgot password".',
  },
  performance: {
    label: 'Performance',
    description: 'How much a Keycloak server can do, what slows it down, and how to size it for the busiest morning.',
  },
  'ping-identity': {
    label: 'Ping Identity',
    description: 'Ping Identity and Keycloak: two answers for large companies, compared by what they ask of you.',
  },
  pkce: {
    label: 'PKCE',
    description:
      'Proof Key for Code Exchange: the attack it stops, why every client should use it, and how to require it.',
  },
  postgresql: {
    label: 'PostgreSQL',
    description: "PostgreSQL as Keycloak's database: connections, growth of tables, maintenance and backups.",
  },
  privacy: {
    label: 'Privacy',
    description: 'Personal data in an identity system: what is needed, who sees it, and how it is deleted.',
  },
  protocols: {
    label: 'Protocols',
    description:
      'The protocols of identity, message by message: SAML, OpenID Connect, OAuth, SCIM and their extensions.',
  },
  provisioning: {
    label: 'Provisioning',
    description: 'Accounts that are created, changed and removed by another system before anybody logs in.',
  },
  python: {
    label: 'Python',
    description: "Logins and tokens in Python applications, and scripts that work with Keycloak's APIs.",
  },
  quarkus: {
    label: 'Quarkus',
    description: 'Keycloak on Quarkus: the distribution that replaced WildFly, its build step and its configuration.',
  },
  react: {
    label: 'React',
    description: 'Log users in to React applications: sessions, token refresh, protected routes and loaders.',
  },
  release: {
    label: 'Release',
    description: 'What a new release brings, what it changes and how to move to it.',
  },
  remix: {
    label: 'Remix',
    description: 'Log users in to Remix and React Router applications with loaders, actions and a cookie session.',
  },
  roles: {
    label: 'Roles',
    description: 'Realm roles, client roles and roles of organizations: which to use for what, and how to review them.',
  },
  saml: {
    label: 'SAML',
    description:
      'The Security Assertion Markup Language in practice: messages, metadata, certificates and common failures.',
  },
  scim: {
    label: 'SCIM',
    description:
      'The System for Cross-domain Identity Management: requests, filters, and the traps of PATCH and deletion.',
  },
  scopes: {
    label: 'Scopes',
    description:
      "OAuth scopes and Keycloak's client scopes: what they limit, what they add to a token, and what they don't do.",
  },
  security: {
    label: 'Security',
    description: 'Hardening, vulnerabilities, signatures and the reasoning behind secure defaults.',
  },
  sessions: {
    label: 'Sessions',
    description: 'Sessions at the server and in the application: lifetimes, storage, restarts, and who ends which.',
  },
  'single-page-apps': {
    label: 'Single-page apps',
    description:
      'Logins in applications that run in the browser: where tokens live, how they are renewed, what to avoid.',
  },
  'soc-2': {
    label: 'SOC 2',
    description:
      'The trust services criteria and a login: controls that concern an identity server, and how to evidence them.',
  },
  'spring-boot': {
    label: 'Spring Boot',
    description: "Spring Boot applications and APIs that trust Keycloak's tokens, with Spring Security and no adapter.",
  },
  sso: {
    label: 'SSO',
    description: 'Single sign-on: one login for many applications, and the logins of customers who bring their own.',
  },
  sveltekit: {
    label: 'SvelteKit',
    description: 'Log users in to SvelteKit applications with sessions on the server and no token in the browser.',
  },
  themes: {
    label: 'Themes',
    description: 'The look of login, account and email pages: what can be changed by settings, and what needs a theme.',
  },
  'token-exchange': {
    label: 'Token exchange',
    description: 'One token for another: services that act for a user, with less power than the user has.',
  },
  tokens: {
    label: 'Tokens',
    description:
      'Access, refresh and ID tokens: what is in them, how long they live, where they are kept and how they are renewed.',
  },
  tutorial: {
    label: 'Tutorial',
    description: 'Posts that take you from nothing to a working result, step by step, with code that was run.',
  },
  upgrades: {
    label: 'Upgrades',
    description:
      'Moving a server to a newer version: what breaks, in which order to change it, and how to test before.',
  },
  'user-profile': {
    label: 'User profile',
    description: 'Attributes of users: which there are, who may see and change them, and how they are validated.',
  },
  vue: {
    label: 'Vue',
    description: 'Log users in to Vue applications: route guards, the state of a login, and tokens in memory.',
  },
  vulnerabilities: {
    label: 'Vulnerabilities',
    description: 'Published vulnerabilities and what they mean for Keycloak: how to tell whether you are affected.',
  },
  webauthn: {
    label: 'WebAuthn',
    description: "The browser's interface to security keys and passkeys, and Keycloak's two policies for it.",
  },
  webhooks: {
    label: 'Webhooks',
    description: 'Receiving identity events over HTTP: subscriptions, signatures, retries and replay.',
  },
  wildfly: {
    label: 'WildFly',
    description:
      'The application server that carried Keycloak until version 20: moving away from it, and what has no equivalent.',
  },
  workflows: {
    label: 'Workflows',
    description: 'Tasks that Keycloak runs by itself over time, such as disabling accounts that nobody has used.',
  },
  workos: {
    label: 'WorkOS',
    description:
      'WorkOS and Keycloak: single sign-on and directory sync bought by the connection, or run on your own server.',
  },
}
