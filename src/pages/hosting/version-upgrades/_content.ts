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
import {planName} from '../../../data/offer/plan'
import {service, upgradeCalendar, upstream} from '../../../data/offer/versions'
import {serviceLevels} from '../../../data/offer/serviceLevels'
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
    description: `See which Keycloak version ${brand.name} runs, how fast we fix vulnerabilities, and what you do during an upgrade.`,
  },
  label: 'Version upgrades',
  parent,
}

export const hero: HeroProps = {
  composition: 'reverse',
  title: `The service runs Keycloak ${service.server}`,
  lead: isNewest
    ? 'The Keycloak project provides fixes for this minor release, and we install the upgrades. This page shows when they happen, what you test, and what we do about vulnerabilities.'
    : `The newest minor release is ${upstream.supported}. We run a release on which every extension works, and we fix its vulnerabilities ourselves.`,
  actions: [
    {label: 'See who fixes what', to: '#fixes'},
    {label: 'Get help with your upgrade', to: '/support/version-upgrades/'},
  ],
}

export const timeline: TimelineProps = {
  title: 'Minor releases and the version of the service',
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
        running === undefined ? 'runs on the service' : `runs on the service, released on ${longDate(running.date)}`,
    },
    {
      figure: upstream.supported,
      text: `is the release that the Keycloak project fixes, as of ${longDate(upstream.read)}`,
    },
    service.next === undefined
      ? {figure: 'No upgrade', text: `is announced. We tell you at least ${days(upgrades.notice)} in advance.`}
      : {figure: service.next.server, text: `rolls out from ${longDate(service.next.from)}`},
    {figure: days(fixes.critical), text: 'at most, until we have fixed or blocked a critical vulnerability'},
  ],
}

export const why: Omit<NarrowProseProps, 'children'> = {
  id: 'pace',
  title: 'Why the service isn’t always on the newest release',
}

export const duties: DataTableProps = {
  id: 'fixes',
  title: 'Who fixes what, and by when',
  lead: `The Keycloak project fixes urgent problems in its newest minor release and other problems in the next one. ${isNewest ? 'We make sure that its fixes reach the service.' : 'The service runs an older release, so we fix vulnerabilities in it ourselves.'}`,
  tone: 'sunken',
  columns: ['Problem', 'Who fixes it', 'What we do', 'By when'],
  rows: [
    [
      'A critical vulnerability in Keycloak, which works without an account or takes over another account',
      `The project, in ${upstream.supported}`,
      'We port the fix to the version that we run, turn off the affected feature, or block the request at the gateway',
      `Assessed in ${days(fixes.assessed)}, closed in ${days(fixes.critical)}`,
    ],
    [
      'Any other vulnerability in Keycloak',
      `The project, in ${upstream.supported} or the release after it`,
      'We do the same, with the next patch of the service',
      `Assessed in ${days(fixes.assessed)}, closed in ${days(fixes.other)}`,
    ],
    [
      'A vulnerability in an extension',
      'The extension’s authors, or our engineers',
      'We install a new version of the extension on the same server',
      `Assessed in ${days(fixes.assessed)}, closed as for Keycloak`,
    ],
    [
      'A vulnerability in Java, the operating system, or the database',
      'The project that maintains it',
      'We roll out a new image, node by node',
      'As for Keycloak',
    ],
    [
      'A bug that isn’t a security problem',
      'The project, in later releases',
      'We usually wait for the upgrade, but find a workaround if the bug stops your logins',
      'With the upgrade',
    ],
    ['An unsafe setting in your realm', 'You', 'We tell you if we notice it', ''],
  ],
  note: 'Days count from the publication of the advisory. We write to every affected customer. The security advisories also list what doesn’t affect the service.',
}

export const course: StepsProps = {
  composition: 'aside',
  id: 'course',
  title: 'How an upgrade to a minor release works',
  steps: [
    {
      label: 'Extensions first',
      text: 'Each extension gets a version that is built for the release. All extensions together must pass their tests and ours.',
    },
    {
      label: `${days(upgrades.notice)} before`,
      text: 'We send you the date and a list of changes. You can get the new version on your test deployment.',
    },
    {
      label: 'You test',
      text: 'Try your themes, unusual login flows, scripts that use the Admin API, and one customer’s SSO. Tell us what doesn’t work.',
    },
    {
      label: 'We switch',
      text: `At a quiet hour in the region, we take a backup and switch all nodes together, because the first start migrates the database. The interruption counts toward the ${maintenance.minutes} minutes of announced work a month.`,
    },
    {
      label: 'We monitor',
      text: 'We compare errors, response times, and failed logins with the week before. Users stay logged in.',
    },
  ],
}

export const versions: DataTableProps = {
  id: 'extensions',
  title: 'Versions that run today',
  lead: `All ${planName.shared.many} run the same versions. By agreement, ${planName.dedicated.a} can be up to ${upgradeCalendar.minor.postponeWeeks} weeks behind.`,
  columns: ['Component', 'Version', 'Purpose'],
  rows: [
    ['Keycloak', service.server, 'The server'],
    ...Object.entries(extensionNames).map(([id, {name, does}]) => [name, versionOf(id), does]),
  ],
}

export const past: DataTableProps = {
  id: 'history',
  title: `Every release since ${releases.at(-1)?.minor ?? ''}`,
  lead: 'Keeping up means that an engineer reads about each of these releases, tests it, and rolls it out, or has a reason to skip it.',
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
  note: `Releases up to ${longDate(releasesUpTo)}, from the data and the release notes of the Keycloak project. Skipped version numbers don’t count.`,
}

export const questions: FaqProps = {
  title: 'Frequently asked questions',
  tone: 'sunken',
  questions: [
    {
      question: 'Can we stay on a version because our theme depends on it?',
      answer: `On ${planName.dedicated.a}, you can stay for up to ${upgradeCalendar.minor.postponeWeeks} weeks by agreement. It can’t be longer, because a server that is never upgraded doesn’t stay secure.`,
      more: {label: planName.Dedicated.many, to: '/docs/self-service/dedicated-clusters/'},
    },
    {
      question: 'Do our users notice an upgrade?',
      answer:
        'They don’t notice a patch, because we replace one node after the other, which Keycloak has supported since 26.6. A minor release interrupts logins at an announced time. Sessions are in the database, so users stay logged in.',
    },
    {
      question: 'What if we need a feature of the newest release now?',
      answer:
        'You can run Keycloak without extensions on your own servers. Also write to us, because we test first what customers wait for.',
      more: {label: 'Ask about a feature', to: '/contact/'},
    },
    {
      question: 'Is a CVE closed on the service?',
      answer: 'The security advisories list every CVE of Keycloak since 26.0 with its state on the service.',
      more: {label: 'Security advisories', to: '/docs/service/security-advisories/'},
    },
    {
      question: 'Where can we find out what a release changes?',
      answer:
        'We list breaking changes for each release. A blog post on each release explains what changes and how to test it beforehand.',
      more: {label: 'What breaks in which release', to: '/support/version-upgrades/#breaks'},
    },
  ],
}

export const next: CallToActionProps = {
  title: 'Be ready for the next upgrade',
  text: 'With a test deployment and an automated login test, you know within an hour whether a release breaks your setup.',
  actions: [
    {label: 'Create a test deployment', to: brand.links.dashboard},
    {label: 'Write a login test', to: '/docs/getting-started/sample/#test-it'},
  ],
}

function versionOf(id: string): string {
  return Object.entries(service.extensions).find(([name]) => name === id)?.[1] ?? ''
}
