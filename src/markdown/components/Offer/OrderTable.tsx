import type {ReactNode} from 'react'
import {dashboardRoles} from '../../../data/offer/dashboard'
import {supportOrders, type SupportOrder} from '../../../data/offer/support'
import {orderTime} from '../../../lib/supportTexts'
import {OfferTable} from './OfferTable'

const orders: readonly SupportOrder[] = supportOrders

/** "Owner or administrator". */
function confirmation({confirmedBy}: SupportOrder): string {
  if (confirmedBy === undefined) return 'Not needed'
  const names = dashboardRoles.filter(({id}) => confirmedBy.includes(id)).map(({name}) => name)
  return names.map((name, index) => (index === 0 ? name : name.toLowerCase())).join(' or ')
}

/** What support does when you ask for it, and how long it takes. */
export function OrderTable(): ReactNode {
  return (
    <OfferTable
      columns={['Order', 'Include', 'Done within', 'Confirmed by']}
      rows={orders.map((order) => [order.label, order.include, orderTime(order), confirmation(order)])}
    />
  )
}
