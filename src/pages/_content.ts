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
  description: `${brand.name} hosts Keycloak in several regions with a 99.95 % uptime guarantee and supports it round the clock: organizations, SSO, webhooks, API.`,
}

export const hero: HeroProps = {
  title: 'Keycloak, run for you',
  lead: `${brand.name} hosts Keycloak in several regions and answers at any hour. Your customers become organizations with their own sign-in, members and roles. You keep the open-source server and every standard it speaks.`,
  actions: [
    {label: 'Open the dashboard', to: brand.links.dashboard},
    {label: 'Read the docs', to: '/docs/introduction/'},
  ],
  points: [
    {term: 'Managed hosting', text: 'Shared deployments and dedicated clusters: upgraded, backed up and watched.'},
    {
      term: 'Enterprise support',
      text: 'For Keycloak you run yourself: reviews, upgrades, extensions, somebody on call.',
    },
  ],
}

export const loginFlow: SteppedFlowProps = {
  title: 'How a member of an organization signs in',
  description:
    'Alice enters her mail address. Its domain, globex.example, names the organization Globex Ltd. If Globex has an identity provider of its own, she signs in there; if not, another way such as a magic link by mail. Either way she is a member of Globex with the role billing, and the application gets a token whose claim organizations says so.',
  legend: 'Step through the login',
  nodes: [
    {id: '1', label: 'Address', detail: 'alice@globex.example', kind: 'start'},
    {id: '2', label: 'Organization', detail: 'Globex Ltd'},
    {id: '3', label: 'Own provider?', kind: 'decision'},
    {id: '4', label: 'Their sign-in', detail: 'OIDC or SAML'},
    {id: '5', label: 'Magic link', detail: 'by mail'},
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
      label: 'She enters her address',
      text: 'One field, one page, in your design. Nobody picks a company from a list.',
    },
    {
      label: 'The domain decides',
      text: 'The organization that has this domain is found from the address. A flow can insist on its proof by DNS.',
      wire: 'globex.example → Globex Ltd',
    },
    {
      label: 'Which way in?',
      text: 'Each organization may bring an identity provider. The flow asks which is linked.',
    },
    {
      label: 'Her company signs her in',
      text: 'Keycloak sends her to the provider of Globex and checks what comes back.',
      wire: '302 → login.globex.example',
    },
    {
      label: 'Or a link does',
      text: 'Without a provider, any way you allow: a link by mail, a passkey, a password.',
    },
    {
      label: 'Membership and roles',
      text: 'She joins Globex at her first login. Roles come from her provider or from an invitation.',
    },
    {
      label: 'Your application knows',
      text: 'One claim tells the organization and her roles in it. No second look-up.',
      wire: '"organizations": {"b4b9bdcc-…": {"name": "globex", "roles": ["billing"]}}',
    },
  ],
}

export const facts: FactRowProps = {
  id: 'promises',
  label: 'What is promised',
  facts: [
    {figure: '99.95 %', text: 'uptime, guaranteed'},
    {figure: '24 × 7', text: 'support, nights and holidays included'},
    {figure: 'Several regions', text: 'highly available in each'},
    {figure: 'OIDC, OAuth 2, SAML', text: 'standards, so that you can leave'},
  ],
}

export const organizations: SplitText = {
  id: 'organizations',
  title: 'Your customers, as organizations in one realm',
  text: [
    'An organization has members, roles, invitations, verified domains, attributes and identity providers of its own. A user may belong to several and switch between them.',
    'You give each customer an administrator, not a realm: one set of clients, one login page, one upgrade.',
  ],
  more: {
    label: 'Native organizations or the extension: what each does better',
    to: '/blog/organizations-native-or-extension/',
  },
}

export const organizationTree: TreeProps = {
  title: 'Organizations in a realm',
  description:
    'The realm acme has the clients acme-web and acme-api and two organizations. Globex Ltd has the domain globex.example, an identity provider linked over SAML, the roles billing and viewer, and the member Alice with the role billing. Initech has an invitation that waits for bob@initech.example.',
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
  title: 'Enterprise SSO, set up by the customer',
  lead: 'The wizard walks an administrator of the customer through their own identity provider: Entra ID, Okta, Google, AD FS, Auth0, AWS, Cloudflare, CyberArk, Duo, JumpCloud, LastPass, OneLogin, Oracle, PingOne, Salesforce, or any other that speaks OIDC or SAML.',
  steps: [
    {
      label: 'You send a link',
      text: 'One API call makes a link that opens the wizard for one organization. It expires.',
    },
    {
      label: 'They follow the steps',
      text: 'Which button to press in their console, which value to paste, in their words.',
    },
    {
      label: 'The wizard reads along',
      text: 'It fetches the metadata they name and goes on only when it makes sense of it.',
    },
    {label: 'Their users sign in', text: 'From the next login on, addresses of their domain go to their provider.'},
  ],
}

