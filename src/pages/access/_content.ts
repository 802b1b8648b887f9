import type {SketchProps} from '../../kit/figures'
import type {PageProps} from '../../kit/layout/Page'
import type {CallToActionProps} from '../../kit/sections/CallToAction'
import type {DataTableProps} from '../../kit/sections/DataTable'
import type {FaqProps} from '../../kit/sections/Faq'
import type {HeroProps} from '../../kit/sections/Hero'
import type {StepsProps} from '../../kit/sections/Steps'
import {brand} from '../../data/brand'
import {contactTopics} from '../../data/contact'
import {mailTo} from '../../lib/mailTo'
import {addresses, drawAddresses} from './_addresses'
import {planName} from '../../data/offer/plan'

const requestAccess = mailTo(brand.supportEmail, contactTopics.sales)

export const page: Omit<PageProps, 'children'> = {
  meta: {
    title: 'Log in, register, or request access',
    description:
      'Find your login, such as the dashboard, a realm’s admin console, or the admin portal. Learn how to register and what to do if you can’t log in.',
  },
  label: 'Access',
}

export const hero: HeroProps = {
  title: 'Find the right login',
  lead: 'There are four logins with separate accounts. Start at the dashboard, where you can register and open the consoles of your realms.',
  actions: [
    {label: 'Log in or register', to: brand.links.dashboard},
    {label: 'Request access by email', to: requestAccess},
  ],
}

export const which: SketchProps = {
  title: 'Four logins and their addresses',
  description: addresses
    .map(({login, before, tells, then, who}) => `${login}: ${before}${tells}${then}. ${who}.`)
    .join(' '),
  draw: drawAddresses,
}

export const register: StepsProps = {
  id: 'register',
  title: 'Register and create your first realm',
  lead: 'You can do all of this yourself.',
  steps: [
    {
      label: 'Open the dashboard',
      text: 'Register with your work email address. If a colleague invited you, use the link in the invitation instead.',
    },
    {
      label: 'Name your team',
      text: 'The first account creates your team’s organization and has all permissions in it. Invite a second administrator, so that one of you can be away.',
    },
    {
      label: 'Create a deployment',
      text: 'Choose its region and name carefully, because you can’t change either one later without moving your users.',
    },
    {
      label: 'Open its admin console',
      text: 'Open the console from the dashboard, and follow the getting started guide to your first login.',
    },
  ],
}

export const doors: DataTableProps = {
  id: 'logins',
  tone: 'sunken',
  title: 'The four logins',
  columns: ['Login', 'Account', 'Address', 'Who gives you access', 'Details'],
  rows: [
    [
      'Dashboard',
      'Your account with us, one per user',
      {label: 'Open the dashboard', to: brand.links.dashboard},
      'You, when you register, or your team’s administrator, who invites you',
      {label: 'Get access', to: '/docs/self-service/access/'},
    ],
    [
      'Admin console of a realm',
      'A user of that realm who has client roles of realm-management',
      'The address of your deployment, followed by /admin/ and the realm’s name',
      'An administrator of the realm',
      {label: 'The dashboard and the other consoles', to: '/docs/getting-started/dashboard/'},
    ],
    [
      'Admin portal',
      'A user who can manage an organization',
      'A link that the application’s provider sends, or a page in the application',
      'The company that offers the application',
      {label: 'Admin portal', to: '/docs/admin-portal/'},
    ],
    [
      'An application',
      'A user of its realm',
      'The application’s address',
      'The company that offers the application, because we can’t reset your password there',
      {label: 'About the service', to: '/docs/introduction/'},
    ],
  ],
}

export const questions: FaqProps = {
  id: 'questions',
  title: 'If you can’t log in',
  questions: [
    {
      question: 'Why doesn’t my dashboard password work in the admin console?',
      answer: 'The dashboard and the console have separate accounts, so log in to the console as a user of that realm.',
    },
    {
      question: 'Why don’t I see any deployments after I log in?',
      answer:
        'The account isn’t a member of your team’s organization. For example, this happens if you register with a different address than the one in the invitation, or if you choose a different login method.',
      more: {label: 'Your organization in the dashboard', to: '/docs/self-service/your-organization/'},
    },
    {
      question: 'What can we do if our only administrator has left?',
      answer:
        'Contact support from an address at your company’s domain, and name the deployment. Before we give you access, we check with your company that you’re authorized to act for it.',
      more: {label: 'Contact support', to: '/contact/#support'},
    },
    {
      question: 'Does a program need an account too?',
      answer:
        'No. A pipeline or a back end uses a client with a service account in the realm, so it never needs the password of a user.',
      more: {label: 'Service accounts', to: '/docs/api/service-accounts/'},
    },
  ],
}

export const request: CallToActionProps = {
  title: 'Need something that you can’t order yourself?',
  text: `For example, you might need ${planName.dedicated.a} with agreed capacity, a deployment for a security test, or a signed contract first. Tell us what you need and by when.`,
  actions: [
    {label: 'Request access by email', to: requestAccess},
    {label: 'Read the getting started guide', to: '/docs/getting-started/'},
  ],
}
