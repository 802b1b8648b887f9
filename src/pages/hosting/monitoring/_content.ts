import type {FlowGraphProps, SketchProps} from '../../../kit/figures'
import type {PageProps} from '../../../kit/layout/Page'
import type {CallToActionProps} from '../../../kit/sections/CallToAction'
import type {CodeShowcaseProps} from '../../../kit/sections/CodeShowcase'
import type {DataTableProps} from '../../../kit/sections/DataTable'
import type {FeatureListProps} from '../../../kit/sections/FeatureList'
import type {HeroProps} from '../../../kit/sections/Hero'
import type {SplitProps} from '../../../kit/sections/Split'
import type {StepsProps} from '../../../kit/sections/Steps'
import {brand} from '../../../data/brand'
import {planName} from '../../../data/offer/plan'
import {kept} from '../../../data/offer/retention'
import {serviceLevels} from '../../../data/offer/serviceLevels'
import {days, duration} from '../../../lib/duration'
import {responseTo} from '../../../lib/responseTo'
import {inDashboard} from '../../../lib/inDashboard'
import {parent} from '../_parent'
import {downMinutes, drawProbes} from './_probes'
import Samples from './_samples.mdx'

const {firstAnswer, update = firstAnswer} = responseTo('down')

export const page: Omit<PageProps, 'children'> = {
  meta: {
    title: 'Keycloak monitoring on the hosted service',
    description: `See what we monitor on a hosted Keycloak and what you see${inDashboard === '' ? '' : `${inDashboard} and`} in events. Set up the two alerts on your side, with a script for each.`,
  },
  label: 'Monitoring',
  parent,
}

export const hero: HeroProps = {
  title: 'We monitor the\u00a0servers. You\u00a0monitor the\u00a0logins.',
  lead: 'If a server fails, we get the alert, not you. But only you can notice problems in your applications and at your customers. For example, a release can break a redirect URI, or a customer can change a certificate.',
  actions: [
    {label: 'Set up your two alerts', to: '#alarms'},
    {label: 'Open the dashboard', to: brand.links.dashboard},
  ],
}

export const whose: FlowGraphProps = {
  title: 'Find out why a login fails',
  description:
    'If the realm’s discovery document doesn’t answer, the service is down, and we have an alert. If it answers and logins fail in every application, look at the events of the realm. If they fail for one customer only, look at that customer’s identity provider. Otherwise, look at the client and the application.',
  nodes: [
    {id: 'fails', label: 'A login fails', kind: 'start'},
    {id: 'discovery', label: 'Does discovery answer?', kind: 'decision'},
    {id: 'ours', label: 'The service', detail: 'We have an alert', kind: 'end'},
    {id: 'all', label: 'In every application?', kind: 'decision'},
    {id: 'realm', label: 'The realm', detail: 'Look at its events', kind: 'end'},
    {id: 'customer', label: 'For one customer?', kind: 'decision'},
    {id: 'idp', label: 'Their identity provider', detail: 'Certificate or secret', kind: 'end'},
    {id: 'client', label: 'The client', detail: 'Redirect URI, last release', kind: 'end'},
  ],
  edges: [
    {from: 'fails', to: 'discovery'},
    {from: 'discovery', to: 'ours', label: 'no'},
    {from: 'discovery', to: 'all', label: 'yes'},
    {from: 'all', to: 'realm', label: 'yes'},
    {from: 'all', to: 'customer', label: 'no'},
    {from: 'customer', to: 'idp', label: 'yes'},
    {from: 'customer', to: 'client', label: 'no'},
  ],
}

