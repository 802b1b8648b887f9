import type {SketchProps} from '../../../kit/figures'
import type {DataTableProps} from '../../../kit/sections/DataTable'
import type {FeatureListProps} from '../../../kit/sections/FeatureList'
import type {EngagementContent} from '../../../kit/templates/Engagement'
import {brand} from '../../../data/brand'
import {engagements} from '../../../data/engagements'
import {engagementFacts} from '../../../lib/engagementFacts'
import {loginLoad} from '../../../parts/calculators/loginLoad'
import {mailTo} from '../../../lib/mailTo'
import {drawSecond, inOneSecond, measured, server} from './_second'

const order = mailTo(brand.supportEmail, engagements.guidanceForScale.mail)

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

const busy = `${server.busy * 100}%`

export const second: SketchProps = {
  title: 'One second of one core',
  description: `We keep a core at most ${busy} busy. In our measurement, a login with a password took ${measured.login} ms of CPU time and a token refresh took ${measured.refresh} ms. In one second, one core can do ${inOneSecond(measured.login)} logins or ${inOneSecond(measured.refresh)} refreshes.`,
  caption: `One second of one core, at most ${busy} busy. In our measurement, a login took ${measured.login} ms and a refresh ${measured.refresh} ms of CPU time.`,
  draw: drawSecond,
}

export const examples: DataTableProps = {
  id: 'examples',
  title: 'Examples of sizing',
  lead: 'Only logins with a password count here, because Keycloak computes no hash for single sign-on and company logins. The peak matters, not the number of accounts.',
  columns: ['Example', 'Peak logins', 'Minutes', 'Peak per second', 'Cores', 'Nodes with 4 cores'],
  rows: [
    example('A store with two million accounts, on an ordinary evening', 6_000, 60),
    example('A company with 30,000 employees, on Monday at 9 a.m.', 15_000, 20),
    example('An exam portal that opens at 10 a.m.', 40_000, 10),
    example('A ticket sale for a stadium', 120_000, 10),
  ],
  note: `These values are calculated, not measured. The formula is logins per second × 2 for bursts × ${measured.login} ms ÷ 70% of a core, plus one spare node. The numbers of users are examples. A login on your servers takes a different amount of CPU time, so we measure it first.`,
}

export const limits: FeatureListProps = {
  composition: 'split',
  id: 'limits',
  title: 'Other limits you can hit',
  tone: 'sunken',
  features: [
    {
      term: 'Token refreshes',
      text: 'If an access token expires after one minute, each active user’s application refreshes it every minute. For example, 10,000 active users cause 167 refreshes per second, all day long.',
    },
    {
      term: 'Database',
      text: 'Since Keycloak 26.0, sessions are rows in the database. Refreshes and logouts write to it, and you run out of connections before you run out of CPU.',
    },
    {
      term: 'Realms',
      text: 'In our measurement with 200 realms and 200 organizations on one server, it took ten times as much CPU time to create a realm as to create an organization.',
    },
    {
      term: 'Token size',
      text: 'If a user is in many organizations, the token lists all of them unless you request only the active one. Many gateways reject headers larger than 8 KB.',
    },
    {
      term: 'Batch jobs',
      text: 'A nightly job that reads all users page by page also causes load. You can replace most of these jobs with events and webhooks.',
    },
    {
      term: 'Email',
      text: 'If you send 100,000 password-reset emails in an hour, you can exceed your email provider’s limit, and the emails can land in spam folders.',
    },
  ],
}

export const engagement: EngagementContent = {
  page: {
    meta: {
      title: 'Keycloak at scale: sizing and load tests',
      description:
        'Find out how many cores your busiest ten minutes need and which resource runs out first. You get a Keycloak load test that you can repeat.',
    },
    parent: {label: 'Support', to: '/support/'},
    label: 'Guidance for scale',
  },
  service: 'Keycloak capacity planning and load testing',
  hero: {
    title: 'Know how many logins your Keycloak can handle',
    lead: 'Before a launch, a merger, or a ticket sale, we measure the cost of a login on your servers and find out which resource runs out first. You get a load test that you can run before each release.',
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
        text: 'From the events that your realm stores, we count logins, refreshes, and failures in the ten busiest minutes of each week.',
      },
      {
        label: 'Measure',
        text: 'We measure the CPU time of a login, a refresh, and a company login on your hardware, with your flow and your mappers.',
      },
      {
        label: 'Load',
        text: 'We run a load test against staging that simulates your Monday morning, and increase the load until something breaks. You learn what broke and where you could see it first.',
      },
      {
        label: 'Change one thing at a time',
        text: 'We change one setting at a time, such as the connection pool, a cache, a token lifetime, or the number of nodes. We run the same test before and after each change.',
      },
      {
        label: 'Rehearse',
        text: 'We plan the day itself: who watches what, who changes what at which threshold, and when you change it back.',
      },
    ],
  },
  deliverables: {
    id: 'deliverables',
    title: 'What you get',
    columns: ['Deliverable', 'Format', 'Purpose'],
    rows: [
      [
        'The cost of a login, a refresh, and a company login',
        'Numbers with their variance',
        'Calculate your future needs yourself',
      ],
      ['A load test with made-up users', 'Code in your repository', 'Test before each release and each season'],
      ['The resources that run out first, second, and third', 'A page with graphs', 'Decide where to spend money'],
      ['Settings before and after', 'A change to your manifests', 'Apply the change or roll it back'],
      ['Alerts with thresholds', 'Rules for your monitoring', 'Know about a shortage a week before'],
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
          'The engineers who run your database and gateway, for half a day',
          'The date of the launch or the peak, if there is one',
        ],
      },
      {
        title: 'What it does not include',
        items: [
          'A load test of production',
          'A promise for servers that we don’t run, because we can only give you measurements and their limits',
          'Protection against denial-of-service attacks, which you need in front of Keycloak',
          'Machines and licenses for load generators, if you have none',
        ],
      },
    ],
  },
  callToAction: {
    title: 'Start with three numbers',
    text: 'Send us the number of accounts, the logins at your busiest time, and the lifetime of your access tokens. If you don’t know the number of logins, we show you how you can count them.',
    actions: [
      {label: 'Tell us your peak', to: order},
      {label: 'Measure a login yourself', to: '/blog/what-argon2-costs/'},
    ],
  },
}
