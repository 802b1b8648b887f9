import type {PageProps} from '../../../components/layout/Page'
import type {CallToActionProps} from '../../../components/sections/CallToAction'
import type {DataTableProps} from '../../../components/sections/DataTable'
import type {FactRowProps} from '../../../components/sections/FactRow'
import type {HeroProps} from '../../../components/sections/Hero'
import type {ScopeProps} from '../../../components/sections/Scope'
import type {SplitProps} from '../../../components/sections/Split'
import type {StepsProps} from '../../../components/sections/Steps'
import {brand} from '../../../data/brand'
import {duration} from '../../../lib/duration'
import {mailTo} from '../../../lib/mailTo'
import {responseTo} from '../../../lib/responseTo'

const down = responseTo('down')

const help = mailTo(brand.supportEmail, {
  subject: 'Keycloak is down',
  body: [
    'Down since (with the time zone):',
    'Who is affected:',
    'What they see:',
    'What changed last:',
    'Version, nodes, database:',
    'Extensions and themes:',
    'Last backup:',
    'Call me at:',
    'Who may change things:',
  ],
})

export const page: Omit<PageProps, 'children'> = {
  meta: {
    title: 'Keycloak is down: emergency support',
    description:
      'Nobody can log in to your own Keycloak? Write to us, with or without a contract. What to send, what to try in the meantime, and what not to touch.',
  },
  parent: {label: 'Support', to: '/support/'},
  label: 'Emergency support',
}

export const hero: HeroProps = {
  title: 'Keycloak is down. Write to us now.',
  lead: `With or without a contract, at any hour. Customers hear from a person within ${duration(down.firstAnswer)}. Without a contract we answer as soon as an engineer is free, and say when that is.`,
  actions: [
    {label: 'Write to the engineer on duty', to: help},
    {label: 'Look for your error', to: '#symptoms'},
  ],
}

export const facts: FactRowProps = {
  label: 'Three rules until we are there',
  facts: [
    {figure: 'Don’t delete', text: 'pods, volumes or logs: they are the only witnesses'},
    {figure: 'Don’t downgrade', text: 'on a database that a newer version has migrated'},
    {figure: 'Write times down', text: 'what you try and when, even if it did not help'},
  ],
}

export const symptoms: DataTableProps = {
  id: 'symptoms',
  title: 'What you see, and where to look first',
  lead: 'Eight lines and pages with a known cause. If yours is here, you may be faster than we are.',
  columns: ['You see', 'Likely cause', 'Look first', 'More'],
  rows: [
    [
      'NoSuchMethodError, and 500 for each request, after an upgrade',
      'An extension built for another version',
      'Take the jar out, or go back to the old image with the old database',
      {label: 'Which versions fit', to: '/docs/hosting/'},
    ],
    [
      'hostname is not configured',
      'Options or ConfigMap are missing',
      'Environment of the pod: KC_HOSTNAME',
      {label: 'Kubernetes', to: '/docs/hosting/kubernetes/#hostname-is-not-configured'},
    ],
    [
      'HTTPS required, or links with http',
      'The proxy’s headers are not trusted',
      'KC_PROXY_HEADERS, X-Forwarded-Proto',
      {label: 'Kubernetes', to: '/docs/hosting/kubernetes/#https-required'},
    ],
    [
      'Pods start again and again while the database is migrated',
      'A probe is not patient enough',
      'Raise the startup probe; let the migration end',
      {label: 'Probes', to: '/docs/hosting/kubernetes/#the-pod-is-killed-while-it-starts'},
    ],
    [
      'Page has expired, login asked for twice',
      'Nodes don’t see each other',
      'ISPN000094 in the log: how many members?',
      {label: 'Cluster', to: '/docs/hosting/kubernetes/#nodes-do-not-see-each-other'},
    ],
    [
      'OOMKilled',
      'The memory limit is too small',
      'Raise limit and request together',
      {label: 'Memory', to: '/docs/hosting/kubernetes/#oomkilled'},
    ],
    [
      'The server is empty, the realms are gone',
      'It runs on another database, often its own file',
      'KC_DB and KC_DB_URL. Create nothing there',
      {label: 'Why it happens', to: '/blog/keycloak-17-quarkus/'},
    ],
    [
      'Only one company’s users can’t log in',
      'Their certificate, or their identity provider',
      'IDENTITY_PROVIDER_LOGIN_ERROR among the events',
      {label: 'Single sign-on', to: '/docs/sso/setup/'},
    ],
  ],
  note: 'The first row is safe only if the new version has not migrated the database. If it has, the way back is the backup, and we would like to look first.',
}

export const collect: Omit<SplitProps, 'children'> = {
  id: 'collect',
  title: 'Collect this while you wait',
  text: [
    'The log of a container that died is gone when the next one dies. These commands only read. On plain servers, take the server’s log and the output of systemctl status instead.',
    'Logs can hold names and addresses of users, so send them only to us, not to a public issue.',
  ],
  tone: 'sunken',
}

export const firstHour: StepsProps = {
  id: 'first-hour',
  title: 'The first hour with us',
  lead: 'From your mail to working logins. Why it broke is a question for the day after.',
  steps: [
    {label: 'Call', text: 'You share a screen or give us an account that may read. Nothing is changed yet.'},
    {
      label: 'Stop the damage',
      text: 'Is anything being written that makes it worse? A half-finished migration is left to finish.',
    },
    {
      label: 'The shortest way up',
      text: 'Back to the last image, one node instead of three, an extension less: whatever lets people log in, even without all functions.',
    },
    {
      label: 'You decide',
      text: 'We say what we would do, what it risks, and how to take it back. You say yes, and your hands or ours do it.',
    },
    {label: 'Watch', text: 'A login from outside each minute, for as long as it takes to believe it.'},
  ],
}

export const scope: ScopeProps = {
  id: 'scope',
  title: 'What is included',
  lists: [
    {
      title: 'What you get',
      items: [
        'Logins, or a plain statement of why not and what that would take',
        'A report on the next working day: times, cause, what was done',
        'What to do so that it does not come back, in order',
      ],
    },
    {
      title: 'What we need from you',
      items: [
        'Somebody with access to the servers, in the call',
        'Somebody who may decide, or their number',
        'Without a contract: your word in writing that you take the hourly price',
      ],
    },
    {
      title: 'What it does not include',
      items: [
        'A promise that it can be repaired: a lost database without a backup is lost',
        'Attacks in progress: we help Keycloak to hold, your incident team leads',
        'Repairs of anything before and behind Keycloak',
      ],
    },
  ],
}

export const callToAction: CallToActionProps = {
  title: 'Don’t wait until you know everything',
  text: 'An unfinished mail is better than a late one. It is sorted by its subject, and that is filled in.',
  actions: [
    {label: 'Write to the engineer on duty', to: help},
    {label: 'See what it costs', to: '/pricing/support/'},
  ],
}
