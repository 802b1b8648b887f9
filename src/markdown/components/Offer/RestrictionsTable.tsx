import {translate} from '@docusaurus/Translate'
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
  return (
    <OfferTable
      columns={[
        translate({id: 'site.offer.column.notAvailable', message: 'Not available'}),
        translate({id: 'site.offer.column.on', message: 'On'}),
        translate({id: 'site.offer.column.reason', message: 'Reason'}),
        translate({id: 'site.offer.column.useInstead', message: 'Use instead'}),
      ]}
      rows={rows}
    />
  )
}
