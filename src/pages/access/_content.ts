import type {FlowGraphProps} from '../../kit/figures'
import type {PageProps} from '../../kit/layout/Page'
import type {CallToActionProps} from '../../kit/sections/CallToAction'
import type {DataTableProps} from '../../kit/sections/DataTable'
import type {FaqProps} from '../../kit/sections/Faq'
import type {HeroProps} from '../../kit/sections/Hero'
import type {StepsProps} from '../../kit/sections/Steps'
import {brand} from '../../data/brand'
import {contactTopics} from '../../data/contact'
import {mailTo} from '../../lib/mailTo'

const requestAccess = mailTo(brand.supportEmail, contactTopics.sales)

export const page: Omit<PageProps, 'children'> = {
  meta: {
    title: 'Log in, register, request access',
    description:
      'Which login is yours: the dashboard, a realm’s admin console, the admin portal or an application. How to register, and what to do when you can’t get in.',
  },
  label: 'Access',
}

export const hero: HeroProps = {
  title: 'Find the right login',
  lead: 'There are four logins, each with its own accounts. Start at the dashboard: you register there, and it leads to the consoles of your realms.',
  actions: [
    {label: 'Log in or register', to: brand.links.dashboard},
    {label: 'Request access by email', to: requestAccess},
  ],
}

export const which: FlowGraphProps = {
  title: 'Which login is mine?',
  description:
    'If you use an application that another company offers, log in at that application. Otherwise, if you manage the members or the SSO of one customer’s organization, use the admin portal. Otherwise, if you manage users, clients or login flows inside a realm, use the realm’s admin console. Otherwise, if you manage clusters, deployments and your team, use the dashboard.',
  nodes: [
    {id: 'start', label: 'I want to log in', kind: 'start'},
    {id: 'user', label: 'To use an application?', kind: 'decision'},
    {id: 'app', label: 'The application', detail: 'Ask the company that offers it', kind: 'end'},
    {id: 'customer', label: 'To manage one organization?', kind: 'decision'},
    {id: 'portal', label: 'Admin portal', detail: 'Members, domains, SSO', kind: 'end'},
    {id: 'realm', label: 'To change a realm?', kind: 'decision'},
    {id: 'console', label: 'Admin console', detail: 'Users, clients, flows', kind: 'end'},
    {id: 'dashboard', label: 'Dashboard', detail: 'Clusters, deployments, your team', kind: 'end'},
  ],
  edges: [
    {from: 'start', to: 'user'},
    {from: 'user', to: 'app', label: 'yes'},
    {from: 'user', to: 'customer', label: 'no'},
    {from: 'customer', to: 'portal', label: 'yes'},
    {from: 'customer', to: 'realm', label: 'no'},
    {from: 'realm', to: 'console', label: 'yes'},
    {from: 'realm', to: 'dashboard', label: 'no'},
  ],
}

export const register: StepsProps = {
  id: 'register',
  title: 'Register and create your first realm',
  lead: 'You can do all of this yourself.',
  steps: [
    {
      label: 'Open the dashboard',
      text: 'Choose to register, with your work address. If a colleague invited you, use the link in the invitation instead.',
    },
    {
      label: 'Name your team',
      text: 'The first account creates your team’s organization and has every right in it. Invite a second person with the same rights.',
    },
    {
      label: 'Create a deployment',
      text: 'Choose its region and name carefully: neither can be changed later without moving users.',
    },
    {
      label: 'Open its admin console',
      text: 'The dashboard leads there. The getting started guide then takes you to a first login.',
    },
  ],
}

export const doors: DataTableProps = {
  id: 'logins',
  tone: 'sunken',
  title: 'The four logins',
  columns: ['Login', 'Whose account', 'Where it is', 'Who lets you in', 'Read on'],
  rows: [
    [
      'Dashboard',
      'Yours with us, one per person',
      {label: 'Open the dashboard', to: brand.links.dashboard},
      'You register, or your team’s administrator invites you',
      {label: 'Get access', to: '/docs/self-service/access/'},
    ],
    [
      'Admin console of a realm',
      'A user of that realm, with client roles of realm-management',
      'The address of your deployment, then /admin/ and the realm’s name',
      'An administrator of the realm',
      {label: 'The dashboard and the other consoles', to: '/docs/getting-started/dashboard/'},
    ],
    [
      'Admin portal',
      'A user who may manage an organization',
      'Behind a link that the application’s provider sends, or in the application',
      'The company that offers the application',
      {label: 'Admin portal', to: '/docs/admin-portal/'},
    ],
    [
      'An application',
      'A user of its realm',
      'The application’s own address',
      'The company that offers it. We can’t reset your password there',
      {label: 'What the service is', to: '/docs/introduction/'},
    ],
  ],
}

export const questions: FaqProps = {
  id: 'questions',
  title: 'When you can’t get in',
  questions: [
    {
      question: 'My dashboard password is refused in the admin console. Why?',
      answer: 'They are accounts in two systems. Log in to the console as a user of that realm.',
    },
    {
      question: 'I logged in and see no deployments. Where are they?',
      answer:
        'In your team’s organization, which this account is not a member of. That happens when you register with a different address from the one that was invited, or choose another way to log in.',
      more: {label: 'Your organization in the dashboard', to: '/docs/self-service/your-organization/'},
    },
    {
      question: 'Our only administrator has left. What now?',
      answer:
        'Write to support from an address at your company’s domain, and name the deployment. Before we give anyone access, we check with your company that you may speak for it.',
      more: {label: 'Contact support', to: '/contact/#support'},
    },
    {
      question: 'Does a program need an account too?',
      answer:
        'No. A pipeline or a back end uses a client with a service account in the realm, and never a person’s password.',
      more: {label: 'Service accounts', to: '/docs/api/service-accounts/'},
    },
  ],
}

export const request: CallToActionProps = {
  title: 'Need something that you can’t order yourself?',
  text: 'A dedicated cluster with agreed capacity, a deployment for your security team to test, a contract that has to be signed first: tell us what you need and by when.',
  actions: [
    {label: 'Request access by email', to: requestAccess},
    {label: 'Read the getting started guide', to: '/docs/getting-started/'},
  ],
}
