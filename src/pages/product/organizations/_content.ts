import type {TokenClaimsProps} from '../../../kit/figures'
import type {PageProps} from '../../../kit/layout/Page'
import type {CallToActionProps} from '../../../kit/sections/CallToAction'
import type {CodeShowcaseProps} from '../../../kit/sections/CodeShowcase'
import type {DataTableProps} from '../../../kit/sections/DataTable'
import type {FaqProps} from '../../../kit/sections/Faq'
import type {HeroProps} from '../../../kit/sections/Hero'
import type {NarrowProseProps} from '../../../kit/sections/NarrowProse'
import type {SplitProps} from '../../../kit/sections/Split'
import type {TokenPairProps} from '../../../kit/ui/TokenPair'
import {brand} from '../../../data/brand'
import {offered} from '../../../data/offer/offered'
import {planName} from '../../../data/offer/plan'
import {hostingPlans} from '../../../data/offer/pricing'
import {recordings} from '../../../data/recordings'
import {formatCount} from '../../../lib/formatPrice'
import {longDate} from '../../../lib/longDate'
import Requests from './_requests.mdx'

export const page: Omit<PageProps, 'children'> = {
  meta: {
    title: 'Organizations: all your customers in one Keycloak realm',
    description:
      'Give each customer its own members, roles, domains, and login in one realm. See what customers can see of each other, what tokens contain, and what it costs.',
  },
  label: 'Organizations',
}

export const hero: HeroProps = {
  title: 'All your customers in\u00a0one\u00a0realm',
  lead: 'Create an organization for each business customer, with its members, roles, domains, single sign-on, and administrators. You keep one login page and one set of applications for all of them.',
  actions: [
    {label: 'Create a realm', to: brand.links.dashboard},
    {label: 'Read how organizations work', to: '/docs/organizations/'},
  ],
}

const {cedar, maple} = recordings.logins

export const twoCustomers: TokenPairProps = {
  holders: [
    {title: 'Carol logs in at Cedar Bank', shot: 'provider-cedar', token: cedar.token},
    {title: 'Mia logs in at Maple Health', shot: 'provider-maple', token: maple.token},
  ],
  shared: 'The same realm and application for both',
  note: `Access tokens, recorded from ${recordings.versions.slice(0, 2).join(' with ')} on ${longDate(recordings.date)}. IDs are shortened.`,
}

export const isolation: DataTableProps = {
  id: 'isolation',
  title: 'What one customer sees of another',
  lead: 'Olivia administers Cedar Bank and has all default roles there. She uses her token to ask for another customer, Maple Health, whose ID she knows, and a running server gave these answers.',
  columns: ['She asks for', 'Request', 'Response'],
  rows: [
    ['Maple Health itself', '`GET /orgs/{maple}`', '401'],
    ['Its members', '`GET /orgs/{maple}/members`', '401'],
    ['Its roles', '`GET /orgs/{maple}/roles`', '401'],
    ['Its domains', '`GET /orgs/{maple}/domains`', '401'],
    ['Its invitations', '`GET /orgs/{maple}/invitations`', '401'],
    ['Its identity provider', '`GET /orgs/{maple}/idps`', '401'],
    ['The number of your customers', '`GET /orgs/count`', '401'],
    ['A list of your customers', '`GET /orgs`', '200, with Cedar Bank only'],
    [
      'Anything beyond this table',
      'Six exceptions, such as one role that reaches outside of its organization',
      {label: 'Limits of tenant isolation', to: '/docs/organizations/#limits-of-tenant-isolation'},
    ],
  ],
  note: 'Read the limits before you give a customer the role manage-identity-providers. A member who has it can get roles outside of the organization, including administrator roles of the realm. Keycloak also doesn’t separate your application’s data, so check the organization in the token on every request.',
}

export const requests: CodeShowcaseProps = {
  id: 'api',
  title: 'From a signed contract to the first login',
  lead: 'Your back end sends two requests: one creates the organization, and one invites the customer’s administrator. The link in the email opens the admin portal, where the administrator invites the rest of the company.',
  samples: Requests,
}

