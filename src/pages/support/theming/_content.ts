import type {DataTableProps} from '../../../components/sections/DataTable'
import type {SplitProps} from '../../../components/sections/Split'
import type {EngagementContent} from '../../../components/templates/Engagement'
import {brand} from '../../../data/brand'
import {engagements} from '../../../data/engagements'
import {engagementFacts} from '../../../lib/engagementFacts'
import {mailTo} from '../../../lib/mailTo'

const order = mailTo(brand.supportEmail, engagements.theming.mail)

export const before: Omit<SplitProps, 'children'> = {
  id: 'levels',
  title: 'First look at what needs no theme',
  text: [
    'This is Keycloak’s own login page. The one at the top of this page is the same, with a logo and two colors set as attributes of the realm: no file on the server, nothing to compare at upgrades.',
    'Texts can be changed for each language in the admin console. If logo, colors and words are all that you want, follow the guide and save your money. A theme is for another layout, other fields, your own type, or a page that Keycloak doesn’t have.',
  ],
  more: {label: 'Do it yourself: texts, logo, colors', to: '/docs/getting-started/customizing-ui/'},
  side: 'left',
  tone: 'sunken',
}

export const pages: DataTableProps = {
  id: 'pages',
  title: 'Every page a user can see',
  lead: 'A design usually shows the first one. We draw, build and try all of them, in light and dark, at 320 pixels and at 200%.',
  columns: ['Page', 'Template', 'States that we try'],
  rows: [
    [
      'Username and password',
      'login.ftl',
      'Wrong password, locked account, remembered user, with and without company logins',
    ],
    ['Registration', 'register.ftl', 'Each field of the user profile, its errors, terms'],
    ['Forgotten password', 'login-reset-password.ftl', 'Known and unknown address: the answer is the same'],
    ['One-time code', 'login-otp.ftl', 'Two devices, a wrong code, setup with the QR code'],
    ['Passkey', 'webauthn-authenticate.ftl', 'No device, a browser that can’t, another way in'],
    ['Choose another way', 'select-authenticator.ftl', 'Two, and seven'],
    ['Update the profile', 'login-update-profile.ftl', 'A missing name after a company login'],
    ['Consent', 'login-oauth-grant.ftl', 'Three scopes with long names'],
    [
      'Message, error, log out',
      'info.ftl, error.ftl, logout-confirm.ftl',
      'Expired link, cookie missing, application unknown',
    ],
    ['Emails', 'About a dozen, as HTML and text', 'Dark mail programs, images off, each language'],
  ],
  note: 'Account pages are an application of their own and offered separately. The admin console is not themed: its readers want the one that they know.',
}

export const engagement: EngagementContent = {
  page: {
    meta: {
      title: 'Keycloak themes: login pages and emails',
      description:
        'A login theme for every page a user can see, in light and dark, accessible, in your languages, with pictures that show what an upgrade changed.',
    },
    parent: {label: 'Support', to: '/support/'},
    label: 'Theming',
  },
  service: 'Keycloak theme design and development',
  hero: {
    title: 'A login page that is yours, down to the error message',
    lead: 'We turn your design into a theme for all of Keycloak’s login pages and emails, with as few copied templates as possible, so that the next upgrade does not undo it.',
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
        text: 'What CSS and texts can do is done so. A template is copied only if its structure has to change, and the reason is written beside it.',
      },
      {label: 'All pages', text: 'Each in each state, by keyboard and with a screen reader, with contrast measured.'},
      {
        label: 'Languages',
        text: 'Your words, or Keycloak’s own translations, which exist for most languages. Long ones are tried first.',
      },
      {label: 'Handover', text: 'A jar, its source, and the pictures. Your pipeline builds it, your server has it.'},
    ],
  },
  deliverables: {
    id: 'deliverables',
    title: 'What you get',
    columns: ['', 'Format', 'What it is for'],
    rows: [
      ['Login theme and email theme', 'Source and a jar', 'Your server, or ours'],
      [
        'A list of copied templates with their origin',
        'Text, with the Keycloak version',
        'Comparing them at the next upgrade',
      ],
      ['Pictures of each page in each state', 'Images, made by a script', 'See what an upgrade changed'],
      ['A report on accessibility', 'Text: what was tried, with what', 'Your procurement and your users'],
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
          'Logo as SVG, for light and dark grounds',
          'Colors and type, with the license for the web font',
          'Which ways to log in you use, and which languages',
          'One person who approves',
        ],
      },
      {
        title: 'What it does not include',
        items: [
          'A brand: we work from yours',
          'A different login page for each customer of yours: the page does not know the customer before an address was typed',
          'Steps of the login that don’t exist: those are extensions',
          'Translations into languages that none of us speaks',
        ],
      },
    ],
  },
  callToAction: {
    title: 'Show us the page that you have in mind',
    text: 'A picture or a link, your languages, and the version of Keycloak. If attributes of the realm are enough for it, we say so.',
    actions: [
      {label: 'Send us your design', to: order},
      {label: 'One look for each customer?', to: '/blog/themes-launch/'},
    ],
  },
}
