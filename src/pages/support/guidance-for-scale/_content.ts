import type {SequenceProps} from '../../../kit/figures'
import type {DataTableProps} from '../../../kit/sections/DataTable'
import type {FeatureListProps} from '../../../kit/sections/FeatureList'
import type {EngagementContent} from '../../../kit/templates/Engagement'
import {brand} from '../../../data/brand'
import {engagements} from '../../../data/engagements'
import {engagementFacts} from '../../../lib/engagementFacts'
import {loginLoad, type LoginServer} from '../../../parts/calculators/loginLoad'
import {mailTo} from '../../../lib/mailTo'

const order = mailTo(brand.supportEmail, engagements.guidanceForScale.mail)

/** What a login and a refresh cost was measured for the post on Argon2, which says how. */
const measured = {login: 78, refresh: 9}
const server: LoginServer = {cpuSeconds: measured.login / 1000, burst: 2, busy: 0.7, coresPerNode: 4}

const whole = new Intl.NumberFormat('en', {maximumFractionDigits: 0})
const exact = new Intl.NumberFormat('en', {maximumSignificantDigits: 2})

const example = (who: string, logins: number, minutes: number): DataTableProps['rows'][number] => {
  const {perSecond, cores, nodes} = loginLoad({logins, minutes}, server)
  return [
    who,
    {number: whole.format(logins)},
    {number: String(minutes)},
    {number: exact.format(perSecond)},
    {number: exact.format(cores)},
    {number: String(nodes)},
  ]
}

export const oneLogin: SequenceProps = {
  title: 'What one login costs',
  description: `A browser sends a password. Keycloak hashes it; with everything else that a login does, that took ${measured.login} ms of processor time in our measurement. It writes the session to the database and answers, and the application gets its tokens. Later the application refreshes them, which took ${measured.refresh} ms each time.`,
  actors: [
    {id: 'browser', label: 'Browser, app', tone: 'plain'},
    {id: 'node', label: 'Node'},
    {id: 'database', label: 'Database', tone: 'tint-2'},
  ],
  steps: [
    {from: 'browser', to: 'node', label: 'Password'},
    {from: 'node', to: 'node', label: `Login: ${measured.login} ms of CPU`, accent: true},
    {from: 'node', to: 'database', label: 'Session'},
    {from: 'node', to: 'browser', label: 'Tokens', dashed: true},
    {from: 'browser', to: 'node', label: 'Refresh token'},
    {from: 'node', to: 'node', label: `Refresh: ${measured.refresh} ms of CPU`},
    {from: 'node', to: 'database', label: 'Session'},
  ],
}

export const examples: DataTableProps = {
  id: 'examples',
  title: 'From people to cores',
  lead: 'Only logins with a password count here, because single sign-on and company logins compute no hash. What matters is the peak, not the number of accounts.',
  columns: ['Example', 'Peak logins', 'Minutes', 'Worst second', 'Cores', 'Nodes of 4 cores'],
  rows: [
    example('A shop with two million accounts, on an ordinary evening', 6_000, 60),
    example('A company with 30,000 employees, Monday at nine', 15_000, 20),
    example('An exam portal that opens at ten', 40_000, 10),
    example('A ticket sale for a stadium', 120_000, 10),
  ],
  note: `Computed, not measured: logins per second × 2 for bursts × ${measured.login} ms ÷ 70% of a core, plus one spare node. The numbers of people are examples. A login on your servers costs something else, and measuring it is the first thing that we do.`,
}

