import {upstream} from '../../data/offer/versions'
import {upgradeBreaks} from '../../data/upgradeBreaks'
import {compareVersions} from '../../lib/compareVersions'
import {longDate} from '../../lib/longDate'
import {extensionRows} from './extensions'
import {PLANNED, versionOf} from './versions'
import type {UpgradeStep} from '../../data/upgradeSteps'
import type {Finding, PageLink, Severity} from '../report'
import type {Plan, Upgrade} from './plan'

const PAGES = {
  upgrades: {label: 'What each release breaks', path: '/docs/upgrades/'},
  versions: {label: 'Versions of the service', path: '/docs/service/versions/'},
  hosting: {label: 'Versions that work together', path: '/docs/hosting/#what-running-it-asks-of-you'},
  guide: {label: 'Prepare for an upgrade', path: '/guides/upgrade/'},
  planned: {label: 'Keycloak 27', path: '/docs/upgrades/keycloak-27/'},
} as const satisfies Record<string, PageLink>

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`

/** How much the plan asks for. Without features, it can't say that an upgrade is harmless. */
export function verdictOf({from, to, features}: Upgrade, {steps}: Plan): Finding {
  const breaking = steps.filter(({severity}) => severity === 'breaks').length
  const concerned = count(steps.length, 'change concerns', 'changes concern')
  if (features.length === 0)
    return {
      kind: 'finding',
      severity: 'warning',
      title: `From ${from} to ${to}, ${concerned} every installation.`,
      text: 'You selected nothing that you use, so the rest is left out.',
      fix: 'Select what you use.',
      page: PAGES.guide,
    }
  return {
    kind: 'finding',
    severity: breaking > 0 ? 'error' : steps.length > 0 ? 'warning' : 'ok',
    title: `From ${from} to ${to}, ${concerned} you, and ${count(breaking, 'breaks', 'break')} something.`,
    fix: 'Work through the list from the top, even if you upgrade in one step.',
    page: PAGES.guide,
  }
}

/** What holds for the upgrade as a whole. */
export function generalFindings({from, to, features}: Upgrade): Finding[] {
  const found: Finding[] = []
  const usesExtensions = features.includes('orgs') || features.includes('extensions')
  if (to === PLANNED)
    found.push({
      kind: 'finding',
      severity: 'warning',
      title: `Keycloak ${PLANNED} is planned and doesn’t exist yet.`,
      text: 'Its entries were read in a draft and in open pull requests. They can change.',
      page: PAGES.planned,
    })
  else if (compareVersions(to, upstream.supported) < 0)
    found.push({
      kind: 'finding',
      severity: 'warning',
      title: `The Keycloak project fixes only ${upstream.supported}, as of ${longDate(upstream.read)}.`,
      text: `Keycloak ${to} gets no fixes from the project.`,
      fix: `Plan to reach ${upstream.supported}, or run a service that ports fixes.`,
      page: PAGES.versions,
    })
  if (features.includes('sessions') && compareVersions(from, '25') < 0 && compareVersions(to, '25') > 0)
    found.push({
      kind: 'finding',
      severity: 'warning',
      title: 'Users stay logged in only if you stop at 25.',
      fix: 'Follow the route below.',
      page: PAGES.upgrades,
    })
  if (usesExtensions && !extensionRows(to).some(({verdict}) => verdict !== 'fails'))
    found.push({
      kind: 'finding',
      severity: 'warning',
      title: `No version of this service’s extensions is known to work on ${to}.`,
      fix: 'Ask for a version before you plan a date.',
      page: PAGES.hosting,
    })
  return found
}

const SEVERITIES = {breaks: 'error', changes: 'warning', check: 'note'} as const satisfies Record<string, Severity>
const PHASES = {before: 'Before', during: 'During', after: 'After'} as const

/** An entry of the plan. Its text names the source. */
export function stepFinding(step: UpgradeStep): Finding {
  const {release, phase, change, symptom, action, severity} = step
  return {
    kind: 'finding',
    severity: SEVERITIES[severity],
    title: `${PHASES[phase]} ${release}: ${change}.`,
    text: `${symptom}. ${sourceOf(step)}`,
    fix: `${action}.`,
    page: step.page ?? pageOf(release),
  }
}

function sourceOf({release, evidence}: UpgradeStep): string {
  if (versionOf(release) === PLANNED) return 'Planned. Read in the draft of the upgrading guide and in pull requests.'
  const section = `Upgrading guide, section “Migrating to ${sectionOf(release)}”.`
  return evidence === 'run' ? `Run on our test servers. ${section}` : `Read: ${section}`
}

/** The guide names sections with three numbers. */
const sectionOf = (release: string): string => {
  const numbers = release.split('.')
  return [...numbers, ...Array.from({length: 3 - numbers.length}, () => '0')].join('.')
}

const pageOf = (release: string): PageLink => {
  const post = upgradeBreaks.find((entry) => entry.release === versionOf(release))?.post
  return post === undefined ? PAGES.upgrades : {label: `Keycloak ${versionOf(release)}`, path: post}
}