export const signals: DataTableProps = {
  id: 'signals',
  title: 'What we monitor and what you monitor',
  columns: ['Signal', 'What it shows', 'Who gets the alert', 'Where you see it'],
  rows: [
    [
      'Requests to the realm from outside',
      'Whether the service is up, with the right issuer',
      'Us',
      'Dashboard, and your own probe',
    ],
    ['Health of each node', 'Whether the node can handle logins', 'Us', 'Dashboard'],
    ['Response times, errors, memory, connections', 'Whether the cluster gets slow before it fails', 'Us', 'Dashboard'],
    [
      'Database disk space and response times',
      'Whether writes will soon be slow or fail',
      'Us',
      'Not shown, because we act on it',
    ],
    ['Age of the newest backup', 'Whether we can meet the recovery point', 'Us', 'Not shown, because we act on it'],
    ['Certificate of your domain', 'Whether it was renewed', 'Us', 'Dashboard'],
    [
      'Failed logins by reason',
      'Whether an attacker guesses passwords or a setting is wrong',
      'You',
      'Events, webhooks',
    ],
    ['Changes by administrators', 'Who changed a client or a flow', 'You', 'Admin events, webhooks'],
    [
      'Certificates of customers’ identity providers',
      'Whether a customer will soon be locked out',
      'You and your customer',
      'Their metadata, then events',
    ],
    ['Your applications', 'Whether they accept the token', 'You', 'Your own monitoring'],
  ],
  note: `Your deployment stores events from the start and keeps them for ${days(kept('login-events').days)}. To keep them longer, change the setting, or send them to your log system by webhook. ${planName.Dedicated.a} can also stream server logs and metrics.`,
}

export const alarms: CodeShowcaseProps = {
  composition: 'split',
  id: 'alarms',
  title: 'Set up the two alerts that only you can set up',
  lead: 'The first script checks the realm from where your users are. The second creates a webhook that reports each failed login with its reason.',
  samples: Samples,
}

export const alarm: StepsProps = {
  title: 'What happens when we get an alert',
  lead: 'These are the steps from the first failed probe to the written report, with the times from our service levels.',
  steps: [
    {label: 'A probe fails', text: 'Our probes run outside our networks and request everything that a login needs.'},
    {
      label: 'An engineer is paged',
      text: 'The same engineers answer support requests, so your message goes straight to them.',
    },
    {
      label: `You get an answer within ${duration(firstAnswer)}`,
      text: 'If you write to us, we tell you what is down, since when, and what we’re doing about it.',
    },
    {
      label: `Then you get updates every ${duration(update)}`,
      text: 'We keep you informed until logins work, even if there is nothing new.',
    },
    {
      label: 'A report follows',
      text: `Within ${serviceLevels.reportWithin} working days, you learn what happened, how many minutes it took, and what we changed.`,
    },
  ],
}

const {measurement} = serviceLevels

export const minutes: Omit<SplitProps, 'children'> = {
  id: 'minutes',
  title: 'Which minutes count as down',
  text: [
    `We probe from ${measurement.places} places, every ${measurement.every} seconds. A minute counts as downtime if the probes of ${measurement.quorum} places fail in it, so a network fault near one place doesn’t count.`,
  ],
  more: {label: 'How downtime is measured', to: '/company/sla/'},
}

export const probes: SketchProps = {
  title: 'Probes of twelve minutes',
  description: `We probe from ${measurement.places} places every ${measurement.every} seconds. At first, one place fails for a minute, which doesn’t count. Later, all places fail. The ${downMinutes} minutes in which ${measurement.quorum} or more places fail count as downtime.`,
  draw: drawProbes,
}

export const gaps: FeatureListProps = {
  composition: 'aside',
  title: 'What only you can notice',
  tone: 'sunken',
  features: [
    {
      term: 'A redirect URI with a typo',
      text: 'The server rejects it, as it should, and you see it in the events as invalid_redirect_uri.',
    },
    {
      term: 'Email that isn’t delivered',
      text: 'Keycloak only knows that your mail server accepted the email, so check the bounces there.',
    },
    {
      term: 'A token that your API rejects',
      text: 'For Keycloak, the login succeeded, so count the 401 responses of your API.',
    },
    {
      term: 'A customer who no longer logs in',
      text: 'Fewer logins aren’t an error, so compare their number in the events with last week’s.',
    },
  ],
}

export const next: CallToActionProps = {
  title: 'Know what a normal day looks like',
  text: `Look at an ordinary Monday${inDashboard}, and write down three numbers: logins, failed logins, and the response time of discovery.`,
  actions: [
    {label: 'Open the dashboard', to: brand.links.dashboard},
    {label: 'See which events to watch', to: '/docs/getting-started/launch-checklist/#monitoring'},
  ],
}
