import type {TimelineProps} from '../../../components/figures'
import type {PageProps} from '../../../components/layout/Page'
import type {CallToActionProps} from '../../../components/sections/CallToAction'
import type {DataTableProps} from '../../../components/sections/DataTable'
import type {FactRowProps} from '../../../components/sections/FactRow'
import type {FaqProps} from '../../../components/sections/Faq'
import type {HeroProps} from '../../../components/sections/Hero'
import type {NarrowProseProps} from '../../../components/sections/NarrowProse'
import type {StepsProps} from '../../../components/sections/Steps'
import {brand} from '../../../data/brand'
import {extensionNames} from '../../../data/compatibility'
import {releases, releasesUpTo} from '../../../data/releases'
import {service, upstream} from '../../../data/service'
import {serviceLevels} from '../../../data/serviceLevels'
import {days} from '../../../lib/duration'
import {longDate} from '../../../lib/longDate'
import {allReleases} from '../../../lib/releases'
import {parent} from '../_parent'

const {fixes, maintenance, upgrades} = serviceLevels
const history = allReleases(releases)
const running = history.find(({version}) => version === service.server)
const runningMinor = service.server.replace(/\.\d+$/, '')
const isNewest = runningMinor === upstream.supported

export const page: Omit<PageProps, 'children'> = {
  meta: {
    title: 'Keycloak version upgrades on the hosted service',
    description: `Which Keycloak version ${brand.name} runs, why not always the newest, who fixes vulnerabilities in it and how fast, and what an upgrade asks of you.`,
  },
  label: 'Version upgrades',
  parent,
}

export const hero: HeroProps = {
  title: `Today the service runs Keycloak ${service.server}`,
  lead: isNewest
    ? 'That is the minor release which the Keycloak project fixes. Upgrading is our work; this page says when it happens, what you test, and what we do about vulnerabilities.'
    : `The newest minor release is ${upstream.supported}. We run the newest one on which every extension works, and we close vulnerabilities in it ourselves. This page says why, how fast, and what an upgrade asks of you.`,
  actions: [
    {label: 'Who fixes what', to: '#fixes'},
    {label: 'Get help with your own upgrade', to: '/support/version-upgrades/'},
  ],
}

export const timeline: TimelineProps = {
  title: 'Minor releases, and the version that runs',
  description: releases
    .map(({minor, patches}) => `Keycloak ${minor}: ${longDate(patches[0] ?? releasesUpTo)}.`)
    .concat(running ? [`The service runs ${running.version}, released on ${longDate(running.date)}.`] : [])
    .join(' '),
  events: [
    ...releases.slice(0, 5).map(({minor, patches, supported}) => ({
      date: patches[0] ?? releasesUpTo,
      label: `Keycloak ${minor}`,
      detail: `Supported since: ${supported}`,
    })),
    ...(running === undefined ? [] : [{date: running.date, label: `${running.version} runs here`, accent: true}]),
  ],
}

export const now: FactRowProps = {
  label: 'Versions today',
  facts: [
    {
      figure: service.server,
      text:
        running === undefined ? 'runs on the service' : `runs on the service; released on ${longDate(running.date)}`,
    },
    {figure: upstream.supported, text: `is what the Keycloak project fixes, as of ${longDate(upstream.read)}`},
    service.next === undefined
      ? {figure: 'None', text: `upgrade is announced. You hear of one at least ${days(upgrades.notice)} before.`}
      : {figure: service.next.server, text: `is rolled out from ${longDate(service.next.from)}`},
    {figure: days(fixes.critical), text: 'at most until a critical vulnerability is closed in what runs here'},
  ],
}

export const why: Omit<NarrowProseProps, 'children'> = {
  id: 'pace',
  title: 'Why the service isn’t always on the newest release',
}

export const duties: DataTableProps = {
  id: 'fixes',
  title: 'Who fixes what, and by when',
  lead: `The Keycloak project fixes its newest minor release, and less urgent problems in the one after it. What the service runs is ours to keep safe${isNewest ? ' as well' : ', since it is not that one'}.`,
  tone: 'sunken',
  columns: ['What is found', 'Who fixes it', 'What we do', 'By when'],
  rows: [
    [
      'A vulnerability in Keycloak, critical: usable without an account, or to take over another',
      `The project, in ${upstream.supported}`,
      'We bring the fix into the version that runs, switch off the feature that has the problem, or block the request at the gateway',
      `Assessed in ${days(fixes.assessed)}, closed in ${days(fixes.critical)}`,
    ],
    [
      'Any other vulnerability in Keycloak',
      `The project, in ${upstream.supported} or the release after it`,
      'The same, with the next patch of the service',
      `Assessed in ${days(fixes.assessed)}, closed in ${days(fixes.other)}`,
    ],
    [
      'One in an extension',
      'Its authors, or we',
      'A new version of the extension on the same server',
      `Assessed in ${days(fixes.assessed)}, closed like those of Keycloak`,
    ],
    [
      'One in Java, the system or the database',
      'Their projects',
      'A new image, replaced node by node',
      'Like those of Keycloak',
    ],
    [
      'A bug without a security problem',
      'The project, in later releases',
      'Usually nothing until the upgrade; a workaround if it stops your logins',
      'With the upgrade',
    ],
    ['A setting of your realm that is unsafe', 'You', 'We tell you if we see it', ''],
  ],
  note: `Days count from the day on which an advisory is published. We write to everybody who is affected, and also tell you when the service is not affected.`,
}

