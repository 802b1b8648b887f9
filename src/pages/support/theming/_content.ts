import type {DataTableProps} from '../../../kit/sections/DataTable'
import type {SplitProps} from '../../../kit/sections/Split'
import type {EngagementContent} from '../../../kit/templates/Engagement'
import {brand} from '../../../data/brand'
import {engagements} from '../../../data/engagements'
import {engagementFacts} from '../../../lib/engagementFacts'
import {mailTo} from '../../../lib/mailTo'

const order = mailTo(brand.supportEmail, engagements.theming.mail)

export const before: Omit<SplitProps, 'children'> = {
  id: 'levels',
  title: 'You may not need a theme',
  text: [
    'This is Keycloak’s own login page. The one at the top of this page is from the same server: its logo and its colors, for light and dark, are realm attributes. No file is on the server, and there is no template to compare at upgrades.',
    'You can change texts for each language in the admin console. If a logo, colors and texts are all that you want, follow the guide and save your money. You need a theme for another layout, other fields, your own typeface, or a page that Keycloak doesn’t have.',
  ],
  more: {label: 'Do it yourself: texts, logo, colors', to: '/docs/getting-started/customizing-ui/'},
  side: 'left',
}

export const pages: DataTableProps = {
  id: 'pages',
  tone: 'sunken',
  title: 'Every page a user can see',
  lead: 'Designs usually show only the first page. We design, build and test all of them, in light and dark mode, at a width of 320 pixels and at 200% zoom.',
  columns: ['Page', 'Template', 'States tested'],
  rows: [
    [
      'Username and password',
      '`login.ftl`',
      'Wrong password, locked account, remembered user, with and without company logins',
    ],
    ['Registration', '`register.ftl`', 'Each field of the user profile, its errors, terms'],
    ['Forgotten password', '`login-reset-password.ftl`', 'Known and unknown address: the answer is the same'],
    ['One-time code', '`login-otp.ftl`', 'Two devices, a wrong code, setup with the QR code'],
    ['Passkey', '`webauthn-authenticate.ftl`', 'No passkey, a browser without support, another way to log in'],
    ['Choose another way', '`select-authenticator.ftl`', 'With two ways to choose from, and with seven'],
    ['Update the profile', '`login-update-profile.ftl`', 'A missing name after a company login'],
    ['Consent', '`login-oauth-grant.ftl`', 'Three scopes with long names'],
    [
      'Message, error, log out',
      '`info.ftl`, `error.ftl`, `logout-confirm.ftl`',
      'Expired link, cookie missing, application unknown',
    ],
    ['Emails', 'About a dozen, as HTML and text', 'Dark mail programs, images off, each language'],
  ],
  note: 'The account console is a separate application, and we offer a theme for it separately. We don’t theme the admin console: its users want the one that they know.',
}

export const engagement: EngagementContent = {
  page: {
    meta: {
      title: 'Keycloak themes: login pages and emails',
      description:
        'A theme for every login page and email that your users see: light and dark, accessible, in your languages, with pictures that show what an upgrade changed.',
    },
    parent: {label: 'Support', to: '/support/'},
    label: 'Theming',
  },
  service: 'Keycloak theme design and development',
  hero: {
    title: 'A login page that is yours, down to the error message',
    lead: 'We turn your design into a theme for all of Keycloak’s login pages and emails, with as few copied templates as possible, so that the next upgrade doesn’t break it.',
    actions: [
      {label: 'Send us your design', to: order},
      {label: 'See the pages', to: '#pages'},
    ],
  },
  facts: {label: 'How long it takes', facts: engagementFacts(engagements.theming)},
  steps: {
    id: 'steps',
    title: 'How it works',
    steps: [
      {
        label: 'Three pages',
        text: 'Login, error and one email, as drafts in both modes. You see them on a real server, on your own phone.',
      },
      {
        label: 'Style first',
        text: 'We do what we can with CSS and texts. A template is copied only if its structure has to change, and the reason is written beside it.',
      },
      {label: 'All pages', text: 'Each in every state, by keyboard and with a screen reader, with measured contrast.'},
      {
        label: 'Languages',
        text: 'Your texts, or Keycloak’s own translations, which exist for most languages. We test the longest first.',
      },
      {
        label: 'Handover',
        text: 'You get a jar, its source and the pictures. Your own pipeline has built it, and it runs on your server.',
      },
    ],
  },
  deliverables: {
    id: 'deliverables',
    title: 'What you get',
    columns: ['', 'Format', 'What it is for'],
    rows: [
      ['Login theme and email theme', 'Source and a jar', 'Your server, or a dedicated cluster with us'],
      [
        'A list of copied templates with their origin',
        'Text, with the Keycloak version',
        'Comparing them at the next upgrade',
      ],
      ['Pictures of each page in each state', 'Images, made by a script', 'Seeing what an upgrade changed'],
      ['A report on accessibility', 'Text: what was tested, with what', 'Your procurement and your users'],
      ['Texts in each language', 'Properties files', 'Your editors'],
    ],
  },
  scope: {
    id: 'scope',
    title: 'Before you order',
    lists: [
      {
        title: 'What we need from you',
        items: [
          'Your logo as SVG, for light and dark backgrounds',
          'Colors and typeface, with a license for the web font',
          'The ways to log in that you use, and the languages',
          'One person who approves the design',
        ],
      },
      {
        title: 'What it does not include',
        items: [
          'A brand design: we work from yours',
          'A different login page for each of your customers: the page doesn’t know the customer until an address is typed',
          'New steps in the login: those are extensions',
          'Translations into further languages',
        ],
      },
    ],
  },
  callToAction: {
    title: 'Show us the page that you have in mind',
    text: 'Send a picture or a link, your languages, and your version of Keycloak. If realm attributes are enough, we tell you.',
    actions: [
      {label: 'Send us your design', to: order},
      {label: 'A look for each organization', to: '/blog/themes-launch/'},
    ],
  },
}
