import type {PageProps} from '../../../kit/layout/Page'
import type {CallToActionProps} from '../../../kit/sections/CallToAction'
import type {DataTableProps} from '../../../kit/sections/DataTable'
import type {FaqProps} from '../../../kit/sections/Faq'
import type {HeroProps} from '../../../kit/sections/Hero'
import type {SplitProps} from '../../../kit/sections/Split'
import type {StepsProps} from '../../../kit/sections/Steps'
import {brand} from '../../../data/brand'

export const page: Omit<PageProps, 'children'> = {
  meta: {
    title: 'Admin portal: customers manage their own users',
    description:
      'A portal where each customer’s administrators invite and remove members, assign roles, verify domains and connect SSO, and what each role sees in it.',
  },
  label: 'Admin portal',
}

export const hero: HeroProps = {
  title: 'Customers manage their own users',
  lead: 'Carol becomes an auditor at Cedar Bank, and Max leaves. The bank’s administrator makes both changes without writing to you, in a portal that comes with the realm. You build nothing and host nothing.',
  actions: [
    {label: 'Create a realm', to: brand.links.dashboard},
    {label: 'Read the portal’s documentation', to: '/docs/admin-portal/'},
  ],
}

export const tickets: DataTableProps = {
  id: 'tickets',
  title: 'Support tickets that you no longer get',
  lead: 'The customer’s own administrator takes care of these. Each change leaves an event in your audit log, with who made it, when, and from which address.',
  columns: ['Request', 'In the portal', 'Audit log'],
  rows: [
    ['A contractor starts on Monday', 'Invites the address, with the roles for the work', '`INVITATION CREATE`'],
    ['Max has left', 'Removes him from the members', '`ORGANIZATION_MEMBERSHIP DELETE`'],
    ['Carol audits us from today', 'Gives her the role auditor', '`ORGANIZATION_ROLE_MAPPING CREATE`'],
    ['We bought a company', 'Adds its domain and verifies it', '`ORGANIZATION UPDATE, DOMAIN UPDATE`'],
    ['We move to Entra ID', 'Opens the wizard for single sign-on', '`IDENTITY_PROVIDER CREATE`'],
    [
      'Nobody should delete us by accident',
      'Removes the role delete-organization from colleagues',
      '`ORGANIZATION_ROLE_MAPPING DELETE`',
    ],
  ],
}

export const views: DataTableProps = {
  id: 'views',
  title: 'What three members of Cedar Bank can do',
  lead: 'The portal shows what a member’s roles allow, and the server refuses everything else.',
  columns: ['', 'Every role', 'Only view-members', 'No role'],
  rows: [
    ['Own profile, password, devices', 'View and change', 'View and change', 'View and change'],
    ['Name and domains of the bank', 'View and change', 'View', 'View'],
    ['The list of members', 'View and change', 'View', 'No'],
    ['Invitations and roles', 'View and change', 'No', 'No'],
    ['Single sign-on', 'Set up, with the wizard', 'No', 'No'],
    ['Any other customer', 'No', 'No', 'No'],
  ],
  note: 'Roles are assigned per organization: somebody who is a member of two customers can have different roles in each. The documentation says which role each task needs.',
}

export const domain: Omit<SplitProps, 'children'> = {
  id: 'domains',
  title: 'A domain counts once it is verified',
  text: [
    'The portal shows the TXT record. The administrator adds it at the company’s DNS provider and presses Verify, and the server looks it up.',
    'One setting makes the login page send people to a company’s login for verified domains only, so nobody can claim the addresses of another customer.',
  ],
  more: {label: 'Every setting of that step', to: '/docs/sso/email-domain/#settings-of-the-discovery-step'},
  side: 'left',
}

export const start: StepsProps = {
  id: 'start',
  title: 'How the first administrator gets in',
  steps: [
    {
      label: 'You create the customer',
      text: 'In the admin console or with one API request, when the contract is signed.',
    },
    {
      label: 'You invite one person',
      text: 'With the roles that this customer gets. The link in the mail leads to the portal.',
    },
    {
      label: 'The person logs in',
      text: 'They accept the invitation on a page of the login, which also creates an account for anyone who has none.',
    },
    {label: 'They take over', text: 'From then on the customer invites its own people.'},
  ],
}

export const look: Omit<SplitProps, 'children'> = {
  id: 'look',
  title: 'In your colors, under your name',
  text: [
    'The portal, the login page and the wizard take their logo from one setting of the realm, and their colors from others. All three run under your own domain.',
    'You can switch off what you don’t offer, part by part: passwords, second factors, invitations, domains, single sign-on, events.',
  ],
  more: {label: 'Set logo, colors and styles', to: '/docs/getting-started/customizing-ui/'},
  tone: 'sunken',
}

export const faq: FaqProps = {
  id: 'questions',
  title: 'Before you offer it',
  questions: [
    {
      question: 'Does it cost extra?',
      answer:
        'No. Every plan has the portal, and on a hosted deployment we run and upgrade it together with the server.',
      more: {label: 'Compare the plans', to: '/pricing/'},
    },
    {
      question: 'Can it count seats, or ask for approval?',
      answer:
        'No. A change that depends on more than the identity server, such as a free seat or an order, belongs in pages of your own. They call the same API with the same person’s token, and you can use both side by side.',
      more: {
        label: 'Compare the portal with your own pages',
        to: '/docs/admin-portal/#the-portal-or-your-own-pages',
      },
    },
    {
      question: 'Does hiding a part forbid it?',
      answer:
        'No. Hiding changes what the portal shows. What somebody may do depends on their roles, and the API checks nothing else. To forbid something, take the role away.',
    },
    {
      question: 'Does it replace the admin console?',
      answer:
        'For your customers, yes: the console gives access to the whole realm, so they never get it. You keep it for clients, flows, realm settings and everything that concerns all customers.',
      more: {label: 'Who uses which console', to: '/docs/getting-started/dashboard/'},
    },
    {
      question: 'What if the person who sets up SSO has no account?',
      answer:
        'Send a link that opens the wizard for one organization. The person from the IT department connects the company’s login and never becomes a user of your product.',
      more: {label: 'See single sign-on', to: '/product/sso/'},
    },
  ],
}

export const callToAction: CallToActionProps = {
  title: 'See it as your customer will',
  text: 'Create a realm and an organization, and invite an address of your own as its administrator.',
  actions: [
    {label: 'Create a realm', to: brand.links.dashboard},
    {label: 'Read what administrators do there', to: '/docs/organizations/portal/'},
  ],
}
