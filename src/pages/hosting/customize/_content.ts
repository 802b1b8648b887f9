import type {PageProps} from '../../../components/layout/Page'
import type {CallToActionProps} from '../../../components/sections/CallToAction'
import type {DataTableProps} from '../../../components/sections/DataTable'
import type {FaqProps} from '../../../components/sections/Faq'
import type {HeroProps} from '../../../components/sections/Hero'
import type {SplitProps} from '../../../components/sections/Split'
import type {StepsProps} from '../../../components/sections/Steps'
import {parent} from '../_parent'

export const page: Omit<PageProps, 'children'> = {
  meta: {
    title: 'Customize hosted Keycloak: domain, theme, code',
    description:
      'Put hosted Keycloak under your own domain, with your logo, texts and emails, and know what it takes to run a theme or an extension of your own.',
  },
  label: 'Customization',
  parent,
}

export const hero: HeroProps = {
  title: 'Your login page, on your domain',
  lead: 'A logo and two colors, set as three realm attributes, turn the default page into this one. Texts, emails and the address are yours as well.',
  actions: [
    {label: 'Customize the login pages', to: '/docs/getting-started/customizing-ui/'},
    {label: 'Have a theme made', to: '/support/theming/'},
  ],
}

export const before: Omit<SplitProps, 'children'> = {
  title: 'What it looks like before',
  text: [
    'This is the page that every new realm has. Both pictures were taken from one server; between them lie a choice of theme and a few attributes.',
    'Colors and logo are attributes of the realm, so you set them by the admin API, and your test deployment can try them first.',
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
  title: 'From a word to your own code',
  lead: 'Take the first row that does the job: each row below it costs more at every upgrade.',
  columns: ['You want to change', 'How', 'Shared deployment', 'Dedicated cluster', 'At an upgrade'],
  rows: [
    ['A word on a page or in an email', 'Realm override, in any language', 'Yes', 'Yes', 'Nothing to do'],
    ['Logo, colors, some CSS', 'Realm attributes', 'Yes', 'Yes', 'Look at the pages'],
    ['The address', 'A custom domain', 'Yes', 'Yes', 'Nothing to do'],
    ['Sender and mail server', 'Realm settings, Email', 'Yes', 'Yes', 'Nothing to do'],
    ['The steps of the login', 'Login flows', 'Yes', 'Yes', 'Try them once'],
    [
      'The layout of pages',
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
      'You make it fit the release',
    ],
    ['Keycloak itself', 'A fork', 'No', 'No', ''],
  ],
}

export const code: StepsProps = {
  id: 'own-code',
  title: 'How your own code gets onto a dedicated cluster',
  lead: 'An extension runs inside the server and can read every password that is typed. So we look at it before it runs.',
  steps: [
    {
      label: 'Send the source',
      text: 'With its tests, its list of libraries, and what happens to a login if something that it calls is down. A jar is not enough.',
    },
    {
      label: 'We review it',
      text: 'What it can reach, what it logs, which libraries it brings, whether it blocks a thread while it waits.',
    },
    {
      label: 'Try it on a test deployment',
      text: 'Built for the version that runs. You test, we watch memory and the time that a login takes.',
    },
    {label: 'It is rolled out', text: 'With the way back written down before.'},
    {
      label: 'Keep it working',
      text: 'With each release you get the new version first. If the extension doesn’t fit it, it is yours to mend.',
    },
  ],
}

export const questions: FaqProps = {
  title: 'Often asked about looks and code',
  tone: 'sunken',
  questions: [
    {
      question: 'Can each of our customers have a login page of their own?',
      answer:
        'Not by a setting: the page is drawn before anybody has said who they are. A customer can have their own identity provider, a client with its own theme, or a realm.',
      more: {
        label: 'Three ways to it',
        to: '/docs/getting-started/customizing-ui/#a-login-theme-per-organization',
      },
    },
    {
      question: 'Does a custom domain cost more or take long?',
      answer:
        'Every plan includes it. You set two DNS records, and we obtain and renew the certificate. Do it before launch: a new name logs everybody out and makes passkeys useless.',
      more: {label: 'Set up a custom domain', to: '/docs/self-service/custom-domains/'},
    },
    {
      question: 'Can I get our theme from our own Keycloak onto yours?',
      answer:
        'If it is CSS and a logo, move it into the realm attributes, and you are free of the jar. If it has templates of its own, have it reviewed for the release that runs here: copied templates are what breaks most at upgrades.',
      more: {label: 'Theming as a service', to: '/support/theming/'},
    },
    {
      question: 'Who writes an extension if we can’t?',
      answer: 'We do, as a project with a price of its own, and the source is yours.',
      more: {label: 'Custom extensions', to: '/support/custom-extensions/'},
    },
  ],
}

export const next: CallToActionProps = {
  title: 'Make the page yours this afternoon',
  text: 'Start with the display name and the logo: two commands, and you see the result on your own realm.',
  actions: [{label: 'Customize the login pages', to: '/docs/getting-started/customizing-ui/'}],
}
