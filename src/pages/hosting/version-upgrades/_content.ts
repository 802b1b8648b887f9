import type {TimelineProps} from '../../../kit/figures'
import type {PageProps} from '../../../kit/layout/Page'
import type {CallToActionProps} from '../../../kit/sections/CallToAction'
import type {DataTableProps} from '../../../kit/sections/DataTable'
import type {FactRowProps} from '../../../kit/sections/FactRow'
import type {FaqProps} from '../../../kit/sections/Faq'
import type {HeroProps} from '../../../kit/sections/Hero'
import type {NarrowProseProps} from '../../../kit/sections/NarrowProse'
import type {StepsProps} from '../../../kit/sections/Steps'
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
    description: `Which Keycloak version ${brand.name} runs, why it isn’t always the newest, who fixes vulnerabilities and how fast, and what you do in an upgrade.`,
  },
  label: 'Version upgrades',
  parent,
}

export const hero: HeroProps = {
  title: `Today the service runs Keycloak ${service.server}`,
  lead: isNewest
    ? 'That is the minor release that the Keycloak project fixes. We do the upgrades. This page says when they happen, what you test, and what we do about vulnerabilities.'
    : `The newest minor release is ${upstream.supported}. We run a release on which every extension works, and fix vulnerabilities in it ourselves.`,
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
      detail: `Newly supported: ${supported}`,
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
    {
      figure: upstream.supported,
      text: `is the release that the Keycloak project fixes, as of ${longDate(upstream.read)}`,
    },
    service.next === undefined
      ? {figure: 'No upgrade', text: `is announced. You hear of one at least ${days(upgrades.notice)} in advance.`}
      : {figure: service.next.server, text: `is rolled out from ${longDate(service.next.from)}`},
    {figure: days(fixes.critical), text: 'at most, until we have closed a critical vulnerability'},
  ],
}

export const why: Omit<NarrowProseProps, 'children'> = {
  id: 'pace',
  title: 'Why the service isn’t always on the newest release',
}

export const duties: DataTableProps = {
  id: 'fixes',
  title: 'Who fixes what, and by when',
  lead: `The Keycloak project fixes urgent problems in its newest minor release, and others in the next one. ${isNewest ? 'We make sure that its fixes reach the service.' : 'The service runs an older release, so we keep that one safe ourselves.'}`,
  tone: 'sunken',
  columns: ['What is found', 'Who fixes it', 'What we do', 'By when'],
  rows: [
    [
      'A critical vulnerability in Keycloak: it works without an account, or takes over somebody else’s',
      `The project, in ${upstream.supported}`,
      'We port the fix to the version that runs, switch off the affected feature, or block the request at the gateway',
      `Assessed in ${days(fixes.assessed)}, closed in ${days(fixes.critical)}`,
    ],
    [
      'Any other vulnerability in Keycloak',
      `The project, in ${upstream.supported} or the release after it`,
      'The same, with the next patch of the service',
      `Assessed in ${days(fixes.assessed)}, closed in ${days(fixes.other)}`,
    ],
    [
      'A vulnerability in an extension',
      'Its authors, or our engineers',
      'A new version of the extension on the same server',
      `Assessed in ${days(fixes.assessed)}, closed as for Keycloak`,
    ],
    [
      'A vulnerability in Java, the operating system or the database',
      'Their projects',
      'A new image, rolled out node by node',
      'As for Keycloak',
    ],
    [
      'A bug without a security problem',
      'The project, in later releases',
      'Usually nothing until the upgrade; a workaround if it stops your logins',
      'With the upgrade',
    ],
    ['An unsafe setting in your realm', 'You', 'We tell you if we see it', ''],
  ],
  note: 'Days count from the publication of the advisory. We write to every affected customer, and also say so when the service is not affected.',
}

export const course: StepsProps = {
  composition: 'aside',
  id: 'course',
  title: 'How an upgrade to a minor release works',
  steps: [
    {
      label: 'Extensions first',
      text: 'Each extension gets a version built for the release. All of them together have to pass their tests and ours.',
    },
    {
      label: `${days(upgrades.notice)} before`,
      text: 'You get the date and a list of what changes, and your test deployment can have the new version.',
    },
    {
      label: 'You test',
      text: 'Try your themes, unusual flows, scripts that use the admin API, and one customer’s SSO. Tell us what is wrong.',
    },
    {
      label: 'The switch',
      text: `At a quiet hour of the region we take a backup and switch all nodes at once, since the first start migrates the database. The interruption counts toward the ${maintenance.minutes} minutes of announced work a month.`,
    },
    {
      label: 'We watch',
      text: 'We compare errors, answer times and failed logins with those of the week before. Users stay logged in.',
    },
  ],
}

export const versions: DataTableProps = {
  id: 'extensions',
  title: 'What runs today',
  lead: 'All shared deployments run the same versions. A dedicated cluster can be a few weeks ahead or behind, by agreement.',
  columns: ['Component', 'Version', 'What it does'],
  rows: [
    ['Keycloak', service.server, 'The server'],
    ...Object.entries(extensionNames).map(([id, {name, does}]) => [name, versionOf(id), does]),
  ],
}

export const past: DataTableProps = {
  id: 'history',
  title: `Every release since ${releases.at(-1)?.minor ?? ''}`,
  lead: 'This is what keeping up means: somebody has to read about each of these, test it and roll it out, or have a reason to skip it.',
  columns: ['Minor release', 'Released', 'Patches', 'Latest version', 'Newly supported'],
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
  note: `Releases up to ${longDate(releasesUpTo)}, from the data and the release notes of the Keycloak project. Version numbers that it skipped don’t count.`,
}

export const questions: FaqProps = {
  title: 'Questions about versions',
  tone: 'sunken',
  questions: [
    {
      question: 'Can we stay on a version because our theme depends on it?',
      answer:
        'On a dedicated cluster, for a few weeks. Not longer: nobody can keep a server safe without ever upgrading it.',
      more: {label: 'Dedicated clusters', to: '/docs/self-service/dedicated-clusters/'},
    },
    {
      question: 'Do our users notice an upgrade?',
      answer:
        'Not a patch: we replace nodes one after the other, which Keycloak has supported since 26.6. A minor release interrupts logins at an announced time. Sessions are in the database, so everybody stays logged in.',
    },
    {
      question: 'We need a feature of the newest release now. What can we do?',
      answer:
        'Run a plain Keycloak for it on your own servers. And write to us: what customers wait for decides what we test first.',
      more: {label: 'Ask about a feature', to: '/contact/'},
    },
    {
      question: 'Where can we read what a release changes?',
      answer:
        'We list what breaks, release by release, with a post on each: what changes, and how to test it beforehand.',
      more: {label: 'What breaks in which release', to: '/support/version-upgrades/#breaks'},
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
