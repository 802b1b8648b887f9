import {translate} from '@docusaurus/Translate'
import type {ReactNode} from 'react'
import {dashboardRoles} from '../../../data/offer/dashboard'
import {supportOrders, type SupportOrder} from '../../../data/offer/support'
import {orderTime} from '../../../lib/supportTexts'
import {formatList} from '../../../lib/formats'
import {OfferTable} from './OfferTable'

const orders: readonly SupportOrder[] = supportOrders

/** "Owner or administrator". */
function confirmation({confirmedBy}: SupportOrder): string {
  if (confirmedBy === undefined) return translate({id: 'site.offer.notNeeded', message: 'Not needed'})
  const names = dashboardRoles.filter(({id}) => confirmedBy.includes(id)).map(({name}) => name)
  return formatList(
    names.map((name, index) => (index === 0 ? name : name.toLowerCase())),
    'disjunction',
  )
}

/** What support does when you ask for it, and how long it takes. */
export function OrderTable(): ReactNode {
  return (
    <OfferTable
      columns={[
        translate({id: 'site.offer.column.order', message: 'Order'}),
        translate({id: 'site.offer.column.include', message: 'Include'}),
        translate({id: 'site.offer.column.doneWithin', message: 'Done within'}),
        translate({id: 'site.offer.column.confirmedBy', message: 'Confirmed by'}),
      ]}
      rows={orders.map((order) => [order.label, order.include, orderTime(order), confirmation(order)])}
    />
  )
}
