import {
  advisoryPages,
  advisoryPatches,
  advisoryStates,
  takesReleasesAfter,
  type Advisory,
  type AdvisoryPage,
  type AdvisoryPatch,
  type AdvisoryState,
} from '../data/offer/advisories'
import {onBoth, type ByScope, type Day} from '../data/offer/plan'
import {serviceLevels} from '../data/offer/serviceLevels'
import {service} from '../data/offer/versions'
import {releases} from '../data/releases'
import {longDate} from './longDate'
import {SiteError} from './problem'
import {allReleases} from './releases'

export type Severity = 'low' | 'moderate' | 'high' | 'critical' | 'not rated'

/** The rating of a score in CVSS 3.1, section 5, with GitHub's word for "medium". */
export function severityOf({score}: Pick<Advisory, 'score'>): Severity {
  if (score === undefined) return 'not rated'
  if (score >= 9) return 'critical'
  if (score >= 7) return 'high'
  return score >= 4 ? 'moderate' : 'low'
}

/** The page that has the entry: that of its quarter, or of its year. */
export function pageOf({id, published}: Pick<Advisory, 'id' | 'published'>): AdvisoryPage {
  const year = published.slice(0, 4)
  const quarter = `${year}q${Math.ceil(Number(published.slice(5, 7)) / 3)}`
  const page = advisoryPages.find((one) => one === quarter || one === year)
  if (page !== undefined) return page
  throw new SiteError({
    what: `No page has ${id}, which was published on ${published}.`,
    allowed: `${quarter} or ${year} in advisoryPages of src/data/offer/advisories.ts`,
    fix: `Add "${quarter}" there, and write docs/service/security-advisories/${quarter}.mdx with <AdvisoryEntries page="${quarter}" />.`,
  })
}

/** Minor release as one number, and patch version. @param version such as `26.6.4`. */
function partsOf(version: string): {minor: number; patch: number} {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
  return {minor: major * 1000 + minor, patch}
}

/**
 * Whether a version has the fix: its minor release got the fix in this or an earlier patch, or it is newer than every minor
 * release that got the fix.
 * @param version such as `26.6.4`.
 */
export function isFixedIn({fixedIn, tags = []}: Pick<Advisory, 'fixedIn' | 'tags'>, version: string): boolean {
  const own = partsOf(version)
  const fixes = [...fixedIn, ...tags].map(partsOf)
  return (
    fixes.some(({minor, patch}) => minor === own.minor && patch <= own.patch) ||
    fixes.every(({minor}) => minor < own.minor)
  )
}

/** Whether the vulnerability came with a later version. @param version such as `26.6.4`. */
export function isIntroducedAfter({introducedIn}: Pick<Advisory, 'introducedIn'>, version: string): boolean {
  if (introducedIn === undefined) return false
  const [own, first] = [partsOf(version), partsOf(introducedIn)]
  return own.minor < first.minor || (own.minor === first.minor && own.patch < first.patch)
}

/** The day that many days later. @param day `YYYY-MM-DD`. */
export function daysAfter(day: Day, count: number): Day {
  const date = new Date(day)
  date.setUTCDate(date.getUTCDate() + count)
  const later = date.toISOString().slice(0, 10)
  if (isDay(later)) return later
  throw new RangeError(`${later} is not a day. Allowed: YYYY-MM-DD. Fix the date ${day} where it is stated.`)
}

const isDay = (text: string): text is Day => /^\d{4}-\d{2}-\d{2}$/.test(text)

/**
 * The last day on which the service can have it closed, by `serviceLevels.fixes`. It is urgent if an attacker needs no
 * account, or if the severity is high or critical, which includes every way to get another user's account.
 */
export function promisedBy(advisory: Pick<Advisory, 'published' | 'score' | 'access'>): Day {
  const isUrgent = advisory.access === 'none' || ['high', 'critical'].includes(severityOf(advisory))
  return daysAfter(advisory.published, isUrgent ? serviceLevels.fixes.critical : serviceLevels.fixes.other)
}

/** The first release with the fix, if `releases.ts` has one. */
function firstRelease({fixedIn}: Pick<Advisory, 'fixedIn'>): {version: string; date: Day} | undefined {
  return allReleases(releases)
    .toReversed()
    .flatMap(({version, date}) => (isDay(date) ? [{version, date}] : []))
    .find(({version}) => fixedIn.includes(version))
}

/** The state of what the version of the service fixes: since its release, or since a patch, whichever was first. */
function closed(advisory: Advisory): AdvisoryState | undefined {
  const release = firstRelease(advisory)
  if (release === undefined) return undefined
  const [taken, promised] = [daysAfter(release.date, takesReleasesAfter), promisedBy(advisory)]
  const note = `Keycloak ${service.server}, which the service runs, contains the fix.`
  if (taken <= promised) return {status: 'closed', since: taken, note}
  return {
    status: 'closed',
    since: promised,
    note: `${note} Until the service ran Keycloak ${release.version}, our build contained a patch.`,
  }
}

function patched({since, fixOf, replacedOn}: AdvisoryPatch): AdvisoryState {
  const note =
    replacedOn === undefined
      ? `Our build of Keycloak ${service.server} contains the fix of Keycloak ${fixOf}.`
      : `Our build of Keycloak ${service.server} contained our patch until ${longDate(replacedOn)}. It now contains the fix of Keycloak ${fixOf}.`
  return {status: 'mitigated', since, note}
}

/**
 * What a vulnerability means for customers of the service, for each kind of hosting: the stated state, or what follows from a
 * patch or from the version that the service runs. If it is `undefined`, add the state to `advisoryStates` or
 * `advisoryPatches`.
 */
export function stateOf(advisory: Advisory): ByScope<AdvisoryState> | undefined {
  const stated = advisoryStates[advisory.id]
  if (stated !== undefined) return 'status' in stated ? onBoth(stated) : stated
  const patch = advisoryPatches.find(({ids}) => ids.includes(advisory.id))
  if (patch !== undefined) return onBoth(patched(patch))
  const {introducedIn} = advisory
  if (introducedIn !== undefined && isIntroducedAfter(advisory, service.server)) {
    const note = `The service runs Keycloak ${service.server}. The vulnerability came with Keycloak ${introducedIn}.`
    return onBoth({status: 'not affected', note})
  }
  const state = isFixedIn(advisory, service.server) ? closed(advisory) : undefined
  return state && onBoth(state)
}
