import type {ReactNode} from 'react'
import {serviceLevels} from '../../../data/offer/serviceLevels'
import {upgradeCalendar} from '../../../data/offer/versions'
import {days} from '../../../lib/duration'
import {OfferTable} from './OfferTable'

const {patch, minor} = upgradeCalendar
const {upgrades, fixes} = serviceLevels

/** When each kind of release reaches test deployments and all others. */
export function UpgradeCalendar(): ReactNode {
  return (
    <OfferTable
      columns={['Release', 'On test deployments', 'On all others', 'Announcement']}
      rows={[
        [
          'Patch release of the minor release that runs',
          `Within ${days(patch.testWithin)} of its release`,
          `Within ${days(patch.allWithin)} of its release`,
          'In the changelog',
        ],
        [
          'New minor release',
          `On the day of the announcement, after ${days(minor.testedWithin)} of tests at most`,
          `From ${days(upgrades.notice)} after the announcement, over ${days(minor.rollout)}`,
          `By email, ${days(upgrades.notice)} ahead`,
        ],
        [
          'Security fix',
          'Together with all others',
          `Within ${days(fixes.critical)} of the advisory if it is critical, otherwise within ${days(fixes.other)}`,
          {label: 'In the security advisories', to: '/docs/service/security-advisories/'},
        ],
      ]}
    />
  )
}
