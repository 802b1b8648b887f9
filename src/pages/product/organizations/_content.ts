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
import {hostingPlans} from '../../../data/pricing'
import {recordings} from '../../../data/recordings'
import {formatCount} from '../../../lib/formatPrice'
import {longDate} from '../../../lib/longDate'
import Requests from './_requests.mdx'

export const page: Omit<PageProps, 'children'> = {
  meta: {
    title: 'Organizations: all your customers in one Keycloak realm',
    description:
      'Give each customer its own members, roles, domains and login without a realm each: what one customer can see of another, what tokens say, what it costs.',
  },
  label: 'Organizations',
}

export const hero: HeroProps = {
  title: 'One realm for all customers, each kept apart',
  lead: 'An organization is one of your business customers: its people, their roles, its domains, its own SSO, its administrators. You keep one login page and one set of applications for all of them.',
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
  note: `Access tokens, recorded from ${recordings.versions.slice(0, 2).join(' with ')} on ${longDate(recordings.date)}; ids shortened.`,
}

export const isolation: DataTableProps = {
  id: 'isolation',
  title: 'Can one customer see another?',
  lead: 'Olivia administers Cedar Bank with every role that it has. With her token she asked for another customer, Maple Health, whose id she knows. These are the answers from a running server.',
  columns: ['She asks for', 'Request', 'Answer'],
  rows: [
    ['Maple Health itself', '`GET /orgs/{maple}`', '401'],
    ['Its members', '`GET /orgs/{maple}/members`', '401'],
    ['Its roles', '`GET /orgs/{maple}/roles`', '401'],
    ['Its domains', '`GET /orgs/{maple}/domains`', '401'],
    ['Its invitations', '`GET /orgs/{maple}/invitations`', '401'],
    ['Its identity provider', '`GET /orgs/{maple}/idps`', '401'],
    ['How many customers you have', '`GET /orgs/count`', '401'],
    ['A list of them', '`GET /orgs`', '200, with Cedar Bank and no other'],
    [
      'What is visible all the same',
      'Six cases, such as a login that two customers share',
      {label: 'Each with its cure', to: '/docs/organizations/#tenant-isolation'},
    ],
  ],
  note: 'The requests run again whenever the page in the documentation is proven. Your application’s own data is yours to separate: the token says for which customer a request is.',
}

export const requests: CodeShowcaseProps = {
  id: 'api',
  title: 'From a signed contract to the first login',
  lead: 'Your back end sends two requests, and the customer’s administrator does the rest. The link in the email leads to the admin portal.',
  samples: Requests,
}

export const token: Omit<SplitProps, 'children'> = {
  id: 'tokens',
  title: 'Your application reads one claim',
  text: [
    'Ida, a consultant, works for both customers with one account. In your application’s switcher she chose Maple Health: her next token names that customer, her roles there and its plan, and nothing about the bank.',
    'Plans, regions and limits are attributes of the organization. Put them into the token, and your application can turn features on and off without another request.',
  ],
  more: {label: 'Add the claim and the switcher', to: '/docs/organizations/active-organization/'},
  tone: 'sunken',
}

export const claims: TokenClaimsProps = {
  title: 'An access token for one customer',
  description:
    'The payload of Ida’s access token: iss comes from the realm, azp from the client, sub is her user id, and active_organization, from the active organization mapper, holds id, name, role and attribute of Maple Health.',
  claims: [
    {name: 'iss', value: '"https://auth.example.com/realms/acme"', source: 'Realm'},
    {name: 'azp', value: '"acme-web"', source: 'Client'},
    {name: 'sub', value: '"7f2c51aa-90e4-…"', source: 'User id'},
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
  title: 'Would a realm for each customer be better?',
  lead: 'Realms separate customers more strictly, but each one takes more work and more of the server.',
}

export const faq: FaqProps = {
  id: 'questions',
  title: 'Before you move your customers',
  tone: 'sunken',
  questions: [
    {
      question: 'Is this Keycloak’s own feature of the same name?',
      answer:
        'No. The service runs an extension with another API and other tokens, and turns the native feature off. The extension has roles for each customer, delegated administration and domains proven through DNS; the native one has groups inside a customer and comes with Keycloak.',
      more: {
        label: 'Compare both, feature by feature',
        to: '/blog/organizations-native-or-extension/',
      },
    },
    {
      question: 'What does one more customer cost?',
      answer: `Nothing: organizations are not billed. A shared deployment can have ${formatCount(hostingPlans.shared.limits.organizations)} of them, and a dedicated cluster has no limit of ours. The price grows with monthly active users and with SSO connections.`,
      more: {label: 'Work out your price', to: '/pricing/#calculator'},
    },
    {
      question: 'Can a person belong to several customers?',
      answer:
        'Yes, with one account and different roles in each. They choose, at login or in your application, which customer the next token is for.',
      more: {
        label: 'Let people choose at the login',
        to: '/docs/organizations/active-organization-authenticator/',
      },
    },
    {
      question: 'Can we bring our existing customers?',
      answer:
        'Users come first, with their password hashes where Keycloak can check them. Then one request imports the organizations with roles, members and open invitations, all of them or none.',
      more: {label: 'Plan the migration', to: '/docs/user-migration/'},
    },
    {
      question: 'How do we leave?',
      answer:
        'One request exports the same structure as JSON. It leaves out accounts, identity providers and the verification of domains: accounts and providers move with the realm, and each domain has to be verified again.',
      more: {label: 'See what an export holds', to: '/docs/organizations/organizations-import-export/'},
    },
  ],
}

export const callToAction: CallToActionProps = {
  title: 'Try it with two customers',
  text: 'Create two organizations in a realm, put one person in both, give a role in one, and watch the server refuse a request for the other.',
  actions: [
    {label: 'Create a realm', to: brand.links.dashboard},
    {label: 'Talk to us about your customers', to: '/contact/'},
  ],
}