export const samlSignIn: SequenceProps = {
  title: 'A member signs in over SAML',
  description:
    "Alice's browser opens the application, which sends her to Keycloak. She enters her address; its domain leads to the identity provider of Globex. Keycloak sends a SAML request through the browser, Globex signs her in and posts a signed response back to Keycloak's broker endpoint. Keycloak checks it, makes her a member, and sends the browser to the application with a code, which the application redeems for tokens with the organization in them.",
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
  lead: 'Who does what, without tickets in between.',
  tone: 'sunken',
  features: [
    {
      term: 'Their administrators: the admin portal',
      text: 'Members, invitations, roles, domains and single sign-on of their own organization. Nothing of anybody else.',
    },
    {
      term: 'You: the dashboard',
      text: 'Clusters and realms, self-serve: configuration and observability of what you run with us.',
    },
    {
      term: 'Their users: the account pages',
      text: 'Profile, credentials, sessions, and the organization they act for.',
    },
    {
      term: 'You: Keycloak itself',
      text: 'The admin console and the admin REST API, as upstream documents them.',
    },
    {
      term: 'Without a password: magic links',
      text: 'A link by mail signs a user in, from the login page or from your own code.',
    },
    {term: 'Your programs: the API', text: 'Whatever the portal does is an HTTP call with a token and a role.'},
  ],
}

export const api: CodeShowcaseProps = {
  id: 'api',
  title: 'A real call, and its real answer',
  lead: 'Recorded from Keycloak 26.5.6 with the organizations extension 0.144. The receiver is the one our tests run.',
  samples: Samples,
}

export const token: SplitText = {
  id: 'tokens',
  title: 'A token your code can act on',
  text: [
    'Mappers put the organization and the roles a user has in it into the token. Your API reads one claim and decides.',
    'This one was issued for Alice. Each claim is drawn with what made it.',
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
  title: 'Every change and every login leaves a line',
  lead: 'Stored in the realm, searchable over the API, and sent to your webhook as it happens, signed.',
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
      detail: 'alice@globex.example signed in',
    },
    {
      time: '2026-11-21T03:59:10.776Z',
      type: 'admin.INVITATION-CREATE',
      subject: 'orgs/b4b9bdcc…/invitations/f07cdcb2…',
      detail: 'bob@globex.example invited with the role billing',
    },
    {
      time: '2026-11-21T03:59:10.762Z',
      type: 'admin.ORGANIZATION_ROLE_MAPPING-CREATE',
      subject: 'orgs/b4b9bdcc…/roles/billing/users/d598b924…',
      detail: 'Alice may now act for billing',
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
      detail: 'Globex Ltd came to be',
    },
  ],
}

export const map: MapSectionProps = {
  id: 'regions',
  title: 'Close to your users, in more than one place',
  lead: 'Choose the region that your users and your data protection ask for. In each, Keycloak runs highly available.',
  map: {
    title: 'Regions',
    description: `A map of the world with the regions: ${regions.map(({label}) => label).join(', ')}.`,
    regions,
  },
}

export const support: StepsProps = {
  id: 'support',
  title: 'What happens at three in the morning',
  lead: 'Logins are down and you write to us. This is the plan, whatever the hour.',
  steps: [
    {label: 'It reaches a person', text: 'Support is staffed round the clock. Nobody waits for an office to open.'},
    {label: 'Who knows Keycloak', text: 'And your deployment: its version, its extensions, its last changes.'},
    {label: 'Restores first', text: 'The aim is that logins work again; the cause is looked for after that.'},
    {label: 'Then explains', text: 'You get what happened, why, and what keeps it from happening again.'},
  ],
}

export const prices: PriceEntryProps = {
  id: 'pricing',
  title: 'Where prices begin',
  plans: [
    {
      name: 'Shared deployment',
      price: formatPriceStart(pricing.sharedDeployment),
      text: 'A realm on a cluster that we run for several customers. To build, to try, to launch.',
      action: {label: 'Create a realm', to: brand.links.dashboard},
    },
    {
      name: 'Dedicated cluster',
      price: formatPriceStart(pricing.dedicatedCluster),
      text: 'Keycloak for you alone, in your region, under your domain.',
      action: {label: 'Plan a cluster', to: `mailto:${brand.supportEmail}`},
    },
    {
      name: 'Enterprise support',
      price: formatPriceStart(pricing.enterpriseSupport),
      text: 'For Keycloak on your own infrastructure, with somebody on call.',
      action: {label: 'Talk to support', to: `mailto:${brand.supportEmail}`},
    },
  ],
}

export const callToAction: CallToActionProps = {
  title: 'See a login work within the hour',
  text: 'Create a realm in the dashboard, or start a Keycloak of your own, and run the sample against it: login, logout, a protected page and an API call.',
  actions: [
    {label: 'Open the dashboard', to: brand.links.dashboard},
    {label: 'Run the sample', to: '/docs/getting-started/sample/'},
  ],
}
