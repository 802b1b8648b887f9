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
import {hostingPlans} from '../../../data/pricing'
import Request from './_request.mdx'

export const page: Omit<PageProps, 'children'> = {
  meta: {
    title: 'Enterprise SSO that your customers set up themselves',
    description: `Send a customer one link. A wizard with steps for ${wizardVendors.length} vendors connects Entra ID, Okta, Google or any other login over SAML or OpenID Connect.`,
  },
  label: 'Single sign-on',
}

export const hero: HeroProps = {
  title: 'SSO that customers set up themselves',
  lead: 'Cedar Bank wants its people to log in with the accounts they have at the bank. You send the bank one link. Its IT department picks its provider, follows the steps, and the connection works. Nobody on your side has to learn SAML.',
  actions: [
    {label: 'Create a realm', to: brand.links.dashboard},
    {label: 'See what each vendor needs', to: '/docs/sso/wizards/'},
  ],
}

export const request: CodeShowcaseProps = {
  id: 'link',
  title: 'What you build: one request',
  lead: 'Your back end asks for a link when a customer buys SSO. Whoever opens it is in the wizard for that one organization, without an account or a password.',
  samples: Request,
}

export const steps: StepsProps = {
  id: 'steps',
  title: 'What the customer does with the link',
  steps: [
    {
      label: 'Pick the vendor',
      text: `${wizardVendors.length} by name, and a general way for any other that speaks SAML or OpenID Connect.`,
    },
    {
      label: 'Copy our values',
      text: 'Each page says what to click in the vendor’s console and shows what to paste there, with a copy button.',
    },
    {
      label: 'Hand over the metadata',
      text: 'A URL, a file or pasted text, whichever the vendor offers. The server reads it before the next step opens.',
    },
    {label: 'Create the connection', text: 'One click creates the identity provider and maps name and email address.'},
  ],
}

export const parties: SequenceProps = {
  title: 'Who talks to whom',
  canEnlarge: false,
  description:
    'Your back end asks Keycloak for a portal link for the organization Cedar Bank and gets it. It sends the link to one person in the bank’s IT department, who opens it at Keycloak and gets the wizard with the redirect URI. The IT department registers it with the bank’s provider, gets a metadata address, a client id and a secret, and enters them in the wizard. Keycloak checks them and creates the connection. From then on Keycloak sends Carol of the bank to that provider, which sends her back with a signed answer.',
  actors: [
    {id: 'you', label: 'Your back end', tone: 'plain'},
    {id: 'bank', label: 'IT of Cedar Bank'},
    {id: 'keycloak', label: 'Keycloak, realm acme', tone: 'tint-1'},
    {id: 'provider', label: 'The bank’s provider', tone: 'tint-2'},
  ],
  steps: [
    {from: 'you', to: 'keycloak', label: 'POST …/portal-link', accent: true},
    {from: 'keycloak', to: 'you', label: 'The link', dashed: true},
    {from: 'you', to: 'bank', label: 'The link, to one person'},
    {from: 'bank', to: 'keycloak', label: 'Opens the wizard'},
    {from: 'keycloak', to: 'bank', label: 'Redirect URI to copy', dashed: true},
    {from: 'bank', to: 'provider', label: 'Registers it'},
    {from: 'provider', to: 'bank', label: 'Metadata, id, secret', dashed: true},
    {from: 'bank', to: 'keycloak', label: 'Enters them'},
    {from: 'keycloak', to: 'keycloak', label: 'Checks, creates the connection'},
    {from: 'keycloak', to: 'provider', label: 'Carol wants to log in'},
    {from: 'provider', to: 'keycloak', label: 'Signed answer', dashed: true, accent: true},
  ],
}

export const copy: Omit<SplitProps, 'children'> = {
  id: 'copy',
  title: 'Nothing has to be typed by hand',
  text: [
    'One wrong character is enough to make a first connection fail. So each step says what to do at the provider and shows the value to enter there, with a button that copies it.',
    'Cedar Bank connects its provider over OpenID Connect and copies one address. Over SAML there are a few more.',
  ],
  side: 'left',
}

export const values: DataTableProps = {
  id: 'values',
  title: 'Another vendor: Okta over SAML',
  lead: 'Six values, in the order in which Okta asks for them.',
  columns: ['Field at Okta', 'In the wizard', 'What it is for'],
  rows: [
    ['Single sign-on URL', '`…/realms/acme/broker/okta-saml-…/endpoint`', 'Where Okta sends people back to'],
    ['Audience URI (SP Entity ID)', '`https://auth.example.com/realms/acme`', 'Who Okta’s responses are for'],
    ['email', '`user.email`', 'The address of the account'],
    ['firstName', '`user.firstName`', 'The name that your application shows'],
    ['lastName', '`user.lastName`', 'The same'],
    ['id', '`user.login`', 'The user name'],
  ],
  note: 'As the published source of the wizard has it, in version 0.44. Other vendors call the same values by other names, and their pages say which.',
}

