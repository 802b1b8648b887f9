import {translate} from '@docusaurus/Translate'
import type {ReactNode} from 'react'
import {outgoingConnections} from '../../../data/offer/network'
import {OfferTable} from './OfferTable'
import {scopeText} from './scopeText'

/** What the servers connect to, and on which ports. */
export function OutgoingConnections(): ReactNode {
  const rows = outgoingConnections.map(({id, label, ports, target, plans}) => ({
    id,
    cells: [label, ports.join(', '), target, scopeText(plans)],
  }))
  return (
    <OfferTable
      columns={[
        translate({id: 'site.offer.column.connection', message: 'Connection'}),
        translate({id: 'site.offer.column.ports', message: 'Ports'}),
        translate({id: 'site.offer.column.target', message: 'Target'}),
        translate({id: 'site.offer.column.on', message: 'On'}),
      ]}
      rows={rows}
    />
  )
}
