import type {SequenceProps, SteppedFlowProps, TokenClaimsProps, TreeProps} from '../components/figures'
import type {CallToActionProps} from '../components/sections/CallToAction'
import type {CodeShowcaseProps} from '../components/sections/CodeShowcase'
import type {EventLogProps} from '../components/sections/EventLog'
import type {FactRowProps} from '../components/sections/FactRow'
import type {FeatureListProps} from '../components/sections/FeatureList'
import type {HeroProps} from '../components/sections/Hero'
import type {MapSectionProps} from '../components/sections/MapSection'
import type {PriceEntryProps} from '../components/sections/PriceEntry'
import type {SplitProps} from '../components/sections/Split'
import type {StepsProps} from '../components/sections/Steps'
import {brand} from '../data/brand'
import {pricing} from '../data/pricing'
import {regions} from '../data/regions'
import {formatPriceStart} from '../lib/formatPrice'
import Samples from './_samples.mdx'

type SplitText = Omit<SplitProps, 'children'>

export const meta = {
  title: 'Managed Keycloak hosting and enterprise support',
  description: `${brand.name} hosts Keycloak in several regions with a 99.95% uptime guarantee and support around the clock: organizations, SSO, webhooks, API.`,
}

export const hero: HeroProps = {
  title: 'Keycloak, run for you',
  lead: `${brand.name} hosts Keycloak in the region you choose and supports it around the clock. Each of your customers gets an organization with its own login, members and roles. It is still Keycloak: an open-source server that speaks open standards.`,
  actions: [
    {label: 'Open the dashboard', to: brand.links.dashboard},
    {label: 'Read the docs', to: '/docs/introduction/'},
  ],
  points: [
    {
      term: 'Managed hosting',
      text: 'Shared deployments and dedicated clusters, with upgrades, backups and monitoring.',
    },
    {
      term: 'Enterprise support',
      text: 'For Keycloak that you run yourself: reviews, upgrades, custom extensions, on-call support.',
    },
  ],
}

export const loginFlow: SteppedFlowProps = {
  title: 'How a member of an organization logs in',
  description:
    'Alice enters her email address. Its domain, globex.example, belongs to the organization Globex Ltd. If Globex has its own identity provider, she logs in there; if not, in another way, such as with a magic link sent by email. Either way, she is a member of Globex with the role billing, and the application gets a token that says so in its claim organizations.',
  legend: 'Step through the login',
  nodes: [
    {id: '1', label: 'Address', detail: 'alice@globex.example', kind: 'start'},
    {id: '2', label: 'Organization', detail: 'Globex Ltd'},
    {id: '3', label: 'Own provider?', kind: 'decision'},
    {id: '4', label: 'Their login', detail: 'OIDC or SAML'},
    {id: '5', label: 'Magic link', detail: 'by email'},
    {id: '6', label: 'Member', detail: 'role billing'},
    {id: '7', label: 'Token', detail: 'for your app', kind: 'end'},
  ],
  edges: [
    {from: '1', to: '2'},
    {from: '2', to: '3'},
    {from: '3', to: '4', label: 'yes'},
    {from: '3', to: '5', label: 'no'},
    {from: '4', to: '6'},
    {from: '5', to: '6'},
    {from: '6', to: '7'},
  ],
  steps: [
    {
      label: 'Alice enters her address',
      text: 'One field, on a page in your own design. Nobody has to pick a company from a list.',
    },
    {
      label: 'The domain decides',
      text: 'Keycloak finds the organization with this domain. You can require that the domain was verified through DNS.',
      wire: 'globex.example → Globex Ltd',
    },
    {
      label: 'Is there a company login?',
      text: 'An organization can have its own identity provider. The login flow looks for one.',
    },
    {
      label: 'If so, she logs in there',
      text: 'Keycloak sends her to the identity provider of Globex and verifies the response.',
      wire: '302 → login.globex.example',
    },
    {
      label: 'If not, she gets a link',
      text: 'Or she uses a passkey or a password: whatever you allow.',
    },
    {
      label: 'Membership and roles',
      text: 'She joins Globex at her first login. Her roles come from an invitation, the admin portal or the API.',
    },
    {
      label: 'Your application knows',
      text: 'One claim names the organization and her roles in it, so no further lookup is needed.',
      wire: '"organizations": {"b4b9bdcc-…": {"name": "globex", "roles": ["billing"]}}',
    },
  ],
}

