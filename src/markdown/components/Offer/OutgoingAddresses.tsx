import {translate} from '@docusaurus/Translate'
import type {ReactNode} from 'react'
import {outgoingAddresses} from '../../../data/offer/network'
import {region} from '../../../data/offer/regions'
import {OfferTable} from './OfferTable'

const networks = (addresses: readonly string[]): string => addresses.map((network) => `\`${network}\``).join(', ')

/** The networks from which the servers of each region connect to other systems. */
export function OutgoingAddresses(): ReactNode {
  const rows = outgoingAddresses.map(({region: id, ipv4, ipv6}) => ({
    id,
    cells: [`${region(id).label} (\`${id}\`)`, networks(ipv4), networks(ipv6)],
  }))
  return (
    <OfferTable
      columns={[translate({id: 'site.offer.column.region', message: 'Region'}), 'IPv4', 'IPv6']}
      rows={rows}
    />
  )
}
