import type {PageProps} from '../../../kit/layout/Page'
import type {CallToActionProps} from '../../../kit/sections/CallToAction'
import type {DataTableProps} from '../../../kit/sections/DataTable'
import type {FaqProps} from '../../../kit/sections/Faq'
import type {HeroProps} from '../../../kit/sections/Hero'
import type {SplitProps} from '../../../kit/sections/Split'
import type {StepsProps} from '../../../kit/sections/Steps'
import {parent} from '../_parent'

export const page: Omit<PageProps, 'children'> = {
  meta: {
    title: 'Customize hosted Keycloak: domain, theme, code',
    description:
      'Use your own domain, logo, texts and emails with hosted Keycloak, and see what it takes to run your own theme or extension.',
  },
  label: 'Customization',
  parent,
}

export const hero: HeroProps = {
  title: 'Your login page, on your domain',
  lead: 'Three realm attributes, one for the logo and two for colors, turn Keycloak’s default page into this one. You can also change the texts, the emails and the domain.',
  actions: [
    {label: 'Customize the login pages', to: '/docs/getting-started/customizing-ui/'},
    {label: 'Have a theme made', to: '/support/theming/'},
  ],
}

export const before: Omit<SplitProps, 'children'> = {
  title: 'The same page before',
  text: [
    'This is what a new realm shows. Both pictures were taken from the same server; the only differences are the theme that was chosen and a few attributes.',
    'Colors and logo are attributes of the realm, so you can set them by API, and try them on your test deployment first.',
  ],
  more: {
    label: 'The attributes and their values',
    to: '/docs/getting-started/customizing-ui/#change-logo-and-colors-with-realm-attributes',
  },
  side: 'left',
  tone: 'sunken',
}

export const ways: DataTableProps = {
  id: 'ways',
  title: 'What you can change, from a word to code',
  lead: 'Use the first row that does the job: the further down, the more work at every upgrade.',
  columns: ['You want to change', 'How', 'Shared', 'Dedicated', 'At an upgrade'],
  rows: [
    ['A word on a page or in an email', 'Realm override, in any language', 'Yes', 'Yes', 'Nothing to do'],
    ['Logo, colors, some CSS', 'Realm attributes', 'Yes', 'Yes', 'Check the pages'],
    ['The domain', 'A custom domain', 'Yes', 'Yes', 'Nothing to do'],
    ['Sender and mail server', 'Realm settings, Email', 'Yes', 'Yes', 'Nothing to do'],
    ['The steps of the login', 'Login flows', 'Yes', 'Yes', 'Test them once'],
    [
      'The layout of the pages',
      'A theme of your own, as a jar',
      'Ask support',
      'After a review',
      'Compare with the new parent theme',
    ],
    [
      'What the server does',
      'An extension of your own, in Java',
      'No',
      'After a review',
      'You adapt it to the release',
    ],
    ['Keycloak itself', 'A fork', 'No', 'No', ''],
  ],
}

export const code: StepsProps = {
  id: 'own-code',
  title: 'How to run your own code on a dedicated cluster',
  lead: 'An extension runs inside the server and can read every password that is typed, so we review it first.',
  steps: [
    {
      label: 'Send the source',
      text: 'With its tests, a list of its libraries, and what happens to a login when a system that it calls is down. A jar alone is not enough.',
    },
    {
      label: 'We review it',
      text: 'What it can reach, what it logs, which libraries it brings, whether it blocks a thread while it waits.',
    },
    {
      label: 'You test it',
      text: 'On a test deployment with the version that runs in production. We watch memory and how long a login takes.',
    },
    {label: 'We roll it out', text: 'With the steps to undo it written down beforehand.'},
    {
      label: 'You keep it working',
      text: 'You can test each new release before it reaches production. If the extension no longer works with it, you fix it.',
    },
  ],
}

export const questions: FaqProps = {
  title: 'Questions about themes and code',
  tone: 'sunken',
  questions: [
    {
      question: 'Can each of our customers have their own login page?',
      answer:
        'There is no setting for it, because the page appears before users say who they are. What you can give a customer is an identity provider, a client with its own theme, or a realm.',
      more: {
        label: 'Three ways to do it',
        to: '/docs/getting-started/customizing-ui/#a-login-theme-per-organization',
      },
    },
    {
      question: 'Does a custom domain cost more or take long?',
      answer:
        'Every plan includes it. You set two DNS records, and we obtain and renew the certificate. Do it before launch: changing the domain later logs everybody out and breaks passkeys.',
      more: {label: 'Set up a custom domain', to: '/docs/self-service/custom-domains/'},
    },
    {
      question: 'Can we move the theme of our own Keycloak to yours?',
      answer:
        'If it is only CSS and a logo, move it into realm attributes, and you no longer need a jar. If it has its own templates, have it reviewed for the release that we run: upgrades often break copied templates.',
      more: {label: 'Theming as a service', to: '/support/theming/'},
    },
    {
      question: 'Who writes an extension if we can’t?',
      answer: 'We can, as a project with its own price, and you own the source.',
      more: {label: 'Custom extensions', to: '/support/custom-extensions/'},
    },
  ],
}

export const next: CallToActionProps = {
  title: 'Start with your name and logo',
  text: 'Two commands set the display name and the logo, and you see the result in your own realm.',
  actions: [{label: 'Customize the login pages', to: '/docs/getting-started/customizing-ui/'}],
}