export const facts: FactRowProps = {
  id: 'promises',
  label: 'What we promise',
  facts: [
    {figure: '99.95%', text: 'uptime guarantee'},
    {figure: '24/7', text: 'support'},
    {figure: 'Multi-region', text: 'and highly available'},
    {figure: 'OIDC, OAuth 2, SAML', text: 'open standards, so you can leave'},
  ],
}

export const organizations: SplitText = {
  id: 'organizations',
  title: 'All your customers in one realm, each an organization',
  text: [
    'An organization has its own members, roles, invitations, verified domains, attributes and identity providers. A user can belong to several organizations and switch between them.',
    'Customers don’t need a realm each. They share one set of clients and one login page, and each has its own administrators.',
  ],
  more: {
    label: 'Built-in organizations or the extension: what each does better',
    to: '/blog/organizations-native-or-extension/',
  },
}

export const organizationTree: TreeProps = {
  title: 'Organizations in a realm',
  description:
    'The realm acme has the clients acme-web and acme-api and two organizations. Globex Ltd has the domain globex.example, an identity provider linked over SAML, the roles billing and viewer, and the member Alice with the role billing. Initech has an open invitation for bob@initech.example.',
  root: {
    label: 'acme',
    detail: 'realm',
    children: [
      {
        label: 'Globex Ltd',
        detail: 'organization',
        tone: 'tint-1',
        children: [
          {label: 'globex.example', detail: 'domain'},
          {label: 'globex-saml', detail: 'identity provider'},
          {label: 'Alice', detail: 'member, billing', tone: 'accent'},
        ],
      },
      {
        label: 'Initech',
        detail: 'organization',
        tone: 'tint-1',
        children: [{label: 'bob@initech.example', detail: 'invitation'}],
      },
    ],
  },
}

export const ssoWizard: StepsProps = {
  id: 'sso',
  title: 'Enterprise SSO, set\u00a0up by the customer',
  lead: 'The wizard guides an administrator at your customer through connecting their own identity provider: Entra ID, Okta, Google, AD FS, Auth0, AWS, Cloudflare, CyberArk, Duo, JumpCloud, LastPass, OneLogin, Oracle, PingOne, Salesforce, or any other that speaks OIDC or SAML.',
  steps: [
    {
      label: 'You send a link',
      text: 'One API call creates a link that opens the wizard for one organization. The link expires.',
    },
    {
      label: 'They follow the steps',
      text: 'Each step says what to click and which value to paste, in the terms of their provider.',
    },
    {
      label: 'The wizard checks',
      text: 'It fetches the metadata of their provider, and continues only if it can read it.',
    },
    {
      label: 'Their users log in',
      text: 'From then on, users with an address of that domain are sent to their provider.',
    },
  ],
}

