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
  return <OfferTable columns={['Connection', 'Ports', 'Target', 'On']} rows={rows} />
}
