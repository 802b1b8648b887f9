import type {ReactNode} from 'react'
import {region, regions} from '../../../data/offer/regions'
import {OfferTable} from './OfferTable'

/** The regions, with the places of their data and the region of a standby. */
export function RegionsTable(): ReactNode {
  const rows = regions.map(({id, label, jurisdiction, monitoring, standby}) => ({
    id,
    cells: [
      `${label} (\`${id}\`)`,
      jurisdiction,
      monitoring,
      standby === undefined ? 'None' : `${region(standby).label}, ${region(standby).jurisdiction}`,
    ],
  }))
  return <OfferTable columns={['Region', 'Data stored in', 'Logs and metrics in', 'Standby region']} rows={rows} />
}
