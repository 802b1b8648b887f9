import {service} from '../data/offer/versions'
import type {Access, Advisory, AdvisoryPage, AdvisoryState} from '../data/offer/advisories'
import {pageOf, severityOf} from './advisories'
import {capitalized} from './capitalized'
import {dateFormat, formatList, numberFormat} from './formats'
import {longDate} from './longDate'

/** The page that lists all advisories, with a slash at both ends. */
export const advisoriesPath = '/docs/service/security-advisories/'

/** Where a vulnerability is in the list and on the page with its entry, without `#`: `cve-2026-12388`. */
export const advisoryAnchor = ({id}: Pick<Advisory, 'id'>): string => id.toLowerCase()

/** Path of a page of entries, with a slash at both ends. */
export const advisoryPagePath = (page: AdvisoryPage): string => `${advisoriesPath}${page}/`

/** Path and anchor of the entry of a vulnerability. */
export const advisoryPath = (advisory: Pick<Advisory, 'id' | 'published'>): string =>
  `${advisoryPagePath(pageOf(advisory))}#${advisoryAnchor(advisory)}`

/** When the advisories of a page were published: "July – September 2026", or "2025". */
export function advisoryPageText(page: AdvisoryPage): string {
  const [year = page, quarter] = page.split('q')
  if (quarter === undefined) return year
  const [from, to] = [3 * Number(quarter) - 3, 3 * Number(quarter) - 1].map((month) => Date.UTC(Number(year), month))
  const range = dateFormat({month: 'long', year: 'numeric'}).formatRange(from ?? NaN, to ?? NaN)
  // The fonts have no thin spaces.
  return range.replaceAll(/\s/g, ' ')
}

/** What an attacker needs, as pages say it. */
const needs: Readonly<Record<Access, string>> = {
  none: 'An attacker needs no account.',
  account: 'An attacker needs a user account.',
  client: 'An attacker needs the credentials of a client.',
  admin: 'An attacker needs an administrator role.',
}

/** "Moderate, CVSS 6.5. An attacker needs an administrator role." */
export function severityText(advisory: Pick<Advisory, 'score' | 'access'>): string {
  const score =
    advisory.score === undefined
      ? ''
      : `, CVSS ${numberFormat({minimumFractionDigits: 1, maximumFractionDigits: 1}).format(advisory.score)}`
  return `${capitalized(severityOf(advisory))}${score}. ${needs[advisory.access]}`
}

/** "Versions before 26.7.2", or from the version that brought it. */
export function affectedText({fixedIn, introducedIn}: Pick<Advisory, 'fixedIn' | 'introducedIn'>): string {
  const [fixed = ''] = fixedIn
  return introducedIn === undefined ? `Versions before ${fixed}` : `Versions from ${introducedIn} and before ${fixed}`
}

/** "26.7.2. Source without a release: 26.6.6 and 26.4.15." */
export function fixedText({fixedIn, tags = []}: Pick<Advisory, 'fixedIn' | 'tags'>): string {
  const released = formatList(fixedIn)
  return tags.length === 0 ? released : `${released}. Source without a release: ${formatList(tags)}.`
}

/** What an operator of Keycloak does. With the marks of `inlineText.ts`. */
export function actionText({fixedIn, workaround}: Pick<Advisory, 'fixedIn' | 'workaround'>): string {
  const upgrade = `Upgrade to Keycloak ${fixedIn[0] ?? service.server} or later.`
  return workaround === undefined ? upgrade : `${upgrade} Until then: ${workaround}`
}

/** "Closed since June 28, 2026." */
export function statusText({status, since, due}: AdvisoryState): string {
  const name = capitalized(status)
  if (status === 'open' && due !== undefined) return `${name}. It will be closed by ${longDate(due)}.`
  return since === undefined ? `${name}.` : `${name} since ${longDate(since)}.`
}