export const address: Omit<SplitProps, 'children'> = {
  id: 'login',
  title: 'The login page asks for an address first',
  text: [
    'Carol types carol@cedar.example. The domain belongs to Cedar Bank, so her browser goes to the bank’s login. She comes back as a member of the organization, the first time too: nobody has to create her account.',
    'Everybody else goes on to the password, a passkey or a magic link. The page has no list of companies, so it does not show who your customers are.',
  ],
  more: {label: 'Put the address first in your own login flow', to: '/docs/authentication/sso/'},
  tone: 'sunken',
}

export const limits: DataTableProps = {
  id: 'limits',
  title: 'What it does not do for you',
  lead: 'What surprises teams after their first connections, and what to do about it.',
  columns: ['You might expect', 'What happens', 'What to do'],
  rows: [
    [
      'A leaver’s account is deleted',
      'The company’s login refuses the person. The account stays, and a session that is open goes on until it ends.',
      {label: 'Decide how fast access ends', to: '/docs/keycloak/iam/#how-fast-access-ends'},
    ],
    [
      'Only addresses of the domain get in',
      'Everybody whom the company’s login lets in becomes a member, contractors included. One setting makes the check stricter.',
      {
        label: 'See who becomes a member',
        to: '/docs/organizations/identity-providers/#limit-who-becomes-a-member',
      },
    ],
    [
      'The wizard reads any metadata',
      'The server has to reach the address. Metadata inside the customer’s network is uploaded as a file.',
      {label: 'Read what each message means', to: '/docs/sso/wizards/#error-creating-oidc-idp-which-rights'},
    ],
    [
      'A connection lasts forever',
      'Certificates and client secrets expire, after months or a few years. The customer renews them.',
      {label: 'See what expires', to: '/docs/keycloak/idp/#saml-or-openid-connect'},
    ],
    [
      'Each customer can bring a directory',
      'LDAP is connected for the whole realm, and never for one organization.',
      {label: 'Compare the vendors', to: '/docs/sso/wizards/#the-vendors'},
    ],
  ],
}

export const faq: FaqProps = {
  id: 'questions',
  title: 'Before you promise it to a customer',
  tone: 'sunken',
  questions: [
    {
      question: 'What does a connection cost?',
      answer: `Single sign-on and the wizard are part of every plan. A shared deployment includes ${hostingPlans.shared.included.connections} connections, and each further one has a monthly price. A dedicated cluster has no limit.`,
      more: {label: 'See hosting prices', to: '/pricing/hosting/'},
    },
    {
      question: 'What if their vendor is not in the wizard?',
      answer:
        'They take the general way: any login that speaks OpenID Connect or SAML can be connected from its metadata, with the same check.',
      more: {label: 'Look up a vendor', to: '/product/integrations/'},
    },
    {
      question: 'Can we do it for them?',
      answer:
        'Yes. Every step of the wizard can be done in the admin console and by API, with the same result. It is worth doing once by hand, so that you know what customers ask about.',
      more: {label: 'Set up a first connection', to: '/docs/sso/setup/'},
    },
    {
      question: 'How do we try it before everybody is sent there?',
      answer:
        'One parameter in the login address leads straight to the new provider. A setting of the realm goes further: with it, others can log in only after somebody of the customer has completed a trial.',
      more: {label: 'Make a trial login', to: '/docs/sso/setup/#4-test-the-login'},
    },
    {
      question: 'What happens when the customer’s login is down?',
      answer:
        'Its people can’t log in. Your other customers are not affected. Keep one account for the customer’s administrator with an address of another domain, so that somebody can still change the connection.',
    },
    {
      question: 'Can we send the link by email?',
      answer:
        'Yes, but treat it like a password: send it to one person, never to a list. It works for a day unless you set another time, and can be opened more than once until then. Each opening is recorded.',
      more: {label: 'Choose how long it works', to: '/docs/admin-portal/portal-link/#3-set-the-lifetime'},
    },
  ],
}

export const callToAction: CallToActionProps = {
  title: 'Connect a login this afternoon',
  text: 'Create a realm and an organization, make a portal link, and open it in a private window. What you see is what your customer will see.',
  actions: [
    {label: 'Create a realm', to: brand.links.dashboard},
    {label: 'Ask about a customer’s login', to: '/contact/'},
  ],
}
