import type {ReactNode} from 'react'
import {regions} from '../../../data/offer/regions'
import {OfferTable} from './OfferTable'

/** When planned work happens in each region. */
export function MaintenanceTable(): ReactNode {
  return (
    <OfferTable
      columns={['Region', 'Window', 'Time zone']}
      rows={regions.map(({label, id, maintenance: {weekday, from, to, zone}}) => [
        `${label} (\`${id}\`)`,
        `${weekday}, ${from} to ${to}`,
        zone,
      ])}
    />
  )
}