export const samlSignIn: SequenceProps = {
  title: 'A member logs in with SAML',
  // The section is as wide as the figure.
  canEnlarge: false,
  description:
    "Alice's browser opens the application, which sends her to Keycloak. She enters her address; its domain leads to the identity provider of Globex. Keycloak sends a SAML request through the browser, Globex logs her in and posts a signed response back to Keycloak's broker endpoint. Keycloak checks it, makes her a member, and sends the browser to the application with a code, which the application redeems for tokens with the organization in them.",
  actors: [
    {id: 'app', label: 'Your application'},
    {id: 'browser', label: "Alice's browser", tone: 'plain'},
    {id: 'keycloak', label: 'Keycloak, realm acme', tone: 'tint-1'},
    {id: 'globex', label: 'Identity provider of Globex', tone: 'tint-2'},
  ],
  steps: [
    {from: 'app', to: 'browser', label: '302 …/openid-connect/auth'},
    {from: 'browser', to: 'keycloak', label: 'alice@globex.example'},
    {from: 'keycloak', to: 'keycloak', label: 'Domain → Globex → globex-saml'},
    {from: 'keycloak', to: 'browser', label: 'SAML AuthnRequest'},
    {from: 'browser', to: 'globex', label: 'AuthnRequest'},
    {from: 'globex', to: 'browser', label: 'SAML response, signed', dashed: true},
    {from: 'browser', to: 'keycloak', label: 'POST …/broker/globex-saml/endpoint', accent: true},
    {from: 'keycloak', to: 'keycloak', label: 'Signature, audience, membership'},
    {from: 'keycloak', to: 'browser', label: '302 with a code', dashed: true},
    {from: 'browser', to: 'app', label: 'Code'},
    {from: 'app', to: 'keycloak', label: 'POST …/token'},
    {from: 'keycloak', to: 'app', label: 'Tokens with the organization', dashed: true},
  ],
}

export const adminPortal: FeatureListProps = {
  id: 'admin-portal',
  title: 'An admin portal for them, a dashboard for you',
  lead: 'Everybody can do their own work, without opening a ticket.',
  tone: 'sunken',
  features: [
    {
      term: 'Their administrators: the admin portal',
      text: 'Members, invitations, roles, domains and single sign-on of their own organization, and of no other.',
    },
    {
      term: 'You: the dashboard',
      text: 'Self-serve management of your clusters and realms: configuration and observability.',
    },
    {
      term: 'Their users: the account pages',
      text: 'Profile, credentials and sessions.',
    },
    {
      term: 'You: Keycloak itself',
      text: 'The admin console and the admin REST API, as the Keycloak project documents them.',
    },
    {
      term: 'Without a password: magic links',
      text: 'A link sent by email logs a user in. Your own code can create such links, too.',
    },
    {
      term: 'Your programs: the API',
      text: 'Organizations, members, roles and webhooks, over HTTP with an access token.',
    },
  ],
}

export const api: CodeShowcaseProps = {
  id: 'api',
  title: 'A real request and its response',
  lead: 'Create an organization over the API, and check that a webhook is genuine. The response was recorded from Keycloak 26.5.6 with the organizations extension 0.144.',
  samples: Samples,
}

export const token: SplitText = {
  id: 'tokens',
  title: 'A token that tells your code what it needs',
  text: [
    'Mappers add the organization to the token, with the roles that the user has in it. Your API reads one claim and decides.',
    'This token was issued for Alice. Next to each claim is what put it there.',
  ],
  more: {label: 'Decode and verify a token by hand', to: '/articles/jwts/decoding-jwt-structure/'},
  side: 'left',
}

export const tokenClaims: TokenClaimsProps = {
  title: "A member's access token",
  description:
    'The payload of an access token: iss and azp come from the realm and the client, sub is the user id, email comes from the mapper of the scope email, and organizations comes from the organization role mapper with the id, name and roles of each organization.',
  claims: [
    {name: 'iss', value: '"https://auth.example.com/realms/acme"', source: 'Realm'},
    {name: 'azp', value: '"acme-web"', source: 'Client'},
    {name: 'sub', value: '"d598b924-b3d1-…"', source: 'User id'},
    {name: 'email', value: '"alice@globex.example"', source: 'Scope email'},
    {
      name: 'organizations',
      value: '{"b4b9bdcc-1465-…":\n  {"name": "globex", "roles": ["billing"]}}',
      source: 'Organization role mapper',
      accent: true,
    },
  ],
}

