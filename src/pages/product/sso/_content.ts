import type {SequenceProps} from '../../../kit/figures'
import type {PageProps} from '../../../kit/layout/Page'
import type {CallToActionProps} from '../../../kit/sections/CallToAction'
import type {CodeShowcaseProps} from '../../../kit/sections/CodeShowcase'
import type {DataTableProps} from '../../../kit/sections/DataTable'
import type {FaqProps} from '../../../kit/sections/Faq'
import type {HeroProps} from '../../../kit/sections/Hero'
import type {SplitProps} from '../../../kit/sections/Split'
import type {StepsProps} from '../../../kit/sections/Steps'
import {brand} from '../../../data/brand'
import {wizardVendors} from '../../../data/integrations'
import {planName} from '../../../data/offer/plan'
import {hostingPlans} from '../../../data/offer/pricing'
import Request from './_request.mdx'

export const page: Omit<PageProps, 'children'> = {
  meta: {
    title: 'Enterprise SSO that your customers set up themselves',
    description: `Send a customer one link. A wizard with steps for ${wizardVendors.length} vendors connects Entra ID, Okta, Google, or any other provider with SAML or OpenID Connect.`,
  },
  label: 'Single sign-on',
}

export const hero: HeroProps = {
  composition: 'reverse',
  title: 'SSO that customers set up themselves',
  lead: 'Suppose Cedar Bank wants its employees to log in with their company accounts. You send the bank one link. Its IT department chooses a provider and follows the steps until the connection works. Your team doesn’t have to learn SAML.',
  actions: [
    {label: 'Create a realm', to: brand.links.dashboard},
    {label: 'See what each vendor needs', to: '/docs/sso/wizards/'},
  ],
}

export const request: CodeShowcaseProps = {
  id: 'link',
  title: 'All you build is one request',
  lead: 'When a customer buys SSO, your back end requests a link. The customer’s administrator opens it and lands in the wizard for their organization, without an account or a password.',
  samples: Request,
}

export const steps: StepsProps = {
  id: 'steps',
  title: 'What your customer does with the link',
  steps: [
    {
      label: 'Choose the vendor',
      text: `The wizard has steps for ${wizardVendors.length} vendors, and general steps for any other with SAML or OpenID Connect.`,
    },
    {
      label: 'Copy the values',
      text: 'Each page says what to select in the vendor’s console and shows the value to paste there, with a copy button.',
    },
    {
      label: 'Enter the metadata',
      text: 'Depending on the vendor, this is a URL, a file, or text. The server reads it before the wizard continues.',
    },
    {
      label: 'Create the connection',
      text: 'One click creates the identity provider and maps the name and email address.',
    },
  ],
}

export const parties: SequenceProps = {
  title: 'How a customer connects a provider',
  canEnlarge: false,
  description:
    'Your back end requests a portal link for the organization Cedar Bank from Keycloak. You send the link to one administrator in the bank’s IT department. The administrator opens the wizard, copies the redirect URI, and registers it with the bank’s provider. The provider returns a metadata address, a client ID, and a secret, and the administrator enters them in the wizard. Keycloak checks them and creates the connection. From then on, Keycloak sends Carol, who works at the bank, to that provider, which sends her back with a signed response.',
  actors: [
    {id: 'you', label: 'Your back end', tone: 'plain'},
    {id: 'bank', label: 'IT of Cedar Bank'},
    {id: 'keycloak', label: 'Keycloak, realm acme', tone: 'tint-1'},
    {id: 'provider', label: 'The bank’s provider', tone: 'tint-2'},
  ],
  steps: [
    {from: 'you', to: 'keycloak', label: 'POST …/portal-link', accent: true},
    {from: 'keycloak', to: 'you', label: 'The link', dashed: true},
    {from: 'you', to: 'bank', label: 'The link, to one administrator'},
    {from: 'bank', to: 'keycloak', label: 'Opens the wizard'},
    {from: 'keycloak', to: 'bank', label: 'Redirect URI to copy', dashed: true},
    {from: 'bank', to: 'provider', label: 'Registers it'},
    {from: 'provider', to: 'bank', label: 'Metadata, ID, secret', dashed: true},
    {from: 'bank', to: 'keycloak', label: 'Enters them'},
    {from: 'keycloak', to: 'keycloak', label: 'Checks, creates the connection'},
    {from: 'keycloak', to: 'provider', label: 'Carol logs in'},
    {from: 'provider', to: 'keycloak', label: 'Signed response', dashed: true, accent: true},
  ],
}

export const copy: Omit<SplitProps, 'children'> = {
  id: 'copy',
  title: 'Copy and paste instead of typing',
  text: [
    'A single wrong character makes a connection fail. That’s why each step says what to do at the provider and shows the value to enter there, with a button that copies it.',
    'In this picture, Cedar Bank connects its provider with OpenID Connect and copies one address. With SAML, there are a few more.',
  ],
  side: 'left',
}

