import type {PageProps} from '../../../kit/layout/Page'
import type {CallToActionProps} from '../../../kit/sections/CallToAction'
import type {DataTableProps} from '../../../kit/sections/DataTable'
import type {FactRowProps} from '../../../kit/sections/FactRow'
import type {HeroProps} from '../../../kit/sections/Hero'
import type {ScopeProps} from '../../../kit/sections/Scope'
import type {SplitProps} from '../../../kit/sections/Split'
import type {StepsProps} from '../../../kit/sections/Steps'
import {brand} from '../../../data/brand'
import {contactTopics} from '../../../data/contact'
import {serviceLevels} from '../../../data/serviceLevels'
import {duration, workingDays} from '../../../lib/duration'
import {mailTo} from '../../../lib/mailTo'
import {oneOff, oneOffPrice} from '../../../lib/oneOffPrice'
import {responseTo} from '../../../lib/responseTo'

const down = responseTo('down')

const help = mailTo(brand.supportEmail, contactTopics.emergency)
const price = oneOffPrice(oneOff('emergency'))

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
  lead: `Customers with a plan get an answer from an engineer within ${duration(down.firstAnswer)}, day or night. Without a contract, we answer as soon as an engineer is free, and it costs ${price}.`,
  actions: [
    {label: 'Write to the engineer on duty', to: help},
    {label: 'Look for your error', to: '#symptoms'},
  ],
}

export const facts: FactRowProps = {
  label: 'Three rules until we answer',
  facts: [
    {figure: 'Don’t delete', text: 'pods, volumes or logs: they are the evidence'},
    {figure: 'Don’t downgrade', text: 'on a database that a newer version has migrated'},
    {figure: 'Write times down', text: 'what you try and when, even if it doesn’t help'},
  ],
}

export const symptoms: DataTableProps = {
  id: 'symptoms',
  title: 'What you see, and where to look first',
  lead: 'Eight symptoms with a known cause. If yours is here, you may be able to fix it before we answer.',
  columns: ['You see', 'Likely cause', 'Look first', 'More'],
  rows: [
    [
      '`NoSuchMethodError`, and 500 for each request, after an upgrade',
      'An extension built for another version',
      'Remove the jar, or go back to the old image with the old database',
      {label: 'Which versions fit', to: '/docs/hosting/'},
    ],
    [
      '`hostname is not configured`',
      'The options or the ConfigMap are missing',
      'The environment of the pod: `KC_HOSTNAME`',
      {label: 'Kubernetes', to: '/docs/hosting/kubernetes/#hostname-is-not-configured'},
    ],
    [
      '`HTTPS required`, or links with `http:`',
      'The proxy’s headers are not trusted',
      '`KC_PROXY_HEADERS`, and the header `X-Forwarded-Proto`',
      {label: 'Kubernetes', to: '/docs/hosting/kubernetes/#https-required'},
    ],
    [
      'Pods restart again and again while the database is migrated',
      'The startup probe gives up too soon',
      'Give the startup probe more time, and let the migration finish',
      {label: 'Probes', to: '/docs/hosting/kubernetes/#startup-probe-failed'},
    ],
    [
      '“Page has expired”, or the login is asked for twice',
      'The nodes don’t see each other',
      '`ISPN000094` in the log: how many members?',
      {label: 'Cluster', to: '/docs/hosting/kubernetes/#nodes-dont-see-each-other'},
    ],
    [
      '`OOMKilled`',
      'The memory limit is too small',
      'Raise limit and request together',
      {label: 'Memory', to: '/docs/hosting/kubernetes/#oomkilled'},
    ],
    [
      'The server is empty, the realms are gone',
      'It runs on another database, often a file of its own',
      '`KC_DB` and `KC_DB_URL`. Don’t create anything there',
      {label: 'Why it happens', to: '/blog/keycloak-17-quarkus/'},
    ],
    [
      'Only the users of one company can’t log in',
      'Their certificate, or their identity provider',
      'Events of the type `IDENTITY_PROVIDER_LOGIN_ERROR`',
      {label: 'Single sign-on', to: '/docs/sso/setup/'},
    ],
  ],
  note: 'Going back to the old image is safe only if the new version has not migrated the database. If it has, the only way back is the backup, so let us look first.',
}

export const collect: Omit<SplitProps, 'children'> = {
  id: 'collect',
  title: 'Collect this while you wait',
  text: [
    'The log of a container that died is lost when the next one dies. These commands only read. On plain servers, take the server’s log and the output of systemctl status instead.',
    'Logs can hold names and addresses of users, so send them only to us, not to a public issue.',
  ],
  tone: 'sunken',
}

export const firstHour: StepsProps = {
  id: 'first-hour',
  title: 'The first hour with us',
  lead: 'The first goal is working logins. Why they broke can wait until the next day.',
  steps: [
    {label: 'Call', text: 'You share your screen or give us a read-only account. Nothing is changed yet.'},
    {
      label: 'Stop the damage',
      text: 'Is anything still running that makes it worse? We let a half-finished migration finish.',
    },
    {
      label: 'The shortest way back',
      text: 'The previous image, one node instead of three, a server without the broken extension: whatever lets people log in again, even if something is missing.',
    },
    {
      label: 'You decide',
      text: 'We say what we would do, what the risk is, and how to undo it. You approve it, and either of us does it.',
    },
    {label: 'Watch', text: 'We try a login from outside every minute, until both of us are sure that it is over.'},
  ],
}

export const scope: ScopeProps = {
  id: 'scope',
  title: 'What is included',
  lists: [
    {
      title: 'What you get',
      items: [
        'Working logins, or a clear statement of why not and what it would take',
        `A report within ${workingDays(serviceLevels.ownServersReportWithin)}: times, cause, what was done`,
        'What to do so that it does not happen again, in order of importance',
      ],
    },
    {
      title: 'What we need from you',
      items: [
        'Somebody in the call who has access to the servers',
        'Somebody who can make decisions, or their number',
        `Without a contract: a line in writing that you accept the price, ${price}`,
      ],
    },
    {
      title: 'What it does not include',
      items: [
        'A promise that it can be fixed: a lost database without a backup is lost',
        'Leading the response to an attack: we keep Keycloak up, your incident team leads',
        'Repairs of other systems, such as load balancers, databases and networks',
      ],
    },
  ],
}

export const callToAction: CallToActionProps = {
  title: 'Don’t wait until you know everything',
  text: 'An incomplete email now is better than a complete one later. The subject that reaches the engineer on duty is already filled in.',
  actions: [
    {label: 'Write to the engineer on duty', to: help},
    {label: 'See support plans', to: '/pricing/support/'},
  ],
}
