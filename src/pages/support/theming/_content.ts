import type {DataTableProps} from '../../../kit/sections/DataTable'
import type {SplitProps} from '../../../kit/sections/Split'
import type {EngagementContent} from '../../../kit/templates/Engagement'
import {brand} from '../../../data/brand'
import {engagements} from '../../../data/engagements'
import {engagementFacts} from '../../../lib/engagementFacts'
import {mailTo} from '../../../lib/mailTo'
import {planName} from '../../../data/offer/plan'

const order = mailTo(brand.supportEmail, engagements.theming.mail)

export const before: Omit<SplitProps, 'children'> = {
  id: 'levels',
  title: 'Changes that don’t need a theme',
  text: [
    'This is Keycloak’s default login page. The page at the top is from the same server. Its logo and its colors for light and dark mode are realm attributes. You don’t need any files on the server, so you have no templates to compare at upgrades.',
    'You can also change the texts for each language in the admin console. If you only want to change the logo, colors, and texts, follow the guide and save your money. You need a theme for changes such as a different layout, other fields, your own typeface, or a new page.',
  ],
  more: {label: 'Do it yourself: texts, logo, colors', to: '/docs/getting-started/customizing-ui/'},
  side: 'left',
}

export const pages: DataTableProps = {
  id: 'pages',
  tone: 'sunken',
  title: 'Every page that a user can see',
  lead: 'Designs usually show only the first page. We design, build, and test all of them in light and dark mode, at a width of 320 pixels and at 200% zoom.',
  columns: ['Page', 'Template', 'States tested'],
  rows: [
    [
      'Username and password',
      '`login.ftl`',
      'Wrong password, locked account, remembered user, with and without company logins',
    ],
    ['Registration', '`register.ftl`', 'Each field of the user profile, its errors, and terms'],
    ['Forgotten password', '`login-reset-password.ftl`', 'Known and unknown email address, with identical responses'],
    ['One-time code', '`login-otp.ftl`', 'Two devices, a wrong code, and setup with a QR code'],
    ['Passkey', '`webauthn-authenticate.ftl`', 'No passkey, an unsupported browser, and another login method'],
    ['Choose a login method', '`select-authenticator.ftl`', 'Two methods and seven methods'],
    ['Update the profile', '`login-update-profile.ftl`', 'A missing name after a company login'],
    ['Consent', '`login-oauth-grant.ftl`', 'Three scopes with long names'],
    [
      'Message, error, and logout',
      '`info.ftl`, `error.ftl`, `logout-confirm.ftl`',
      'Expired link, missing cookie, and unknown application',
    ],
    ['Emails', 'About a dozen, as HTML and text', 'Email programs in dark mode, blocked images, and each language'],
  ],
  note: 'The account console is a separate application, and you can order a theme for it separately. We don’t theme the admin console, because administrators expect the standard one.',
}

export const engagement: EngagementContent = {
  page: {
    meta: {
      title: 'Keycloak themes: login pages and emails',
      description:
        'Get a Keycloak theme for all login pages and emails in your design, accessible, in light and dark mode, with screenshots that show what an upgrade changed.',
    },
    parent: {label: 'Support', to: '/support/'},
    label: 'Theming',
  },
  service: 'Keycloak theme design and development',
  hero: {
    title: 'Login pages and emails in your design',
    lead: 'We turn your design into a theme for all of Keycloak’s login pages and emails. We copy as few templates as possible, so that the next upgrade doesn’t break your theme.',
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
        text: 'We draft the login page, the error page, and one email in both modes. You can see them on a real server and on your phone.',
      },
      {
        label: 'Style',
        text: 'We do what we can with CSS and texts. We copy a template only if its structure has to change, and document the reason.',
      },
      {
        label: 'All pages',
        text: 'We test each page in every state, by keyboard and with a screen reader, and measure the contrast.',
      },
      {
        label: 'Languages',
        text: 'You can use your texts or Keycloak’s translations, which exist for most languages. We test the language with the longest texts first.',
      },
      {
        label: 'Handover',
        text: 'You get a jar, its source, and the screenshots. Your pipeline builds the jar, and it runs on your server.',
      },
    ],
  },
  deliverables: {
    id: 'deliverables',
    title: 'What you get',
    columns: ['Deliverable', 'Format', 'Purpose'],
    rows: [
      [
        'Login theme and email theme',
        'Source and a jar',
        `Install it on your server or on ${planName.dedicated.a} with us`,
      ],
      [
        'A list of copied templates with their origin',
        'Text, with the Keycloak version',
        'Compare them at the next upgrade',
      ],
      ['Screenshots of each page in each state', 'Images from a script', 'See what an upgrade changed'],
      ['An accessibility report', 'Text with tests and tools', 'Inform your procurement team and your users'],
      ['Texts in each language', 'Properties files', 'Let your editors change them'],
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
          'Your login methods and languages',
          'One contact who approves the design',
        ],
      },
      {
        title: 'What it does not include',
        items: [
          'A brand design, because we use yours',
          'A different login page for each of your customers, because the page doesn’t know the customer until the user enters an email address',
          'New login steps, which are extensions',
          'Translations into more languages',
        ],
      },
    ],
  },
  callToAction: {
    title: 'Show us your design',
    text: 'Send us a picture or a link, your languages, and your version of Keycloak. If you only need realm attributes, we tell you.',
    actions: [
      {label: 'Send us your design', to: order},
      {
        label: 'Use a design for each organization',
        to: '/docs/getting-started/customizing-ui/#a-login-theme-per-organization',
      },
    ],
  },
}
