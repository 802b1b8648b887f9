import {serviceLevels} from '../data/offer/serviceLevels'
import {service, upgradeCalendar, upstream, type Freeze, type Service} from '../data/offer/versions'
import {days} from './duration'
import {dateFormat} from './formats'
import {longDate} from './longDate'

/** The major and minor version. @param version such as `26.6.4`. */
export const minorOf = (version: string): string => version.split('.').slice(0, 2).join('.')

/** Which upgrade is announced, or how it will be announced. */
export function nextUpgradeText({next}: Pick<Service, 'next'> = service): string {
  if (next !== undefined) {
    return `The next upgrade is to Keycloak ${next.server}. Test deployments have it now, and all others get it from ${longDate(next.from)}.`
  }
  return `No upgrade to a minor release is announced. We announce one ${days(serviceLevels.upgrades.notice)} ahead, by email and in the changelog.`
}

/** Which minor release the Keycloak project fixes, and what that means for the release that the service runs. */
export function stateOfUpstream(server: string = service.server): string {
  const read = `As of ${longDate(upstream.read)}, the Keycloak project releases fixes for Keycloak ${upstream.supported} only.`
  if (minorOf(server) === upstream.supported) return `${read} The service runs this release.`
  return `${read} The service runs ${server}, and we port the fixes of vulnerabilities to it.`
}

/** "December 15". @param day `MM-DD`. */
const yearlyDay = (day: string): string => dateFormat({month: 'long', day: 'numeric'}).format(new Date(`2028-${day}`))

/** In which weeks of each year no minor release is installed. */
export function freezeText(freezes: readonly Freeze[] = upgradeCalendar.freezes): string {
  if (freezes.length === 0) return 'We have no freeze periods.'
  const periods = freezes.map(({label, from, to}) => `${yearlyDay(from)} to ${yearlyDay(to)} (${label})`)
  return `We install no minor releases from ${periods.join(' and from ')}.`
}