export const limits: FeatureListProps = {
  composition: 'split',
  id: 'limits',
  title: 'Other limits you can hit',
  tone: 'sunken',
  features: [
    {
      term: 'Refreshes, not logins',
      text: 'An access token that lives for one minute means a refresh every minute for everybody who is working. For ten thousand people that is 167 refreshes a second, all day long.',
    },
    {
      term: 'The database',
      text: 'Since Keycloak 26.0 sessions are rows. Refreshes and logouts are writes, and connections run out before processors do.',
    },
    {
      term: 'Realms',
      text: 'With 200 of each on one server, creating a realm took ten times as much processor time as creating an organization.',
    },
    {
      term: 'Tokens',
      text: 'The token of a user in many organizations lists all of them, unless you ask for the active one only. Many gateways refuse headers above 8 KB.',
    },
    {
      term: 'Lists',
      text: 'A nightly job that reads all users page by page is load too. Events and webhooks replace most such jobs.',
    },
    {
      term: 'Mail',
      text: 'A hundred thousand password-reset emails in an hour exceed your email provider’s limit, and then they land in spam folders.',
    },
  ],
}

export const engagement: EngagementContent = {
  page: {
    meta: {
      title: 'Keycloak at scale: sizing and load tests',
      description:
        'How many cores your busiest ten minutes need, what runs out first, and a load test that you can repeat: guidance for a Keycloak that has to grow.',
    },
    parent: {label: 'Support', to: '/support/'},
    label: 'Guidance for scale',
  },
  service: 'Keycloak capacity planning and load testing',
  hero: {
    title: 'Know how many logins your Keycloak can take',
    lead: 'Before a launch, a merger or a ticket sale, we measure what a login costs on your servers, find what runs out first, and leave you a load test that you can run before each release.',
    actions: [
      {label: 'Tell us your peak', to: order},
      {label: 'See four examples', to: '#examples'},
    ],
  },
  facts: {label: 'How long it takes', facts: engagementFacts(engagements.guidanceForScale)},
  steps: {
    id: 'steps',
    title: 'How it works',
    steps: [
      {
        label: 'Count',
        text: 'From the events that your realm stores, we count logins, refreshes and failures in the ten busiest minutes of each week.',
      },
      {
        label: 'Measure',
        text: 'We measure the processor time of a login, a refresh and a company login, on your hardware with your flow and your mappers.',
      },
      {
        label: 'Load',
        text: 'We run a load test that looks like your Monday morning against staging, and raise it until something breaks. You learn what broke, and where it showed first.',
      },
      {
        label: 'Change one thing at a time',
        text: 'Connection pool, caches, token lifetimes, nodes: each change with the same test before and after.',
      },
      {
        label: 'Rehearse',
        text: 'For the day itself: who watches what, who changes what at which number, and when it is changed back.',
      },
    ],
  },
  deliverables: {
    id: 'deliverables',
    title: 'What you get',
    columns: ['', 'Format', 'What it is for'],
    rows: [
      [
        'The cost of a login, a refresh and a company login',
        'Numbers with their spread',
        'Calculating your next growth yourself',
      ],
      ['A load test with made-up users', 'Code in your repository', 'Testing before each release and each season'],
      ['What runs out first, second and third', 'A page with graphs', 'Deciding what to spend on'],
      ['Settings before and after', 'A change to your manifests', 'Applying it, or going back'],
      ['Alarms with thresholds', 'Rules for your monitoring', 'Hearing about it a week before'],
    ],
  },
  scope: {
    id: 'scope',
    title: 'Before you order',
    lists: [
      {
        title: 'What we need from you',
        items: [
          'A staging environment as large as production, for two days',
          'Events of the last four weeks, or access to count them',
          'The people who look after database and gateway, for half a day',
          'The date of the launch or the peak, if there is one',
        ],
      },
      {
        title: 'What it does not include',
        items: [
          'A load test of production',
          'A promise for servers that we don’t run: you get measurements and their limits',
          'Protection against denial-of-service attacks: that belongs in front of Keycloak',
          'Machines and licenses for load generators, if you have none',
        ],
      },
    ],
  },
  callToAction: {
    title: 'Three numbers to begin with',
    text: 'The number of accounts, the logins in your busiest ten minutes, and how long your access tokens live. If you don’t know the second, we show you how to count it.',
    actions: [
      {label: 'Tell us your peak', to: order},
      {label: 'Measure a login yourself', to: '/blog/what-argon2-costs/'},
    ],
  },
}
