import type {FlowGraphProps} from '../../../kit/figures'
import type {PageProps} from '../../../kit/layout/Page'
import type {CallToActionProps} from '../../../kit/sections/CallToAction'
import type {CodeShowcaseProps} from '../../../kit/sections/CodeShowcase'
import type {DataTableProps} from '../../../kit/sections/DataTable'
import type {FeatureListProps} from '../../../kit/sections/FeatureList'
import type {HeroProps} from '../../../kit/sections/Hero'
import type {StepsProps} from '../../../kit/sections/Steps'
import {brand} from '../../../data/brand'
import {serviceLevels} from '../../../data/serviceLevels'
import {days, duration} from '../../../lib/duration'
import {responseTo} from '../../../lib/responseTo'
import {parent} from '../_parent'
import Samples from './_samples.mdx'

const {firstAnswer, update = firstAnswer} = responseTo('down')

export const page: Omit<PageProps, 'children'> = {
  meta: {
    title: 'Keycloak monitoring: who notices what',
    description:
      'What we watch on a hosted Keycloak, what you see in the dashboard and in events, and the two alarms that only you can set, with a script for each.',
  },
  label: 'Monitoring',
  parent,
}

export const hero: HeroProps = {
  title: 'We watch the\u00a0servers. You\u00a0watch the\u00a0logins.',
  lead: 'A server that fails wakes us, not you. But only you can know that a release broke a redirect URI or that a customer changed a certificate.',
  actions: [
    {label: 'Set your two alarms', to: '#alarms'},
    {label: 'Open the dashboard', to: brand.links.dashboard},
  ],
}

export const whose: FlowGraphProps = {
  title: 'A login fails: whose failure is it?',
  description:
    'If the realm’s discovery document does not answer, the service is down and our alarm has rung. If it answers and logins fail in every application, look at the events of the realm. If they fail for one customer only, look at that customer’s identity provider. Otherwise look at the client and the application.',
  nodes: [
    {id: 'fails', label: 'A login fails', kind: 'start'},
    {id: 'discovery', label: 'Does discovery answer?', kind: 'decision'},
    {id: 'ours', label: 'The service', detail: 'Our alarm has rung', kind: 'end'},
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
  title: 'Who gets which alarm',
  columns: ['Signal', 'What it means', 'Who is alerted', 'Where you see it'],
  rows: [
    [
      'The realm answers from outside',
      'The service is up, with the right issuer',
      'Us',
      'Dashboard, and your own probe',
    ],
    ['Health of each node', 'Whether the node can take logins', 'Us', 'Dashboard'],
    ['Answer times, errors, memory, connections', 'The cluster is getting slow, before it fails', 'Us', 'Dashboard'],
    ['Database disk space and answer times', 'Writes will soon be slow, or fail', 'Us', 'Not shown; we act on it'],
    ['Age of the newest backup', 'Whether we could meet the recovery point', 'Us', 'Not shown; we act on it'],
    ['Certificate of your domain', 'Whether it was renewed', 'Us', 'Dashboard'],
    ['Failed logins by reason', 'Somebody guesses passwords, or a setting is wrong', 'You', 'Events, webhooks'],
    ['Changes by administrators', 'Who changed a client or a flow', 'You', 'Admin events, webhooks'],
    [
      'Certificates of customers’ identity providers',
      'One customer will soon be locked out',
      'You and your customer',
      'Their metadata, then events',
    ],
    ['Your applications', 'Whether they accept the token', 'You', 'Your own monitoring'],
  ],
  note: `We keep events for ${days(serviceLevels.eventsKeptFor)}. To keep them longer, forward them to your own log system by webhook.`,
}

export const alarms: CodeShowcaseProps = {
  composition: 'split',
  id: 'alarms',
  title: 'The two alarms that only you can set',
  lead: 'The first checks the realm from where your users are. The second reports each failed login and its reason.',
  samples: Samples,
}

export const night: StepsProps = {
  title: 'When our alarm rings',
  lead: 'From the first failed probe to the written report. The times are those of the service levels.',
  steps: [
    {label: 'A probe fails', text: 'Probes run from outside our networks and request what a login needs.'},
    {label: 'An engineer is paged', text: 'The same engineers answer support, so nobody has to forward your message.'},
    {
      label: `You get an answer within ${duration(firstAnswer)}`,
      text: 'If you write to us, you learn what is down, since when, and what we are doing about it.',
    },
    {
      label: `Then every ${duration(update)}`,
      text: 'You get a report until logins work, even if there is nothing new.',
    },
    {
      label: 'A report follows',
      text: `What happened, how many minutes it took, and what we changed: within ${serviceLevels.reportWithin} working days.`,
    },
  ],
}

export const gaps: FeatureListProps = {
  composition: 'aside',
  title: 'What only you can notice',
  tone: 'sunken',
  features: [
    {
      term: 'A redirect URI with a typo',
      text: 'The server refuses it, as it should. You see it in the events, as invalid_redirect_uri.',
    },
    {
      term: 'Email that isn’t delivered',
      text: 'Keycloak only knows that your mail server accepted it. Watch for bounces there.',
    },
    {
      term: 'A token that your API refuses',
      text: 'For Keycloak the login succeeded. Count the 401 responses of your API.',
    },
    {
      term: 'A customer who no longer logs in',
      text: 'Fewer logins are no error. Compare the number in the events with last week’s.',
    },
  ],
}

export const next: CallToActionProps = {
  title: 'Know what a normal day looks like',
  text: 'Look at an ordinary Monday in the dashboard and note three numbers: logins, failed logins, and how long discovery takes.',
  actions: [
    {label: 'Open the dashboard', to: brand.links.dashboard},
    {label: 'Events to watch', to: '/docs/getting-started/launch-checklist/#monitoring'},
  ],
}
