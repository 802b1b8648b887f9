import type {ReactNode} from 'react'
import {restrictions} from '../../../data/offer/serverOptions'
import {OfferTable} from './OfferTable'
import {scopeText} from './scopeText'

/** What Keycloak can do and the service doesn't allow, why, and what to use instead. */
export function RestrictionsTable(): ReactNode {
  const rows = restrictions.map(({id, what, plans, reason, instead}) => ({
    id,
    cells: [what, scopeText(plans), reason, instead],
  }))
  return <OfferTable columns={['Not available', 'On', 'Reason', 'Use instead']} rows={rows} />
}
