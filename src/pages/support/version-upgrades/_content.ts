import type {FlowGraphProps} from '../../../kit/figures'
import type {DataTableProps} from '../../../kit/sections/DataTable'
import type {SplitProps} from '../../../kit/sections/Split'
import type {EngagementContent} from '../../../kit/templates/Engagement'
import {brand} from '../../../data/brand'
import {engagements} from '../../../data/engagements'
import {upstream} from '../../../data/service'
import {upgradeBreaks} from '../../../data/upgradeBreaks'
import {engagementFacts} from '../../../lib/engagementFacts'
import {longDate} from '../../../lib/longDate'
import {mailTo} from '../../../lib/mailTo'
import {releaseDate} from '../../../lib/releases'

const order = mailTo(brand.supportEmail, engagements.versionUpgrade.mail)

export const path: FlowGraphProps = {
  title: 'Where to stop on the way',
  description:
    'From 16 or older, first stop at 17 legacy, which migrates the database on the platform that you know; then switch the distribution to Quarkus. If you have extensions from before 22, port them before the next stop. If users have to stay logged in, stop at 25 with persistent sessions turned on. Then go to the release that the project fixes.',
  nodes: [
    {id: 'old', label: 'On 16 or older?', kind: 'decision'},
    {id: 'legacy', label: '17 legacy', detail: 'Then switch to Quarkus'},
    {id: 'jars', label: 'Extensions from before 22?', kind: 'decision'},
    {id: 'port', label: 'Port them first', detail: 'Jakarta, RESTEasy Reactive'},
    {id: 'sessions', label: 'Must users stay logged in?', kind: 'decision'},
    {id: 'stop', label: 'Stop at 25', detail: 'Persistent sessions on'},
    {id: 'end', label: upstream.supported, detail: 'The release that gets fixes', kind: 'end'},
  ],
  edges: [
    {from: 'old', to: 'legacy', label: 'yes'},
    {from: 'old', to: 'jars', label: 'no'},
    {from: 'legacy', to: 'jars'},
    {from: 'jars', to: 'port', label: 'yes'},
    {from: 'jars', to: 'sessions', label: 'no'},
    {from: 'port', to: 'sessions'},
    {from: 'sessions', to: 'stop', label: 'yes'},
    {from: 'sessions', to: 'end', label: 'no'},
    {from: 'stop', to: 'end'},
  ],
}

export const breaks: DataTableProps = {
  id: 'breaks',
  title: 'What stops working, release by release',
  lead: 'Find the version that you run. Every row above it concerns you, whether you upgrade in one step or in several.',
  columns: ['From', 'Released', 'What changed', 'What you notice'],
  rows: [...upgradeBreaks]
    .reverse()
    .map(({release, change, symptom, post}) => [
      {label: `Keycloak\u00A0${release}`, to: post},
      longDate(releaseDate(release)).replace(' ', '\u00A0'),
      change,
      symptom,
    ]),
  note: `From the project’s release notes and upgrading guides, read for the linked pages. The Keycloak project fixes only ${upstream.supported} (as of ${longDate(upstream.read)}). The list leaves out changes that break nothing.`,
}

export const rehearsal: Omit<SplitProps, 'children'> = {
  id: 'rehearsal',
  title: 'Each rehearsal includes the way back',
  text: [
    'Keycloak migrates its database when the new version starts, and has no command to migrate it back. So we rehearse on a copy of production, with a stopwatch, and a rehearsal ends only when the backup has been restored and somebody has logged in to the old version.',
    'Then you know how long logins will be down on the night of the upgrade. If that is too long, we find out why before you announce a date.',
  ],
  more: {label: 'The steps on Kubernetes', to: '/docs/hosting/kubernetes/#upgrade'},
  tone: 'sunken',
}

export const engagement: EngagementContent = {
  page: {
    meta: {
      title: 'Keycloak version upgrades for your own servers',
      description:
        'What breaks between your release and the supported one, rehearsed on a copy of your database with a measured way back. For Keycloak that you run yourself.',
    },
    parent: {label: 'Support', to: '/support/'},
    label: 'Version upgrades',
  },
  service: 'Keycloak version upgrade',
  hero: {
    title: 'Upgrade your Keycloak to the release that gets fixes',
    lead: 'For servers that you run yourself. We list what will stop working for you, rehearse the upgrade on a copy of your database until we know how long it takes and how to go back, and are with you on the night.',
    actions: [
      {label: 'Plan an upgrade', to: order},
      {label: 'See what breaks', to: '#breaks'},
    ],
  },
  facts: {label: 'How long it takes', facts: engagementFacts(engagements.versionUpgrade)},
  steps: {
    id: 'steps',
    title: 'How it works',
    steps: [
      {
        label: 'Your list',
        text: 'We compare your options, features, extensions, themes, scripts and connections with the table. What matches is your list.',
      },
      {
        label: 'Build',
        text: 'We build an image of the new version with all extensions and themes, and find what no longer compiles.',
      },
      {label: 'Rehearse', text: 'On a copy, two or three times, until there are no more surprises.'},
      {
        label: 'Announce',
        text: 'The date, the measured minutes without logins, who is called, and who decides until when whether to go back.',
      },
      {
        label: 'The night, and the week after',
        text: 'We are in the call, with the log of the rehearsal to compare with. A week later, we turn off temporary options and create the indexes that were left out.',
      },
    ],
  },
  deliverables: {
    id: 'deliverables',
    title: 'What you get',
    columns: ['', 'Format', 'What it is for'],
    rows: [
      [
        'The list of changes that concern you, each with its fix',
        'A table, with owners',
        'Your teams and your customers',
      ],
      ['An image of the new version', 'Dockerfile and pipeline', 'The next upgrade'],
      ['Tests that log in every way that you offer', 'A script', 'The rehearsal, the night, and every patch'],
      ['The log of each rehearsal', 'Text with times', 'The announcement, and your auditor'],
      ['A plan for patches from now on', 'A page', 'Smaller upgrades in the future'],
    ],
  },
  scope: {
    id: 'scope',
    title: 'Before you order',
    lists: [
      {
        title: 'What we need from you',
        items: [
          'The version, the options, the list of jars and where each came from',
          'A copy of the database where we may work with it, or somebody who runs our scripts there',
          'A maintenance window, and the person who decides whether to go back',
          'The source of extensions that somebody wrote for you',
        ],
      },
      {
        title: 'What it does not include',
        items: [
          'Porting extensions and themes: we estimate each, and you decide',
          'Fixes for releases that the project no longer fixes',
          'Changes to applications that rely on removed features',
          'Upgrades of our hosted service: those are part of hosting',
        ],
      },
    ],
  },
  callToAction: {
    title: 'Which version do you run?',
    text: 'Send it with the list of files in providers/ and themes/. You get back the rows of the table that concern you, and a price.',
    actions: [
      {label: 'Plan an upgrade', to: order},
      {label: 'How we upgrade our own service', to: '/hosting/version-upgrades/'},
    ],
  },
}
