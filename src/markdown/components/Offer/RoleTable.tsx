import type {ReactNode} from 'react'
import {dashboardRoles} from '../../../data/offer/dashboard'
import {OfferTable} from './OfferTable'

/** The roles of members in the dashboard. */
export function RoleTable(): ReactNode {
  return <OfferTable columns={['Role', 'Can do']} rows={dashboardRoles.map(({name, summary}) => [name, summary])} />
}