export const course: StepsProps = {
  id: 'course',
  title: 'What an upgrade to a minor release looks like',
  steps: [
    {
      label: 'Extensions first',
      text: 'Each gets a version that is built for the release, and their tests and ours pass with all of them together.',
    },
    {
      label: `${days(upgrades.notice)} before`,
      text: 'You get the date and a list of what changes in behavior, and a test deployment can have the new version.',
    },
    {
      label: 'You test',
      text: 'Your themes, unusual flows, scripts that use the admin API, one customer’s SSO. Tell us what is wrong.',
    },
    {
      label: 'The switch',
      text: `After a backup, since the first start migrates the database, all nodes change together at a quiet hour of the region. It counts toward the ${maintenance.minutes} minutes of announced work a month.`,
    },
    {
      label: 'We watch',
      text: 'Errors, answer times and failed logins beside those of the week before. Users stay logged in.',
    },
  ],
}

export const versions: DataTableProps = {
  id: 'extensions',
  title: 'What runs today',
  lead: 'One set of versions for all shared deployments. A dedicated cluster may be ahead or behind by agreement, for weeks and not for years.',
  columns: ['Part', 'Version', 'What it does'],
  rows: [
    ['Keycloak', {number: service.server}, 'The server'],
    ...Object.entries(extensionNames).map(([id, {name, does}]) => [name, {number: versionOf(id)}, does]),
  ],
}

export const past: DataTableProps = {
  id: 'history',
  title: `Every release since ${releases.at(-1)?.minor ?? ''}`,
  lead: 'What keeping up means: each of these was to be read, tested and rolled out, or skipped for a reason.',
  columns: ['Minor release', 'Released', 'Patches', 'The last of them', 'Supported since'],
  rows: releases.map(({minor, patches, supported}) => {
    const [last] = allReleases([{minor, patches, supported}])
    return [
      minor,
      longDate(patches[0] ?? releasesUpTo),
      {number: String(Object.keys(patches).length - 1)},
      last === undefined ? '' : `${last.version}, ${longDate(last.date)}`,
      supported,
    ]
  }),
  note: `Published releases up to ${longDate(releasesUpTo)}, from the data and the release notes of the Keycloak project. Numbers that it skipped are not counted.`,
}

export const questions: FaqProps = {
  title: 'Questions about versions',
  tone: 'sunken',
  questions: [
    {
      question: 'Can we stay on a version because our theme depends on it?',
      answer:
        'For a few weeks, on a dedicated cluster. Then no: a server that is never upgraded is one that nobody can keep safe.',
      more: {label: 'Dedicated clusters', to: '/docs/self-service/dedicated-clusters/'},
    },
    {
      question: 'Do our users notice an upgrade?',
      answer:
        'A patch, no: nodes are replaced one after the other, which Keycloak supports since 26.6. A minor release interrupts logins at an announced time. Sessions are in the database, so people stay logged in.',
    },
    {
      question: 'We need a feature of the newest release now. What can we do?',
      answer:
        'Run Keycloak alone for it, on servers of your own. And write to us: what customers wait for decides what we test first.',
      more: {label: 'Ask about a feature', to: '/contact/'},
    },
    {
      question: 'Where do we read what a release changes?',
      answer: 'We write about each one, with what breaks first and how to find out before.',
      more: {label: 'Keycloak 26.8', to: '/blog/keycloak-26-8/'},
    },
  ],
}

export const next: CallToActionProps = {
  title: 'Be ready for the next one',
  text: 'With a test deployment and an automatic login test, you know within an hour whether a release breaks something of yours.',
  actions: [
    {label: 'Create a test deployment', to: brand.links.dashboard},
    {label: 'Write a login test', to: '/docs/getting-started/sample/#test-it'},
  ],
}

function versionOf(id: string): string {
  return Object.entries(service.extensions).find(([name]) => name === id)?.[1] ?? ''
}