export const values: DataTableProps = {
  id: 'values',
  title: 'Example: connect Okta with SAML',
  lead: 'The customer’s administrator copies six values, in the order in which Okta asks for them.',
  columns: ['Field in Okta', 'Value from the wizard', 'Purpose'],
  rows: [
    ['Single sign-on URL', '`…/realms/acme/broker/okta-saml-…/endpoint`', 'The address to which Okta returns users'],
    ['Audience URI (SP Entity ID)', '`https://auth.example.com/realms/acme`', 'The recipient of Okta’s responses'],
    ['email', '`user.email`', 'The email address of the account'],
    ['firstName', '`user.firstName`', 'The first name of the user'],
    ['lastName', '`user.lastName`', 'The last name of the user'],
    ['id', '`user.login`', 'The username of the account'],
  ],
  note: 'These values come from the published source of the wizard, version 0.44. Other vendors use other names for them, and the wizard’s pages show those names.',
}

export const address: Omit<SplitProps, 'children'> = {
  id: 'login',
  title: 'Route users by email address',
  text: [
    'Carol enters carol@cedar.example. The domain belongs to Cedar Bank, so the login page sends her to the bank’s provider. She returns as a member of the organization. This works the first time, too, so you don’t have to create her account.',
    'All other users continue with a method such as a password, a passkey, or a magic link. The login page has no list of companies, so it doesn’t reveal your customers.',
  ],
  more: {label: 'Ask for the address first in your login flow', to: '/docs/sso/email-domain/'},
  tone: 'sunken',
}

export const limits: DataTableProps = {
  id: 'limits',
  title: 'Limits of single sign-on',
  lead: 'Plan for these points before you connect your first customers.',
  columns: ['You might expect', 'What happens', 'Learn more'],
  rows: [
    [
      'The customer’s administrator can’t reach outside of the organization',
      'A portal link comes with the role `manage-identity-providers`. It controls which roles users get at login, and these roles aren’t limited to the organization. In our test, such a user obtained administrator roles of the realm.',
      {label: 'Close this gap before you go live', to: '/docs/organizations/#limits-of-tenant-isolation'},
    ],
    [
      'The accounts of former employees are deleted',
      'The company’s provider rejects them, so they can’t log in through it. Their accounts stay, and open sessions continue until they end.',
      {label: 'Decide how fast access ends', to: '/docs/keycloak/iam/#how-fast-access-ends'},
    ],
    [
      'Only users with an address of the domain become members',
      'All users who can log in at the provider become members, including contractors, unless you turn on a stricter check.',
      {
        label: 'Limit who becomes a member',
        to: '/docs/organizations/identity-providers/#who-becomes-a-member',
      },
    ],
    [
      'The wizard reads any metadata',
      'The server must be able to reach the address. If the metadata is inside the customer’s network, the administrator uploads it as a file.',
      {label: 'Look up the error messages', to: '/docs/sso/wizards/#error-creating-oidc-idp-which-rights'},
    ],
    [
      'A connection lasts forever',
      'Certificates and client secrets expire after months or a few years, and the customer renews them.',
      {label: 'See what expires', to: '/docs/keycloak/idp/#saml-or-openid-connect'},
    ],
    [
      'Each customer can connect an LDAP directory',
      'You connect LDAP for the whole realm, not for one organization.',
      {label: 'Compare the vendors', to: '/docs/sso/wizards/#the-vendors'},
    ],
  ],
}

export const faq: FaqProps = {
  id: 'questions',
  title: 'Frequently asked questions',
  tone: 'sunken',
  questions: [
    {
      question: 'What does a connection cost?',
      answer: `Single sign-on and the wizard are part of every plan. ${planName.Shared.a} includes ${hostingPlans.shared.included.connections} connections, and each additional one has a monthly price. ${planName.Dedicated.a} has no limit.`,
      more: {label: 'See hosting prices', to: '/pricing/hosting/'},
    },
    {
      question: 'What if a customer’s vendor isn’t in the wizard?',
      answer:
        'The customer uses the general steps. You can connect any provider with OpenID Connect or SAML from its metadata, and the server checks it in the same way.',
      more: {label: 'Look up a vendor', to: '/product/integrations/'},
    },
    {
      question: 'Can we connect the provider for a customer?',
      answer:
        'Yes, you can do every step of the wizard in the admin console or with the API, with the same result. Do it once by hand, so that you know what your customers ask about.',
      more: {label: 'Set up a first connection', to: '/docs/sso/setup/'},
    },
    {
      question: 'How can we test a connection before all users are redirected?',
      answer:
        'Add one parameter to the login address, and it goes straight to the new provider. You can also turn on a realm setting that requires the customer to complete a test login before other users can log in.',
      more: {label: 'Test the login', to: '/docs/sso/setup/#4-make-a-trial-login'},
    },
    {
      question: 'What happens when a customer’s provider is down?',
      answer:
        'The customer’s users can’t log in. Your other customers aren’t affected. Keep one administrator account for the customer with an address of another domain, so that the administrator can still change the connection.',
    },
    {
      question: 'Can we send the link by email?',
      answer:
        'Yes, but treat it like a password. Send it to one administrator, never to a mailing list. By default, it works for a day and can be opened several times until then. Your deployment stores an event each time.',
      more: {label: 'Choose how long it works', to: '/docs/admin-portal/portal-link/#3-choose-how-long-it-works'},
    },
  ],
}

export const callToAction: CallToActionProps = {
  title: 'Connect a provider this afternoon',
  text: 'Create a realm and an organization, create a portal link, and open it in a private window. You see exactly what your customer will see.',
  actions: [
    {label: 'Create a realm', to: brand.links.dashboard},
    {label: 'Ask about a customer’s provider', to: '/contact/'},
  ],
}