export const auditLog: EventLogProps = {
  id: 'audit-logs',
  title: 'An audit log of logins and changes',
  lead: 'Once you switch it on, the realm stores every login and every change, and you can search both over the API. Signed webhooks tell your systems as it happens.',
  note: 'Recorded on 21 November 2026 from Keycloak 26.5.6 with the organizations extension 0.144, in one minute of one test realm. Ids are shortened.',
  events: [
    {
      time: '2026-11-21T03:59:11.224Z',
      type: 'access.LOGIN_ERROR',
      subject: 'acme-web',
      detail: 'invalid_user_credentials for alice@globex.example',
    },
    {
      time: '2026-11-21T03:59:10.978Z',
      type: 'access.LOGIN',
      subject: 'acme-web',
      detail: 'alice@globex.example logged in',
    },
    {
      time: '2026-11-21T03:59:10.776Z',
      type: 'admin.INVITATION-CREATE',
      subject: 'orgs/b4b9bdcc…/invitations/f07cdcb2…',
      detail: 'bob@globex.example was invited with the role billing',
    },
    {
      time: '2026-11-21T03:59:10.762Z',
      type: 'admin.ORGANIZATION_ROLE_MAPPING-CREATE',
      subject: 'orgs/b4b9bdcc…/roles/billing/users/d598b924…',
      detail: 'Alice was given the role billing',
    },
    {
      time: '2026-11-21T03:59:10.728Z',
      type: 'admin.ORGANIZATION_MEMBERSHIP-CREATE',
      subject: 'orgs/b4b9bdcc…/members/d598b924…',
      detail: 'Alice became a member of Globex',
    },
    {
      time: '2026-11-21T03:59:10.548Z',
      type: 'admin.ORGANIZATION-CREATE',
      subject: 'orgs/b4b9bdcc…',
      detail: 'Globex Ltd was created',
    },
  ],
}

export const map: MapSectionProps = {
  id: 'regions',
  title: 'Close to your users',
  lead: 'Choose a region near your users, or one that your data protection rules require.',
  map: {
    title: 'Regions',
    description: `A map of the world with the regions: ${regions.map(({label}) => label).join(', ')}.`,
    regions,
  },
}

export const support: StepsProps = {
  id: 'support',
  title: 'When logins are down at three in the morning',
  lead: 'Support works around the clock, for what we host and, with enterprise support, for your own servers. This is how to get help fast.',
  steps: [
    {label: 'Be prepared', text: 'Note in your runbook: our address, the name of your realm, and who may contact us.'},
    {
      label: 'Look at the dashboard',
      text: 'It shows whether the cluster is the problem, or something inside the realm.',
    },
    {label: 'Write to support', text: `Day or night, at ${brand.supportEmail}.`},
    {
      label: 'Say what you see',
      text: 'The realm, the time with its time zone, the error text. Never send passwords or tokens.',
    },
  ],
}

export const prices: PriceEntryProps = {
  id: 'pricing',
  title: 'Prices',
  plans: [
    {
      name: 'Shared deployment',
      price: formatPriceStart(pricing.sharedDeployment),
      text: 'A realm on a cluster that several customers share, for development and for launch.',
      action: {label: 'Create a realm', to: brand.links.dashboard},
    },
    {
      name: 'Dedicated cluster',
      price: formatPriceStart(pricing.dedicatedCluster),
      text: 'A cluster of your own, in the region you choose and under your own domain.',
      action: {label: 'Plan a cluster', to: `mailto:${brand.supportEmail}`},
    },
    {
      name: 'Enterprise support',
      price: formatPriceStart(pricing.enterpriseSupport),
      text: 'For Keycloak on your own infrastructure, with support on call.',
      action: {label: 'Talk to support', to: `mailto:${brand.supportEmail}`},
    },
  ],
}

export const callToAction: CallToActionProps = {
  title: 'Get your first login working in an hour',
  text: 'Create a realm in the dashboard or start Keycloak on your machine, then run the sample: login, logout, a protected page and an API call.',
  actions: [
    {label: 'Open the dashboard', to: brand.links.dashboard},
    {label: 'Run the sample', to: '/docs/getting-started/sample/'},
  ],
}
