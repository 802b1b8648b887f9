import type {PageProps} from '../../../components/layout/Page'
import type {CallToActionProps} from '../../../components/sections/CallToAction'
import type {DataTableProps} from '../../../components/sections/DataTable'
import type {FaqProps} from '../../../components/sections/Faq'
import type {HeroProps} from '../../../components/sections/Hero'
import type {SplitProps} from '../../../components/sections/Split'
import type {StepsProps} from '../../../components/sections/Steps'
import {brand} from '../../../data/brand'

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
  lead: '“Carol audits us from today, and Max has left.” Cedar Bank’s administrator changes both without writing to you, in a portal that comes with the realm. You build nothing and host nothing.',
  actions: [
    {label: 'Create a realm', to: brand.links.dashboard},
    {label: 'See every part and its switch', to: '/docs/admin-portal/'},
  ],
}

export const tickets: DataTableProps = {
  id: 'tickets',
  title: 'Tickets that you no longer get',
  lead: 'Each change leaves an event in your audit log, with the person who made it, the time and the address it came from.',
  columns: ['Request', 'In the portal', 'Audit log'],
  rows: [
    ['A contractor starts on Monday', 'Invites the address, with the roles for the work', 'INVITATION CREATE'],
    ['Max has left', 'Removes him from the members', 'ORGANIZATION_MEMBERSHIP DELETE'],
    ['Carol audits us from today', 'Gives her the role auditor', 'ORGANIZATION_ROLE_MAPPING CREATE'],
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
  title: 'What three members see',
  lead: 'The portal has no rights of its own. It shows what the roles of a member allow, and the server refuses the rest.',
  columns: ['', 'With every role', 'With view-members', 'Without a role'],
  rows: [
    ['Own profile, password, devices', 'yes', 'yes', 'yes'],
    ['Name and domains of the bank', 'yes, and changes them', 'yes', 'yes'],
    ['The list of members', 'yes, and changes it', 'yes', 'no'],
    ['Invitations and roles', 'yes, and changes them', 'no', 'no'],
    ['Single sign-on', 'yes, with the wizard', 'no', 'no'],
    ['Any other customer', 'no', 'no', 'no'],
  ],
  note: 'Roles are given per organization: somebody who is a member of two customers can have other roles in each. The documentation has the role that each task takes.',
}

export const domain: Omit<SplitProps, 'children'> = {
  id: 'domains',
  title: 'A domain counts once it is proven',
  text: [
    'The portal shows the TXT record. The administrator adds it at the company’s DNS provider and presses Verify, and the server looks it up.',
    'With one setting on, the login page sends people to a company’s login for proven domains only, so nobody can claim the addresses of another customer.',
  ],
  more: {label: 'Every setting of that step', to: '/docs/authentication/sso/#every-setting-of-the-step'},
  side: 'left',
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
    {label: 'They take over', text: 'From then on the customer invites its own people.'},
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
        'No. A change that needs more than the identity server, such as a free seat or an order, belongs in your own pages. They call the same API with the token of the same person, and both can be used side by side.',
      more: {
        label: 'Compare the portal with your own pages',
        to: '/docs/organizations/portal/#the-portal-or-your-own-pages',
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
