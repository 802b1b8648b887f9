import type {FlowGraphProps} from '../../../kit/figures'
import type {PageProps} from '../../../kit/layout/Page'
import type {CallToActionProps} from '../../../kit/sections/CallToAction'
import type {DataTableProps} from '../../../kit/sections/DataTable'
import type {FaqProps} from '../../../kit/sections/Faq'
import type {HeroProps} from '../../../kit/sections/Hero'
import type {SplitProps} from '../../../kit/sections/Split'
import {brand} from '../../../data/brand'
import {planName} from '../../../data/offer/plan'
import {serviceLevels} from '../../../data/offer/serviceLevels'
import {coverage} from '../../../data/offer/support'

export const page: Omit<PageProps, 'children'> = {
  meta: {
    title: 'Logins and users: passkeys, codes, links, social login',
    description:
      'Compare the login methods that you can offer with managed Keycloak. See what each one protects against, how a login flow works, and what stays with you.',
  },
  label: 'Logins and users',
}

export const hero: HeroProps = {
  composition: 'reverse',
  title: 'Change how users log\u00a0in without a\u00a0release',
  lead: 'Offer passwords, passkeys, one-time codes, magic links, social login, and single sign-on. Your application redirects to the login page and gets a token back. The steps in between are settings, so you can change them without touching your code.',
  actions: [
    {label: 'Create a realm', to: brand.links.dashboard},
    {label: 'Choose a login method', to: '/docs/authentication/'},
  ],
}

export const ways: DataTableProps = {
  id: 'ways',
  title: 'Compare login methods',
  lead: 'Login methods differ most in how they hold up to an attack. For example, compare what happens when a password is stolen or a user types into a fake login page.',
  columns: ['Login method', 'If the password is stolen', 'If your login page is faked', 'Set it up'],
  rows: [
    [
      'Password alone',
      'The attacker logs in',
      'The attacker gets the password',
      {label: 'Passwords', to: '/docs/authentication/username-password/'},
    ],
    [
      'Password and one-time code',
      'The attacker still needs a code',
      'The attacker can log in once, within seconds',
      {label: 'One-time codes', to: '/docs/authentication/otps/'},
    ],
    [
      'Passkey',
      'There is no password to steal',
      'The attacker gets nothing, because browsers offer a passkey only at your address',
      {label: 'Passkeys and security keys', to: '/docs/authentication/webauthn/'},
    ],
    [
      'Magic link',
      'There is no password to steal',
      'The attacker also needs the user’s mailbox',
      {label: 'Magic links', to: '/docs/authentication/magic-links/'},
    ],
    [
      'Social login, for example Google or GitHub',
      'It depends on that account',
      'It depends on that account',
      {label: 'Social login', to: '/docs/authentication/social-login/'},
    ],
    [
      'The customer’s identity provider',
      'It depends on the customer',
      'It depends on the customer',
      {label: 'Single sign-on', to: '/product/sso/'},
    ],
  ],
}

export const order: Omit<SplitProps, 'children'> = {
  id: 'flow',
  title: 'One login flow for all your users',
  text: [
    'A login flow is an ordered list of steps. We built the flow in this picture and tested it with each kind of user. Users whose company has an identity provider go there. Other users enter a password, and then a one-time code if they have set one up.',
    'You can assign a new flow to one application first. Your other applications keep the old flow until you switch them.',
  ],
  more: {label: 'Build this flow step by step', to: '/docs/authentication/complex-flows/'},
}

export const flow: FlowGraphProps = {
  title: 'The steps that each user sees',
  description:
    'A user with a session goes straight to the application. Other users enter their email address. If the domain belongs to a company with an identity provider, the user logs in there. Otherwise, the user enters a password, and then a one-time code if they have set one up. Every path ends in the application with a token.',
  nodes: [
    {id: 'session', label: 'Already logged in?', kind: 'decision'},
    {id: 'domain', label: 'A company’s domain?', detail: 'Asks for the address', kind: 'decision'},
    {id: 'company', label: 'The company’s login'},
    {id: 'password', label: 'Password', detail: 'or passkey'},
    {id: 'code', label: 'One-time code', detail: 'if set up'},
    {id: 'token', label: 'Token for your application', kind: 'end'},
  ],
  edges: [
    {from: 'session', to: 'token', label: 'yes'},
    {from: 'session', to: 'domain', label: 'no'},
    {from: 'domain', to: 'company', label: 'yes'},
    {from: 'domain', to: 'password', label: 'no'},
    {from: 'password', to: 'code'},
    {from: 'company', to: 'token'},
    {from: 'code', to: 'token'},
  ],
}

