import type {FlowGraphProps} from '../../../kit/figures'
import type {PageProps} from '../../../kit/layout/Page'
import type {CallToActionProps} from '../../../kit/sections/CallToAction'
import type {DataTableProps} from '../../../kit/sections/DataTable'
import type {FaqProps} from '../../../kit/sections/Faq'
import type {HeroProps} from '../../../kit/sections/Hero'
import type {SplitProps} from '../../../kit/sections/Split'
import {brand} from '../../../data/brand'
import {serviceLevels} from '../../../data/serviceLevels'

export const page: Omit<PageProps, 'children'> = {
  meta: {
    title: 'Logins and users: passkeys, codes, links, social logins',
    description:
      'How people log in to your applications with managed Keycloak: what each way to log in protects against, how a login flow works, and what is left to you.',
  },
  label: 'Logins and users',
}

export const hero: HeroProps = {
  title: 'Every way to log\u00a0in, on one page',
  lead: 'Passwords, passkeys, one-time codes, magic links, social logins and single sign-on. Your application redirects to the login page and gets a token back; the steps in between are settings, which you change without a new release.',
  actions: [
    {label: 'Create a realm', to: brand.links.dashboard},
    {label: 'Choose a way to log in', to: '/docs/authentication/'},
  ],
}

export const ways: DataTableProps = {
  id: 'ways',
  title: 'What a stolen password is worth',
  lead: 'The ways to log in differ most when something is stolen or faked. Compare them by that.',
  columns: ['Way to log in', 'A thief who has the password', 'A fake copy of your login page', 'Set it up'],
  rows: [
    [
      'Password alone',
      'Logs in',
      'Gets the password',
      {label: 'Passwords', to: '/docs/authentication/username-password/'},
    ],
    [
      'Password and one-time code',
      'Is asked for a code',
      'Can log in once, within seconds',
      {label: 'One-time codes', to: '/docs/authentication/otps/'},
    ],
    [
      'Passkey',
      'There is no password',
      'Gets nothing: the browser offers it at your address only',
      {label: 'Passkeys and security keys', to: '/docs/authentication/webauthn/'},
    ],
    [
      'Magic link',
      'There is no password',
      'Needs the mailbox as well',
      {label: 'Magic links', to: '/docs/authentication/magic-links/'},
    ],
    [
      'Google, Microsoft, GitHub …',
      'Depends on that account',
      'Depends on that account',
      {label: 'Social logins', to: '/docs/authentication/social-login/'},
    ],
    [
      'The customer’s own login',
      'Depends on the customer',
      'Depends on the customer',
      {label: 'Single sign-on', to: '/product/sso/'},
    ],
  ],
}

export const order: Omit<SplitProps, 'children'> = {
  id: 'flow',
  title: 'One flow for customers, staff and everyone else',
  text: [
    'A login is an ordered list of steps. We built this one and tried it with each kind of user: people whose company has its own login go there, others enter a password, and those who set up one-time codes are asked for one.',
    'Give a new flow to one application first. The others keep the old one until you are sure.',
  ],
  more: {label: 'Build this flow step by step', to: '/docs/authentication/complex-flows/'},
}

export const flow: FlowGraphProps = {
  title: 'Who sees which step',
  description:
    'Somebody with a session is let in. Everybody else enters an address. If a company with its own login has the domain, that login follows; if not, a password. Whoever set up a code enters it after the password. All ways end in the application with a token.',
  nodes: [
    {id: 'session', label: 'Logged in already?', kind: 'decision'},
    {id: 'domain', label: 'A company’s domain?', detail: 'asks for the address', kind: 'decision'},
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
  title: 'What to turn on before the first real user',
  lead: 'A new realm starts open, so that trying it is easy. Here are four attacks, what stops each of them, and what does not.',
  tone: 'sunken',
  columns: ['Attack', 'What stops it', 'What does not', 'Set it up'],
  rows: [
    [
      'A bot guesses one person’s password',
      'A lock after failed logins',
      'reCAPTCHA, which guards registration',
      {label: 'Lock accounts', to: '/docs/security/brute-force-detection/'},
    ],
    [
      'One common password is tried on everybody',
      'A list of refused passwords, and limits at the gateway',
      'The lock: it counts per account',
      {label: 'Refuse known passwords', to: '/docs/security/password-blacklist/'},
    ],
    [
      'Passwords stolen from another site',
      'A second factor, or passkeys',
      'Rules for passwords',
      {label: 'Require a code', to: '/docs/authentication/otps/'},
    ],
    [
      'Fake accounts, registered by the thousand',
      'reCAPTCHA and verified addresses',
      'The lock',
      {label: 'Protect registration', to: '/docs/security/recaptcha/'},
    ],
  ],
  note: 'On the hosted service we set the limits at the gateway. The settings of the realm are yours.',
}

export const mail: Omit<SplitProps, 'children'> = {
  id: 'magic-link',
  title: 'A link for people who log in twice a year',
  text: [
    'They would reset the password each time anyway. They enter an address, open their mail and are in. Your own back end can send such links too, to an address and with a lifetime of your choice.',
    'A link skips the other steps of the login, so it is not for administrators, or for anyone who has to use a second factor.',
  ],
  more: {label: 'Read what a link does not check', to: '/docs/authentication/magic-links/'},
  side: 'left',
}

export const faq: FaqProps = {
  id: 'questions',
  title: 'What is left to you',
  tone: 'sunken',
  questions: [
    {
      question: 'Who keeps the login page up at night?',
      answer: `On a hosted deployment we do: ${serviceLevels.uptime}% uptime is guaranteed, and a person answers around the clock. On your own servers it is your team, with our support if you buy it.`,
      more: {label: 'See what hosting includes', to: '/hosting/'},
    },
    {
      question: 'Who looks after a user’s account?',
      answer:
        'The user: profile, password, second factors, passkeys, linked accounts and sessions are on pages of their own. Your support sees the account in the admin console, with its sessions and events.',
      more: {label: 'Compare the consoles', to: '/docs/getting-started/dashboard/'},
    },
    {
      question: 'Are codes sent by text message?',
      answer:
        'No. Codes come from an app or by email, and users can keep a list of recovery codes in case they lose the phone. Text messages need an extension; ask us before you rely on one.',
      more: {label: 'See codes and recovery', to: '/docs/authentication/otps/'},
    },
    {
      question: 'Does it decide who may see which invoice?',
      answer:
        'No. A token says who somebody is and which roles they had when it was issued, which by default is at most five minutes ago. Your application checks each record.',
      more: {label: 'See what Keycloak is not', to: '/docs/keycloak/overview/#what-keycloak-is-not'},
    },
    {
      question: 'Can users keep their passwords when we move?',
      answer:
        'Often. Keycloak checks some hashes itself; for others it asks the old system once, at each user’s first login, and then stores a hash of its own.',
      more: {label: 'Find out about your hashes', to: '/docs/user-migration/#migrate-bcrypt-passwords'},
    },
  ],
}

export const callToAction: CallToActionProps = {
  title: 'Try a login in a sample application',
  text: 'The sample logs in, shows the token, calls a protected API and logs out. It takes a realm and Node.',
  actions: [
    {label: 'Run the sample', to: '/docs/getting-started/sample/'},
    {label: 'Create a realm', to: brand.links.dashboard},
  ],
}
