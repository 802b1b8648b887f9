import type {PageProps} from '../../../kit/layout/Page'
import type {CallToActionProps} from '../../../kit/sections/CallToAction'
import type {DataTableProps} from '../../../kit/sections/DataTable'
import type {FaqProps} from '../../../kit/sections/Faq'
import type {HeroProps} from '../../../kit/sections/Hero'
import type {SplitProps} from '../../../kit/sections/Split'
import type {StepsProps} from '../../../kit/sections/Steps'
import {parent} from '../_parent'
import {planName} from '../../../data/offer/plan'

export const page: Omit<PageProps, 'children'> = {
  meta: {
    title: 'Customize hosted Keycloak: domain, theme, code',
    description:
      'Use your domain, logo, texts, and emails with hosted Keycloak, and see what it takes to run your own theme or extension.',
  },
  label: 'Customization',
  parent,
}

export const hero: HeroProps = {
  title: 'Your login page, on your domain',
  lead: 'With three realm attributes, one for the logo and two for colors, you can turn Keycloak’s default page into this one. You can also change the texts, the emails, and the domain.',
  actions: [
    {label: 'Customize the login pages', to: '/docs/getting-started/customizing-ui/'},
    {label: 'Let us make your theme', to: '/support/theming/'},
  ],
}

export const before: Omit<SplitProps, 'children'> = {
  title: 'Compare with the default page',
  text: [
    'A new realm shows this page. Both pictures come from the same server and differ only in the selected theme and a few attributes.',
    'The logo and colors are realm attributes, so you can set them with the API and try them on a test deployment first.',
  ],
  more: {
    label: 'See the attributes and their values',
    to: '/docs/getting-started/customizing-ui/#change-logo-and-colors-with-realm-attributes',
  },
  side: 'left',
  tone: 'sunken',
}

export const ways: DataTableProps = {
  id: 'ways',
  title: 'What you can customize',
  lead: 'Use the first row that solves your problem. The further down you go, the more work you have at every upgrade.',
  columns: ['You want to change', 'How', 'Shared', 'Dedicated', 'At an upgrade'],
  rows: [
    ['Texts on a page or in an email', 'Realm override, in any language', 'Yes', 'Yes', 'Nothing to do'],
    ['Logo, colors, and some CSS', 'Realm attributes', 'Yes', 'Yes', 'Check the pages'],
    ['Domain', 'Custom domain', 'Yes', 'Yes', 'Nothing to do'],
    ['Sender and mail server', 'Realm settings > Email', 'Yes', 'Yes', 'Nothing to do'],
    ['Steps of the login', 'Login flows', 'Yes', 'Yes', 'Test them once'],
    [
      'Layout of the pages',
      'Custom theme, as a jar',
      'No, use realm attributes',
      'After a review',
      'Compare it with the new parent theme',
    ],
    ['Behavior of the server', 'Custom extension, in Java', 'No', 'After a review', 'Adapt it to the release'],
    ['Code of Keycloak', 'Fork', 'No', 'No', ''],
  ],
}

export const code: StepsProps = {
  id: 'own-code',
  title: `Run your code on ${planName.dedicated.a}`,
  lead: 'An extension runs inside the server and can read every password that users enter, so we review it first.',
  steps: [
    {
      label: 'Send the source',
      text: 'Include the tests, a list of libraries, and what happens to a login when a system that the extension calls is down. A jar alone isn’t enough.',
    },
    {
      label: 'We review it',
      text: 'We check what it can reach, what it logs, which libraries it includes, and whether it blocks a thread while it waits.',
    },
    {
      label: 'You test it',
      text: 'Use a test deployment with the version that runs in production. We monitor the memory and the duration of logins.',
    },
    {label: 'We roll it out', text: 'We write down the steps to undo the rollout beforehand.'},
    {
      label: 'You maintain it',
      text: 'You can test each new release before it reaches production. If your extension no longer works with it, you fix the extension.',
    },
  ],
}

export const questions: FaqProps = {
  title: 'Frequently asked questions',
  tone: 'sunken',
  questions: [
    {
      question: 'Can each customer have a separate login page?',
      answer:
        'There’s no setting for this, because the page appears before users say who they are. Instead, you can give a customer an identity provider, a client with its theme, or a realm.',
      more: {
        label: 'Compare the options',
        to: '/docs/getting-started/customizing-ui/#a-login-theme-per-organization',
      },
    },
    {
      question: 'Does a custom domain cost more or take long?',
      answer:
        'No, every plan includes it. You set two DNS records, and we obtain and renew the certificate. Do this before launch, because a later change logs all users out and breaks passkeys.',
      more: {label: 'Set up a custom domain', to: '/docs/self-service/custom-domains/'},
    },
    {
      question: 'Can we bring the theme of our current Keycloak?',
      answer:
        'If it’s only CSS and a logo, you can move it to realm attributes and no longer need a jar. If it contains templates, let us review it for the release that we run, because upgrades often break copied templates.',
      more: {label: 'Theming as a service', to: '/support/theming/'},
    },
    {
      question: 'Can you write an extension for us?',
      answer: 'Yes, we write it as a project with a separate price, and you own the source.',
      more: {label: 'Custom extensions', to: '/support/custom-extensions/'},
    },
  ],
}

export const next: CallToActionProps = {
  title: 'Start with your name and logo',
  text: 'You can set the display name and the logo with two commands and see the result in your realm.',
  actions: [{label: 'Customize the login pages', to: '/docs/getting-started/customizing-ui/'}],
}
