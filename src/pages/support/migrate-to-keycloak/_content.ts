import type {TreeProps} from '../../../kit/figures'
import type {PageProps} from '../../../kit/layout/Page'
import type {CallToActionProps} from '../../../kit/sections/CallToAction'
import type {DataTableProps} from '../../../kit/sections/DataTable'
import type {CellTableProps} from '../../../kit/ui/CellTable'
import type {FactRowProps} from '../../../kit/sections/FactRow'
import type {HeroProps} from '../../../kit/sections/Hero'
import type {ScopeProps} from '../../../kit/sections/Scope'
import type {SplitProps} from '../../../kit/sections/Split'
import type {StepsProps} from '../../../kit/sections/Steps'
import type {TabbedTablesProps} from '../../../kit/sections/TabbedTables'
import {brand} from '../../../data/brand'
import {engagements} from '../../../data/engagements'
import {migrationVendors, type PasswordWay} from '../../../data/migrationVendors'
import {engagementFacts} from '../../../lib/engagementFacts'
import {longDate} from '../../../lib/longDate'
import {mailTo} from '../../../lib/mailTo'

const order = mailTo(brand.supportEmail, engagements.migration.mail)

export const page: Omit<PageProps, 'children'> = {
  meta: {
    title: 'Migrate to Keycloak from Auth0, Okta, Cognito, Firebase',
    description:
      'What maps to what, what does not move, which password hashes Keycloak reads, and a cut-over with a way back: Auth0, Okta, Cognito, Firebase, Ping, Azure AD B2C.',
  },
  parent: {label: 'Support', to: '/support/'},
  label: 'Migrate to Keycloak',
}

export const hero: HeroProps = {
  title: 'Move to Keycloak. Your users keep their passwords.',
  lead: 'From most vendors, everybody who logs in during the move keeps their password, even where hashes are never exported. We plan the move, write the scripts, and stay until the old login is switched off.',
  actions: [
    {label: 'Send us your inventory', to: order},
    {label: 'Find your vendor below', to: '#vendors'},
  ],
}

const vendorsOn = (way: PasswordWay) =>
  migrationVendors
    .filter((vendor) => vendor.way === way)
    .map(({name, passwordNote}) => ({label: name, detail: passwordNote}))

const names = new Intl.ListFormat('en')

const namesOn = (way: PasswordWay): string => names.format(vendorsOn(way).map(({label}) => label))

export const passwordWays: TreeProps = {
  title: 'How passwords move, by vendor',
  description: `There are five ways. At the next login, ask the vendor: ${namesOn('ask-vendor')}. At the next login, check the exported hash: ${namesOn('check-export')}, and Auth0 once it has exported its hashes. Leave passwords in the LDAP directory, which Keycloak asks: ${namesOn('directory')}. Import the hash, if Keycloak reads it: a user table of your own with PBKDF2 or Argon2. Keep the old login behind Keycloak as an identity provider for a while, and let users choose a new password at the end: ${namesOn('broker')}.`,
  root: {
    label: 'Your users’ passwords',
    children: [
      {label: 'Ask the vendor', detail: 'at the next login', children: vendorsOn('ask-vendor')},
      {label: 'Check the export', detail: 'at the next login', children: vendorsOn('check-export')},
      {label: 'Leave them there', detail: 'Keycloak asks LDAP', children: vendorsOn('directory')},
      {
        label: 'Import the hash',
        detail: 'Keycloak reads it',
        children: [{label: 'Your own table', detail: 'PBKDF2 or Argon2'}],
      },
      {label: 'Keep the old login', detail: 'behind Keycloak', children: vendorsOn('broker')},
    ],
  },
}

export const facts: FactRowProps = {
  label: 'How long it takes',
  facts: engagementFacts(engagements.migration),
}

export const vendors: TabbedTablesProps = {
  composition: 'table',
  id: 'vendors',
  title: 'What maps to what',
  lead: 'Choose the vendor that you are leaving. Passwords come first, because they decide the plan.',
  group: 'vendor',
  tabs: migrationVendors.map(({id, name, passwords, mapping, stays, read, sources}) => ({
    value: id,
    label: name,
    answer: passwords,
    columns: [`In ${name}`, 'In Keycloak', 'How it gets there'],
    rows: mapping.map(({theirs, keycloak, how}) => [theirs, keycloak, how]),
    limits: `What does not move: ${stays}`,
    sources: {label: `Read on ${longDate(read)}:`, links: sources},
  })),
}

export const hashes: Omit<SplitProps, 'children'> = {
  id: 'hashes',
  title: 'Which hashes Keycloak reads',
  text: [
    'Without an extension it reads two families, PBKDF2 and Argon2. You can import any other hash without a warning, but its user can’t log in, and you find out when people complain.',
    'At the first login, Keycloak replaces an imported hash with its own, so weak hashes disappear over time.',
    'Tested on Keycloak 26.7.3 on 23 November 2026, by import and login: three kinds of PBKDF2, Argon2id, bcrypt, scrypt and salted SHA-256. Keycloak has no code for the others.',
  ],
  more: {label: 'Import a hash, command by command', to: '/docs/user-migration/'},
  side: 'left',
  tone: 'sunken',
}

