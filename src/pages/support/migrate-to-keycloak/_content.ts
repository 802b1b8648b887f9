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
import {planName} from '../../../data/offer/plan'

const order = mailTo(brand.supportEmail, engagements.migration.mail)

export const page: Omit<PageProps, 'children'> = {
  meta: {
    title: 'Migrate to Keycloak from Auth0, Okta, Cognito, Firebase',
    description:
      'Move from Auth0, Okta, Cognito, Firebase, Ping, or Azure AD B2C to Keycloak. See what maps to what, which password hashes work, and how the cut-over goes.',
  },
  parent: {label: 'Support', to: '/support/'},
  label: 'Migrate to Keycloak',
}

export const hero: HeroProps = {
  composition: 'reverse',
  title: 'Move to Keycloak. Your users keep their passwords.',
  lead: 'From most vendors, users who log in during the move keep their passwords, even if the vendor never exports hashes. We plan the move, write the scripts, and stay until you switch off the old login.',
  actions: [
    {label: 'Send us your inventory', to: order},
    {label: 'Find your vendor', to: '#vendors'},
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
  description: `There are five options. Check the password with the vendor at the next login: ${namesOn('ask-vendor')}. Check the password against the exported hash at the next login: ${namesOn('check-export')}, and Auth0 after it exports its hashes. Leave passwords in the LDAP directory that Keycloak queries: ${namesOn('directory')}. Import the hash if Keycloak can read it: your own user table with PBKDF2 or Argon2. Keep the old login behind Keycloak as an identity provider for a while, and let users choose a new password at the end: ${namesOn('broker')}.`,
  root: {
    label: 'Your users’ passwords',
    children: [
      {label: 'Ask the vendor', detail: 'at the next login', children: vendorsOn('ask-vendor')},
      {label: 'Check the export', detail: 'at the next login', children: vendorsOn('check-export')},
      {label: 'Leave them in LDAP', detail: 'Keycloak queries it', children: vendorsOn('directory')},
      {
        label: 'Import the hash',
        detail: 'Keycloak can read it',
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
  title: 'What moves and how',
  lead: 'Choose your current vendor. Passwords come first, because they determine the plan.',
  group: 'vendor',
  tabs: migrationVendors.map(({id, name, passwords, mapping, stays, read, sources}) => ({
    value: id,
    label: name,
    answer: passwords,
    columns: [`In ${name}`, 'In Keycloak', 'How it gets there'],
    rows: mapping.map(({theirs, keycloak, how}) => [theirs, keycloak, how]),
    limits: `What doesn’t move: ${stays}`,
    sources: {label: `Read on ${longDate(read)}:`, links: sources},
  })),
}

export const hashes: Omit<SplitProps, 'children'> = {
  id: 'hashes',
  title: 'Supported password hashes',
  text: [
    'Without an extension, Keycloak supports two families of hashes: PBKDF2 and Argon2. You can import any other hash without a warning, but those users can’t log in. You find out when they complain.',
    'At a user’s first login, Keycloak replaces the imported hash with a new one, so weak hashes disappear over time.',
    'Tested on Keycloak 26.7.3 on November 23, 2026, by import and login: three kinds of PBKDF2, Argon2id, bcrypt, scrypt, and salted SHA-256. Keycloak has no code for any others.',
  ],
  more: {label: 'Import a hash step by step', to: '/docs/user-migration/'},
  side: 'left',
  tone: 'sunken',
}

export const hashTable: CellTableProps = {
  columns: ['Hash', 'In Keycloak', 'What we do'],
  rows: [
    [
      'PBKDF2 with SHA-1, SHA-256, or SHA-512, as in Django and ASP.NET',
      'Works',
      'Import it with its algorithm, rounds, and salt',
    ],
    ['Argon2', 'Works, and is the default', 'Import it with all five parameters'],
    ['bcrypt, as in Auth0', 'Import works, but login fails', 'Check it at the next login'],
    ['scrypt, including Firebase’s', 'Import works, but login fails', 'Check it at the next login'],
    ['Salted SHA or MD5, with a pepper', 'Import works, but login fails', 'Check it at the next login'],
    ['No hash available', 'Not applicable', 'Check it with the old system, or set a new password'],
  ],
}

export const steps: StepsProps = {
  composition: 'aside',
  id: 'steps',
  title: 'How a migration works',
  lead: 'Your developers change the applications with our samples and reviews. We do everything else in this list.',
  steps: [
    {
      label: 'Inventory',
      text: 'We read your tenant through its API with read-only access, and list every application, connection, rule, and attribute. You cross out what you no longer need.',
    },
    {
      label: 'Realm and rehearsal',
      text: 'We write the realm as scripts. Then we run the whole move on made-up users, and on a copy of your users that stays on your machines. We measure how long each part takes.',
    },
    {
      label: 'First application',
      text: 'We start with an internal application. It shows what your libraries assume about the issuer, subject, and claims before a customer notices.',
    },
    {
      label: 'Cut-over',
      text: 'We move one application at a time, and you can roll back each one. Every week, you get two numbers: how many users have moved, and how many haven’t.',
    },
    {
      label: 'End of the old login',
      text: 'When only a few users are left, they get an email and choose a new password. You close the old tenant on a date that is in the plan from the first week.',
    },
  ],
}

export const cutOver: DataTableProps = {
  id: 'cut-over',
  title: 'Cut-over and rollback',
  lead: 'Until the last row, we delete nothing in the old system.',
  tone: 'sunken',
  columns: ['Step', 'What users notice', 'Rollback'],
  rows: [
    ['Keycloak looks up unknown users in the old system', 'Nothing yet', 'Turn off the provider'],
    [
      'The old system stops registrations and password changes',
      'A link to the new page',
      'Allow them again, because no users were removed',
    ],
    [
      'Applications change their issuer, one by one',
      'One more login, on a new page',
      'Set the old issuer again, although the old system doesn’t have passwords that users changed since then',
    ],
    [
      'Customers with single sign-on enter the new address',
      'Nothing, if their IT team is on time',
      'Use the old connection, which works until you remove it',
    ],
    [
      'Users who haven’t logged in are imported without a password',
      'An email that you announced',
      'None needed, because they exist in both systems',
    ],
    ['The service that checks passwords is removed', 'Nothing', 'Install it again, while the old system still runs'],
    [
      'The old tenant is closed, and exported hashes are deleted',
      'Nothing',
      'None, so you approve it in writing first',
    ],
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
        'Export and import scripts with tests, and the rehearsal log',
        'The migration service with its source, tests, alerts, and removal date',
        'A table of old and new IDs for your database',
        'Email texts for your users, and a help page for your support staff',
        'A list of everything that didn’t move, with your decisions',
      ],
    },
    {
      title: 'What we need from you',
      items: [
        'Read access to the old tenant, and the end date of its contract, which determines the plan',
        'A contact who can decide what to leave behind',
        'A developer for each application, for one to three days',
        'A contact for single sign-on at each customer',
        'A test that shows whether everything still works',
        `A Keycloak that can run the migration extension, such as your own server or ${planName.dedicated.a} with us`,
      ],
    },
    {
      title: 'What it does not include',
      items: [
        'Changes to the code of your applications',
        'Extensions that the order doesn’t name, which we estimate one by one',
        'Running Keycloak afterward, which is part of hosting or a support plan',
        'Copies of user data on our machines, because the scripts run on yours',
        'Legal advice on ending your old contract early',
      ],
    },
  ],
}

export const callToAction: CallToActionProps = {
  title: 'Start with a list',
  text: 'Tell us your vendor, the number of users, applications, and connections, what your rules or actions do, and the end date of your contract. One page is enough. You get a list of what moves and what doesn’t, and a price.',
  actions: [
    {label: 'Send us your inventory', to: order},
    {label: 'Read about users and passwords', to: '/docs/user-migration/'},
    {label: 'See prices', to: '/pricing/support/'},
  ],
}