export const token: Omit<SplitProps, 'children'> = {
  id: 'tokens',
  title: 'Read one claim in your application',
  text: [
    'For example, Ida is a consultant who works for both customers with one account. When she chooses Maple Health in your application, her next token contains that customer, her roles there, and its plan, but nothing about Cedar Bank.',
    'You can also store plans, regions, and limits as attributes of the organization. If you add them to the token, your application can turn features on and off without another request.',
  ],
  more: {label: 'Add the claim and the switcher', to: '/docs/organizations/active-organization/'},
  tone: 'sunken',
}

export const claims: TokenClaimsProps = {
  title: 'An access token for one customer',
  description:
    'The payload of Ida’s access token. The claim iss comes from the realm, azp from the client, and sub from her user account. The claim active_organization comes from the active organization mapper. It contains the id, name, role, and attribute of Maple Health.',
  claims: [
    {name: 'iss', value: '"https://auth.example.com/realms/acme"', source: 'Realm'},
    {name: 'azp', value: '"acme-web"', source: 'Client'},
    {name: 'sub', value: '"7f2c51aa-90e4-…"', source: 'User ID'},
    {
      name: 'active_organization',
      value:
        '{"id": "3e81f7d0-…",\n  "name": "maple",\n  "role": ["view-members"],\n  "attribute": {"plan": ["business"]}}',
      source: 'Active organization mapper',
      accent: true,
    },
  ],
}

export const cost: Omit<NarrowProseProps, 'children'> = {
  id: 'realm-or-organization',
  title: 'Compare with a realm for each customer',
  lead: 'A realm for each customer isolates them more strictly, but takes more work and more server resources.',
}

export const faq: FaqProps = {
  id: 'questions',
  title: 'Frequently asked questions',
  tone: 'sunken',
  questions: [
    {
      question: 'Is this Keycloak’s built-in organizations feature?',
      answer:
        'No, the service runs an extension with a different API and different tokens, and turns the built-in feature off. The extension adds roles for each customer, delegated administration, and domains verified through DNS. The built-in feature comes with Keycloak and has groups inside a customer.',
      more: {
        label: 'Compare both features',
        to: '/blog/organizations-native-or-extension/',
      },
    },
    {
      question: 'What does another customer cost?',
      answer: `Nothing, because organizations are free. ${planName.Shared.a} can have up to ${formatCount(hostingPlans.shared.limits.organizations)} of them, and we set no limit on ${planName.dedicated.a}. You pay for monthly active users and for SSO connections beyond those included.`,
      more: offered.calculators
        ? {label: 'Calculate your price', to: '/pricing/#calculator'}
        : {label: 'See all prices', to: '/pricing/'},
    },
    {
      question: 'Can a user belong to several customers?',
      answer:
        'Yes, with one account and different roles in each. The user chooses a customer at login or in your application, and the next token is for that customer.',
      more: {
        label: 'Let users choose at login',
        to: '/docs/organizations/active-organization-authenticator/',
      },
    },
    {
      question: 'Can we migrate our existing customers?',
      answer:
        'Yes, you first import the users, with their password hashes if Keycloak can check them. Then one request imports all organizations with their roles, members, and open invitations, or none of them if one fails.',
      more: {label: 'Plan the migration', to: '/docs/user-migration/'},
    },
    {
      question: 'Can we take our organizations with us?',
      answer:
        'Yes, one request exports them as JSON, without accounts, identity providers, and the verification of domains. Accounts and identity providers move with the realm export, and you verify each domain again.',
      more: {label: 'See what an export contains', to: '/docs/organizations/organizations-import-export/'},
    },
  ],
}

export const callToAction: CallToActionProps = {
  title: 'Try it with two customers',
  text: 'Create two organizations in a realm and add the same user to both. Assign a role in one of them, and watch the server reject a request for the other.',
  actions: [
    {label: 'Create a realm', to: brand.links.dashboard},
    {label: 'Talk to us about your customers', to: '/contact/'},
  ],
}