export const hashTable: CellTableProps = {
  columns: ['Hash', 'Keycloak', 'What we do'],
  rows: [
    [
      'PBKDF2 with SHA-1, SHA-256 or SHA-512, as in Django and ASP.NET',
      'Reads it',
      'Import it: algorithm, rounds, salt and hash',
    ],
    ['Argon2', 'Reads it; its own default', 'Import it, with all five parameters'],
    ['bcrypt, as in Auth0', 'Imports it, but refuses the login', 'Check it at the next login'],
    ['scrypt, including Firebase’s', 'Imports it, but refuses the login', 'Check it at the next login'],
    ['Salted SHA or MD5, with a pepper', 'Imports it, but refuses the login', 'Check it at the next login'],
    ['No hash available', '–', 'Ask the old system, or set a new password'],
  ],
}

export const steps: StepsProps = {
  composition: 'aside',
  id: 'steps',
  title: 'How we work',
  lead: 'Your developers change the applications, with our samples and reviews. We do everything else in this list.',
  steps: [
    {
      label: 'Inventory',
      text: 'We read your tenant through its API, with read-only access, and list every application, connection, rule and attribute. You cross out what nobody needs.',
    },
    {
      label: 'Realm and rehearsal',
      text: 'We write the realm as scripts. Then we run the whole move on made-up users, and on a copy of yours that stays on your machines, and measure how long each part takes.',
    },
    {
      label: 'First application',
      text: 'We begin with one that your own people use. It shows what your libraries assume about issuer, subject and claims before a customer notices.',
    },
    {
      label: 'Cut-over',
      text: 'Application by application, each with a way back. Every week you get two numbers: how many users have moved, and how many have not.',
    },
    {
      label: 'Closing the old login',
      text: 'When only a few users are left, they get an email and choose a new password. The old tenant is closed on a date that is in the plan from the first week.',
    },
  ],
}

export const cutOver: DataTableProps = {
  id: 'cut-over',
  title: 'The cut-over, and the way back',
  lead: 'Until the last row, nothing in the old system is deleted.',
  tone: 'sunken',
  columns: ['Step', 'What users notice', 'The way back'],
  rows: [
    ['Keycloak asks the old system about users it does not know', 'Nothing yet', 'Turn the provider off'],
    [
      'The old system stops registrations and password changes',
      'A link to the new page',
      'Allow them again: nobody was removed',
    ],
    [
      'Applications change their issuer, one by one',
      'One more login, on a new page',
      'Set the old issuer again. Passwords that users have changed since then are still the old ones there',
    ],
    [
      'Customers with single sign-on enter the new address',
      'Nothing, if their IT is on time',
      'Their old connection works until it is removed',
    ],
    [
      'Users who have not logged in are imported without a password',
      'An email that was announced',
      'None needed: they exist in both systems',
    ],
    ['The service that checks passwords is removed', 'Nothing', 'Install it again, as long as the old system runs'],
    ['Old tenant closed, exported hashes deleted', 'Nothing', 'None, so you approve it in writing first'],
  ],
}

export const scope: ScopeProps = {
  id: 'scope',
  title: 'What is included',
  lists: [
    {
      title: 'What you get',
      items: [
        'The realm as scripts, in your repository',
        'Export and import scripts with tests, and the log of the rehearsal',
        'The migration service: source, tests, alarms, and its date of removal',
        'A table of old and new ids for your own database',
        'Emails to your users, and a page for your support staff',
        'A list of everything that did not move, with what you decided about it',
      ],
    },
    {
      title: 'What we need from you',
      items: [
        'Read access to the old tenant, and its contract: the end date decides the plan',
        'Someone who can decide what to leave behind',
        'A developer for each application, for one to three days',
        'A contact at each customer who looks after single sign-on',
        'A test of your own that says whether everything still works',
        'A Keycloak that may run the migration extension: your own, or a dedicated cluster with us',
      ],
    },
    {
      title: 'What it does not include',
      items: [
        'Changes to your applications’ code',
        'Extensions that the order doesn’t name: we estimate each one',
        'Running Keycloak afterward: that is hosting, or a support plan',
        'Copies of user data on our machines: scripts run on yours',
        'Advice on whether your old contract allows an early end',
      ],
    },
  ],
}

export const callToAction: CallToActionProps = {
  title: 'Start with a list',
  text: 'Vendor, number of users, applications and connections, what your rules or actions do, and the end date of your contract. A page is enough. You get back what moves, what doesn’t, and a price.',
  actions: [
    {label: 'Send us your inventory', to: order},
    {label: 'Read about users and passwords', to: '/docs/user-migration/'},
    {label: 'See prices', to: '/pricing/support/'},
  ],
}