export const protection: DataTableProps = {
  id: 'protection',
  title: 'Turn on protection before you launch',
  lead: 'A new realm has few restrictions, so that you can try it quickly. Here are four common attacks, what stops each one, and what doesn’t.',
  tone: 'sunken',
  columns: ['Attack', 'What stops it', 'What doesn’t', 'Set it up'],
  rows: [
    [
      'A bot guesses a user’s password',
      'Brute force detection, which locks the account after failed logins',
      'reCAPTCHA, which protects registration only',
      {label: 'Lock accounts', to: '/docs/security/brute-force-detection/'},
    ],
    [
      'An attacker tries one common password on every account',
      'A password blacklist, and rate limits at the gateway',
      'Brute force detection, which counts failures by account',
      {label: 'Block known passwords', to: '/docs/security/password-blacklist/'},
    ],
    [
      'An attacker uses passwords stolen from another site',
      'A second factor, or passkeys',
      'Password policies',
      {label: 'Require a code', to: '/docs/authentication/otps/'},
    ],
    [
      'Bots register thousands of fake accounts',
      'reCAPTCHA and verified email addresses',
      'Brute force detection',
      {label: 'Protect registration', to: '/docs/security/recaptcha/'},
    ],
  ],
  note: 'On the hosted service, we set the rate limits at the gateway. You control the settings of your realm.',
}

export const mail: Omit<SplitProps, 'children'> = {
  id: 'magic-link',
  title: 'Magic links for users who rarely log in',
  text: [
    'Users who log in twice a year would reset their password each time anyway. With a magic link, they enter their email address, open the email, and are logged in. Your back end can send links, too, and you choose the address and the lifetime.',
    'A link skips all other steps of the login. Don’t use it for administrators or for users who must have a second factor.',
  ],
  more: {label: 'See what a magic link bypasses', to: '/docs/authentication/magic-links/'},
  side: 'left',
}

export const faq: FaqProps = {
  id: 'questions',
  title: 'Frequently asked questions',
  tone: 'sunken',
  questions: [
    {
      question: 'Who keeps the login page running?',
      answer: `On a hosted deployment, we do. You get a ${serviceLevels.uptime}% uptime guarantee, and an engineer answers ${coverage.long}. On your own servers, your team does, and you can buy our support.`,
      more: {label: 'See what hosting includes', to: '/hosting/'},
    },
    {
      question: 'How do users manage their account?',
      answer:
        'On their account pages, they can change their profile, password, second factors, passkeys, and linked accounts, and end sessions. Your support team sees the account in the admin console, with its sessions and stored events.',
      more: {label: 'Compare the consoles', to: '/docs/getting-started/dashboard/'},
    },
    {
      question: 'Can users get codes by text message?',
      answer: `No, codes come from an authenticator app or by email, and users can keep recovery codes in case they lose their phone. Text messages need an extension, which you can run on ${planName.dedicated.many} only, after we review its source.`,
      more: {label: 'See what to use instead', to: '/docs/authentication/sms-and-adaptive-mfa/'},
    },
    {
      question: 'Does Keycloak decide which invoices a user can see?',
      answer:
        'No, a token says who the user is and which roles they had when Keycloak issued it, by default at most five minutes ago. Your application checks access to each record.',
      more: {label: 'See what Keycloak is not', to: '/docs/keycloak/overview/#what-keycloak-is-not'},
    },
    {
      question: 'Can users keep their passwords when we move to Keycloak?',
      answer:
        'Often, yes, because Keycloak can check some password hashes itself. For others, it can ask your old system once, at the user’s first login, and then store a new hash.',
      more: {label: 'Check your password hashes', to: '/docs/user-migration/#can-i-keep-our-bcrypt-passwords'},
    },
  ],
}

export const callToAction: CallToActionProps = {
  title: 'Try a login in a sample application',
  text: 'The sample logs in, shows the token, calls a protected API, and logs out. You need a realm and Node.js.',
  actions: [
    {label: 'Run the sample', to: '/docs/getting-started/sample/'},
    {label: 'Create a realm', to: brand.links.dashboard},
  ],
}
