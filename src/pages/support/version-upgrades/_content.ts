import type {FlowGraphProps} from '../../../kit/figures'
import type {DataTableProps} from '../../../kit/sections/DataTable'
import type {SplitProps} from '../../../kit/sections/Split'
import type {EngagementContent} from '../../../kit/templates/Engagement'
import {brand} from '../../../data/brand'
import {engagements} from '../../../data/engagements'
import {upstream} from '../../../data/offer/versions'
import {upgradeBreaks} from '../../../data/upgradeBreaks'
import {engagementFacts} from '../../../lib/engagementFacts'
import {longDate} from '../../../lib/longDate'
import {mailTo} from '../../../lib/mailTo'
import {releaseDate} from '../../../lib/releases'

const order = mailTo(brand.supportEmail, engagements.versionUpgrade.mail)

export const path: FlowGraphProps = {
  title: 'Upgrade path',
  description:
    'If you run 16 or older, upgrade to 17 legacy first. It migrates the database on the platform that you know. Then switch to the Quarkus distribution. If you have extensions from before 22, port them before you continue. If users must stay logged in, stop at 25 and turn on persistent sessions. Then upgrade to the release that the project fixes.',
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
  title: 'Breaking changes by release',
  lead: 'Find the version that you run. Every row above it affects you, whether you upgrade in one step or in several.',
  columns: ['Since', 'Released', 'What changed', 'What you notice'],
  rows: [...upgradeBreaks]
    .reverse()
    .map(({release, change, symptom, post}) => [
      post === undefined ? `Keycloak\u00A0${release}` : {label: `Keycloak\u00A0${release}`, to: post},
      longDate(releaseDate(release)).replace(' ', '\u00A0'),
      change,
      symptom,
    ]),
  note: `Source: the project’s release notes and upgrading guides, as read for the linked pages. The Keycloak project fixes only ${upstream.supported} (as of ${longDate(upstream.read)}). The table leaves out changes that don’t break anything.`,
}

export const rehearsal: Omit<SplitProps, 'children'> = {
  id: 'rehearsal',
  title: 'Each rehearsal includes the rollback',
  text: [
    'Keycloak migrates its database when the new version starts, and it can’t migrate the database back. For that reason, we rehearse on a copy of production and measure each step. A rehearsal ends only after we restore the backup and log in to the old version.',
    'As a result, you know how long logins will be down on the night of the upgrade. If that’s too long, we find out why before you announce a date.',
  ],
  more: {label: 'Upgrade steps on Kubernetes', to: '/docs/hosting/kubernetes/#upgrade'},
  tone: 'sunken',
}

export const engagement: EngagementContent = {
  page: {
    meta: {
      title: 'Keycloak version upgrades for your own servers',
      description:
        'Upgrade the Keycloak that you run. We find out what breaks, rehearse the upgrade and the rollback on a copy of your database, and join you on the night.',
    },
    parent: {label: 'Support', to: '/support/'},
    label: 'Version upgrades',
  },
  service: 'Keycloak version upgrade',
  hero: {
    title: 'Upgrade your Keycloak to the release that gets fixes',
    lead: 'We list what will stop working on your servers, and rehearse the upgrade on a copy of your database until we know how long it takes and how to roll it back. On the night of the upgrade, we join you.',
    actions: [
      {label: 'Plan an upgrade', to: order},
      {label: 'See breaking changes', to: '#breaks'},
    ],
  },
  facts: {label: 'How long it takes', facts: engagementFacts(engagements.versionUpgrade)},
  steps: {
    id: 'steps',
    title: 'How it works',
    steps: [
      {
        label: 'List the changes',
        text: 'We compare your options, features, extensions, themes, scripts, and connections with the table. You get a list of the changes that affect you.',
      },
      {
        label: 'Build',
        text: 'We build an image of the new version with all extensions and themes, and find what no longer compiles.',
      },
      {label: 'Rehearse', text: 'We upgrade a copy two or three times, until there are no more surprises.'},
      {
        label: 'Announce',
        text: 'You announce the date and the measured minutes without logins. We agree on who is on call, and who decides by when whether to roll back.',
      },
      {
        label: 'Upgrade',
        text: 'We join the call on the night and compare each step with the rehearsal log. A week later, we turn off temporary options and create the indexes that were left out.',
      },
    ],
  },
  deliverables: {
    id: 'deliverables',
    title: 'What you get',
    columns: ['Deliverable', 'Format', 'Purpose'],
    rows: [
      ['The changes that affect you, each with its fix', 'A table with owners', 'Tell your teams and your customers'],
      ['An image of the new version', 'Dockerfile and pipeline', 'Build the next upgrade'],
      ['Tests of every login method that you offer', 'A script', 'Check the rehearsals, the upgrade, and every patch'],
      ['The log of each rehearsal', 'Text with times', 'Write the announcement and inform your auditor'],
      ['A plan for patches from now on', 'A page', 'Keep future upgrades small'],
    ],
  },
  scope: {
    id: 'scope',
    title: 'Before you order',
    lists: [
      {
        title: 'What we need from you',
        items: [
          'The version, the options, and the list of jars with the origin of each',
          'A copy of the database that we can work with, or a colleague who runs our scripts on it',
          'A maintenance window, and the person who decides whether to go back',
          'The source of custom extensions',
        ],
      },
      {
        title: 'What it does not include',
        items: [
          'Porting extensions and themes, which we estimate one by one so that you can decide',
          'Fixes for releases that the project no longer fixes',
          'Changes to applications that rely on removed features',
          'Upgrades of our hosted service, which are part of hosting',
        ],
      },
    ],
  },
  callToAction: {
    title: 'Tell us your version',
    text: 'Send us your version and the list of files in providers/ and themes/. You get the rows of the table that affect you, and a price.',
    actions: [
      {label: 'Plan an upgrade', to: order},
      {label: 'How we upgrade our own service', to: '/hosting/version-upgrades/'},
    ],
  },
}
