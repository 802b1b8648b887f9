import {translate} from '@docusaurus/Translate'
import type {ReactNode} from 'react'
import {dashboardRoles} from '../../../data/offer/dashboard'
import {OfferTable} from './OfferTable'

/** The roles of members in the dashboard. */
export function RoleTable(): ReactNode {
  return (
    <OfferTable
      columns={[
        translate({id: 'site.offer.column.role', message: 'Role'}),
        translate({id: 'site.offer.column.canDo', message: 'Can do'}),
      ]}
      rows={dashboardRoles.map(({name, summary}) => [name, summary])}
    />
  )
}
