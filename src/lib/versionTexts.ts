import {translate} from '@docusaurus/Translate'
import {serviceLevels} from '../data/offer/serviceLevels'
import {service, upgradeCalendar, upstream, type Freeze, type Service} from '../data/offer/versions'
import {days} from './duration'
import {dateFormat} from './formats'
import {locale} from './locale'
import {longDate} from './longDate'

/** The major and minor version. @param version such as `26.6.4`. */
export const minorOf = (version: string): string => version.split('.').slice(0, 2).join('.')

/** Which upgrade is announced, or how it will be announced. */
export function nextUpgradeText({next}: Pick<Service, 'next'> = service): string {
  if (next !== undefined) {
    return translate(
      {
        id: 'site.offer.version.next',
        message:
          'The next upgrade is to Keycloak {version}. Test deployments have it now, and all others get it from {date}.',
      },
      {version: next.server, date: longDate(next.from)},
    )
  }
  return translate(
    {
      id: 'site.offer.version.none',
      message:
        'No upgrade to a minor release is announced. We announce one {days} ahead, by email and in the changelog.',
    },
    {days: days(serviceLevels.upgrades.notice, locale())},
  )
}

/** Which minor release the Keycloak project fixes, and what that means for the release that the service runs. */
export function stateOfUpstream(server: string = service.server): string {
  const read = translate(
    {
      id: 'site.offer.version.upstream',
      message: 'As of {date}, the Keycloak project releases fixes for Keycloak {version} only.',
    },
    {date: longDate(upstream.read), version: upstream.supported},
  )
  if (minorOf(server) === upstream.supported)
    return translate({id: 'site.offer.version.upstreamSame', message: '{read} The service runs this release.'}, {read})
  return translate(
    {
      id: 'site.offer.version.upstreamOther',
      message: '{read} The service runs {server}, and we port the fixes of vulnerabilities to it.',
    },
    {read, server},
  )
}

/** "December 15". @param day `MM-DD`. */
const yearlyDay = (day: string): string => dateFormat({month: 'long', day: 'numeric'}).format(new Date(`2028-${day}`))

/** In which weeks of each year no minor release is installed. */
export function freezeText(freezes: readonly Freeze[] = upgradeCalendar.freezes): string {
  if (freezes.length === 0) return translate({id: 'site.offer.version.noFreeze', message: 'We have no freeze periods.'})
  const periods = freezes.map(({label, from, to}) =>
    translate(
      {id: 'site.offer.version.period', message: '{from} to {to} ({label})'},
      {from: yearlyDay(from), to: yearlyDay(to), label},
    ),
  )
  return translate(
    {id: 'site.offer.version.freeze', message: 'We install no minor releases from {periods}.'},
    {periods: periods.join(translate({id: 'site.offer.version.and', message: ' and from '}))},
  )
}
