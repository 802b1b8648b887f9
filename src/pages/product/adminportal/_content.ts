import type {PageProps} from '../../../components/layout/Page'
import type {CallToActionProps} from '../../../components/sections/CallToAction'
import type {CodeShowcaseProps} from '../../../components/sections/CodeShowcase'
import type {DataTableProps} from '../../../components/sections/DataTable'
import type {FaqProps} from '../../../components/sections/Faq'
import type {HeroProps} from '../../../components/sections/Hero'
import type {SplitProps} from '../../../components/sections/Split'
import type {StepsProps} from '../../../components/sections/Steps'
import {brand} from '../../../data/brand'
import Domain from './_domain.mdx'

export const page: Omit<PageProps, 'children'> = {
  meta: {
    title: 'Admin portal: customers manage their own users',
    description:
      'A portal beside your realm in which each customer’s administrators invite, remove and give roles, prove domains and connect SSO. What each role sees of it.',
  },
  label: 'Admin portal',
}

export const hero: HeroProps = {
  title: 'Customers manage their own users',
  lead: '“Please add Nora, and Max has left.” Cedar Bank’s administrator does both without writing to you, in a portal that comes with the realm. You build nothing and host nothing.',
  actions: [
    {label: 'Create a realm', to: brand.links.dashboard},
    {label: 'See every part and its switch', to: '/docs/admin-portal/'},
  ],
}

export const tickets: DataTableProps = {
  id: 'tickets',
  title: 'Tickets that you no longer get',
  lead: 'Each change leaves an event in your audit log, with the person who made it, the time and the address it came from.',
  columns: ['Wish', 'In the portal', 'Audit log'],
  rows: [
    ['Nora starts on Monday', 'Invites her address, with the roles she needs', 'INVITATION CREATE'],
    ['Max has left', 'Removes him from the members', 'ORGANIZATION_MEMBERSHIP DELETE'],
    ['Ida should see invoices', 'Gives her the role billing', 'ORGANIZATION_ROLE_MAPPING CREATE'],
    ['We bought a company', 'Adds its domain and proves it', 'ORGANIZATION UPDATE, DOMAIN UPDATE'],
    ['We move to Entra ID', 'Opens the wizard for single sign-on', 'IDENTITY_PROVIDER CREATE'],
    [
      'Nobody should delete us by accident',
      'Takes the role delete-organization from colleagues',
      'ORGANIZATION_ROLE_MAPPING DELETE',
    ],
  ],
}

export const views: DataTableProps = {
  id: 'views',
  title: 'What three people see',
  lead: 'The portal has no rights of its own. It shows what the roles of the person allow, and the server refuses the rest.',
  columns: ['', 'Olivia, all roles', 'Ida, view-members', 'Max, no role'],
  rows: [
    ['Own profile, password, devices', 'yes', 'yes', 'yes'],
    ['Name and domains of the bank', 'yes, and changes them', 'yes', 'yes'],
    ['The list of members', 'yes, and changes it', 'yes', 'no'],
    ['Invitations and roles', 'yes, and changes them', 'no', 'no'],
    ['Single sign-on', 'yes, with the wizard', 'no', 'no'],
    ['Any other customer', 'no', 'only where she is a member', 'no'],
  ],
  note: 'Roles are given per organization. The documentation has the role that each task takes.',
}

export const domain: CodeShowcaseProps = {
  id: 'domains',
  title: 'A domain counts once it is proven',
  lead: 'The administrator sets one TXT record and presses a button. With one setting on, the login page sends people to a company’s login for proven domains only, so nobody claims the addresses of another customer.',
  samples: Domain,
}

export const start: StepsProps = {
  id: 'start',
  title: 'How the first administrator gets in',
  steps: [
    {label: 'You create the customer', text: 'In the admin console or with one request, when the contract is signed.'},
    {
      label: 'You invite one person',
      text: 'With the roles that this customer gets. The link in the mail leads to the portal.',
    },
    {
      label: 'The person logs in',
      text: 'Accepting the invitation is a page of the login. An account is made on the way if there is none.',
    },
    {label: 'They take over', text: 'From here on the customer invites its own people, and you are out of it.'},
  ],
}

export const look: Omit<SplitProps, 'children'> = {
  id: 'look',
  title: 'In your colors, under your name',
  text: [
    'Portal, login page and wizard take the same logo from one setting of the realm, and colors and further rules from others. They answer under your own domain.',
    'What you don’t offer is switched off, part by part: passwords, second factors, invitations, domains, single sign-on, events.',
  ],
  more: {label: 'Set logo, colors and styles', to: '/docs/getting-started/customizing-ui/'},
  side: 'left',
  tone: 'sunken',
}

export const faq: FaqProps = {
  id: 'questions',
  title: 'Where it ends',
  questions: [
    {
      question: 'Can it count seats, or ask for approval?',
      answer:
        'No. A change that needs more than the identity server, such as a free seat or an order, belongs in your own pages. They call the same API with the token of the same person, and both can be used side by side.',
      more: {
        label: 'Compare the portal with your own pages',
        to: '/docs/organizations/portal/#the-portal-or-your-own-pages',
      },
    },
    {
      question: 'Is a part that we hide forbidden?',
      answer:
        'Not by that. Hiding changes what the portal shows; what somebody may do is decided by roles, and the API goes by them alone. To forbid something, take the role away.',
    },
    {
      question: 'Does it replace the admin console?',
      answer:
        'For your customers, yes: the console has the rights of the whole realm and is never for them. You keep it for clients, flows, realm settings and everything that concerns all customers.',
      more: {label: 'See which console is for whom', to: '/docs/getting-started/dashboard/'},
    },
    {
      question: 'What about somebody without an account?',
      answer:
        'Send a link that opens the wizard for one organization. The person from the IT department connects the company’s login and never becomes a user of your product.',
      more: {label: 'See single sign-on', to: '/product/sso/'},
    },
  ],
}

export const callToAction: CallToActionProps = {
  title: 'Look at it as your customer will',
  text: 'Create a realm and an organization, and invite an address of your own as its administrator.',
  actions: [
    {label: 'Create a realm', to: brand.links.dashboard},
    {label: 'Read what administrators do there', to: '/docs/organizations/portal/'},
  ],
}
