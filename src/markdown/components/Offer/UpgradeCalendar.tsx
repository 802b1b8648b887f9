import {translate} from '@docusaurus/Translate'
import type {ReactNode} from 'react'
import {serviceLevels} from '../../../data/offer/serviceLevels'
import {upgradeCalendar} from '../../../data/offer/versions'
import {days} from '../../../lib/duration'
import {locale} from '../../../lib/locale'
import {OfferTable, type OfferTableProps} from './OfferTable'

type OfferRow = OfferTableProps['rows'][number]

const {patch, minor} = upgradeCalendar
const {upgrades, fixes} = serviceLevels

const ofRelease = (count: number): string =>
  translate(
    {id: 'site.offer.calendar.ofRelease', message: 'Within {time} of its release'},
    {time: days(count, locale())},
  )

const patchRow = (): OfferRow => [
  translate({id: 'site.offer.calendar.patch', message: 'Patch release of the minor release that runs'}),
  ofRelease(patch.testWithin),
  ofRelease(patch.allWithin),
  translate({id: 'site.offer.calendar.changelog', message: 'In the changelog'}),
]

const minorRow = (): OfferRow => [
  translate({id: 'site.offer.calendar.minor', message: 'New minor release'}),
  translate(
    {
      id: 'site.offer.calendar.minorTest',
      message: 'On the day of the announcement, after {time} of tests at most',
    },
    {time: days(minor.testedWithin, locale())},
  ),
  translate(
    {id: 'site.offer.calendar.minorAll', message: 'From {notice} after the announcement, over {rollout}'},
    {notice: days(upgrades.notice, locale()), rollout: days(minor.rollout, locale())},
  ),
  translate(
    {id: 'site.offer.calendar.email', message: 'By email, {notice} ahead'},
    {notice: days(upgrades.notice, locale())},
  ),
]

const securityRow = (): OfferRow => [
  translate({id: 'site.offer.calendar.security', message: 'Security fix'}),
  translate({id: 'site.offer.calendar.together', message: 'Together with all others'}),
  translate(
    {
      id: 'site.offer.calendar.fix',
      message: 'Within {critical} of the advisory if it is critical, otherwise within {other}',
    },
    {critical: days(fixes.critical, locale()), other: days(fixes.other, locale())},
  ),
  {
    label: translate({id: 'site.offer.calendar.advisories', message: 'In the security advisories'}),
    to: '/docs/service/security-advisories/',
  },
]

/** When each kind of release reaches test deployments and all others. */
export function UpgradeCalendar(): ReactNode {
  return (
    <OfferTable
      columns={[
        translate({id: 'site.offer.column.release', message: 'Release'}),
        translate({id: 'site.offer.column.onTestDeployments', message: 'On test deployments'}),
        translate({id: 'site.offer.column.onAllOthers', message: 'On all others'}),
        translate({id: 'site.offer.column.announcement', message: 'Announcement'}),
      ]}
      rows={[patchRow(), minorRow(), securityRow()]}
    />
  )
}
