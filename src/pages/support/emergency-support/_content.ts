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
import {serviceLevels} from '../../../data/offer/serviceLevels'
import {coverage} from '../../../data/offer/support'
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
      'If your Keycloak is down, you can email us with or without a contract. See what to send, what you can try in the meantime, and what you shouldn’t touch.',
  },
  parent: {label: 'Support', to: '/support/'},
  label: 'Emergency support',
}

export const hero: HeroProps = {
  title: 'Keycloak is down? Email us now',
  lead: `If you have a plan, an engineer answers within ${duration(down.firstAnswer)}, ${coverage.long}. Without a contract, we answer as soon as an engineer is free. In that case, the price is ${price}.`,
  actions: [
    {label: 'Email the engineer on call', to: help},
    {label: 'Find your error', to: '#symptoms'},
  ],
}

export const facts: FactRowProps = {
  label: 'What to keep in mind until we answer',
  facts: [
    {figure: 'Don’t delete', text: 'pods, volumes, or logs, because they contain the evidence'},
    {figure: 'Don’t downgrade', text: 'on a database that a newer version has migrated'},
    {figure: 'Take notes', text: 'about what you try and when, even if it doesn’t help'},
  ],
}

export const symptoms: DataTableProps = {
  id: 'symptoms',
  title: 'Common errors and what to check first',
  lead: 'These eight problems have a known cause. If you see yours here, you might be able to fix it before we answer.',
  columns: ['Problem', 'Likely cause', 'Check first', 'Details'],
  rows: [
    [
      '`NoSuchMethodError` and status 500 for each request after an upgrade',
      'An extension built for another version',
      'Go back to the old image with the old database, or build an image without the extension',
      {label: 'Compatible versions', to: '/docs/hosting/'},
    ],
    [
      '`hostname is not configured`',
      'The options or the ConfigMap are missing',
      'The variable `KC_HOSTNAME` in the environment of the pod',
      {label: 'Kubernetes', to: '/docs/hosting/kubernetes/#hostname-is-not-configured'},
    ],
    [
      '`HTTPS required`, or links with `http:`',
      'Keycloak doesn’t trust the proxy’s headers',
      'The variable `KC_PROXY_HEADERS` and the header `X-Forwarded-Proto`',
      {label: 'Kubernetes', to: '/docs/hosting/kubernetes/#https-required'},
    ],
    [
      'Pods keep restarting while Keycloak migrates the database',
      'The startup probe gives up too soon',
      'The limit of the startup probe, which you can raise to let the migration finish',
      {label: 'Probes', to: '/docs/hosting/kubernetes/#the-pod-is-killed-while-it-starts'},
    ],
    [
      '“Page has expired”, or users have to log in twice',
      'The nodes don’t see each other',
      'The number of members in the log message `ISPN000094`',
      {label: 'Cluster', to: '/docs/hosting/kubernetes/#nodes-do-not-see-each-other'},
    ],
    [
      '`OOMKilled`',
      'The memory limit is too small',
      'The memory limit and request, which you must raise together',
      {label: 'Memory', to: '/docs/hosting/kubernetes/#oomkilled'},
    ],
    [
      'The server is empty and the realms are gone',
      'Keycloak uses a different database, often a local file',
      'The variables `KC_DB` and `KC_DB_URL`, before you create anything on this server',
      {label: 'Why it happens', to: '/blog/keycloak-17-quarkus/'},
    ],
    [
      'Only the users of one company can’t log in',
      'The certificate or the identity provider of that company',
      'Events of the type `IDENTITY_PROVIDER_LOGIN_ERROR`',
      {label: 'Single sign-on', to: '/docs/sso/setup/'},
    ],
  ],
  note: 'You can go back to the old image only if the new version hasn’t migrated the database. If it has, you need the backup, so let us look first.',
}

export const collect: Omit<SplitProps, 'children'> = {
  id: 'collect',
  title: 'Collect this while you wait',
  text: [
    'Kubernetes keeps only the log of the last container that died, so save it before the next one dies. These commands only read data. If you don’t use Kubernetes, save the server’s log and the output of systemctl status instead.',
    'Logs can contain names and email addresses of users. Send them only to us, and never post them in a public issue.',
  ],
  tone: 'sunken',
}

export const firstHour: StepsProps = {
  id: 'first-hour',
  title: 'What happens in the first hour',
  lead: 'Working logins come first, and we can look for the cause the next day.',
  steps: [
    {
      label: 'Join a call',
      text: 'You share your screen or give us a read-only account, and we don’t change anything yet.',
    },
    {
      label: 'Stop the damage',
      text: 'We check whether anything is still making the problem worse. If a migration is half finished, we let it finish.',
    },
    {
      label: 'Find the fastest fix',
      text: 'We look for the fastest way to let users log in again, even if something is missing. For example, you can run the previous image, one node instead of three, or a server without the broken extension.',
    },
    {
      label: 'You decide',
      text: 'We tell you what we would do, what the risk is, and how you can undo it. After you approve it, you or we do it.',
    },
    {
      label: 'Watch',
      text: 'We test a login from outside every minute, until you and we are sure that the incident is over.',
    },
  ],
}

export const scope: ScopeProps = {
  id: 'scope',
  title: 'What is included',
  lists: [
    {
      title: 'What you get',
      items: [
        'Working logins, or a clear statement of why they don’t work and what it would take',
        `A report within ${workingDays(serviceLevels.ownServersReportWithin)} with the times, the cause, and what we did`,
        'A list of steps that prevent it from happening again, in order of importance',
      ],
    },
    {
      title: 'What we need from you',
      items: [
        'A colleague in the call who has access to the servers',
        'A colleague who can make decisions, or their phone number',
        `If you have no contract, a line in writing that you accept the price of ${price}`,
      ],
    },
    {
      title: 'What it does not include',
      items: [
        'A promise that we can fix it, because nothing can bring back a lost database without a backup',
        'Leading the response to an attack, where we keep Keycloak up while your incident team leads',
        'Repairs of other systems, such as load balancers, databases, and networks',
      ],
    },
  ],
}

export const callToAction: CallToActionProps = {
  title: 'Don’t wait until you know everything',
  text: 'An incomplete email now is better than a complete one later. The link fills in the subject that pages the engineer on call.',
  actions: [
    {label: 'Email the engineer on call', to: help},
    {label: 'See support plans', to: '/pricing/support/'},
  ],
}
