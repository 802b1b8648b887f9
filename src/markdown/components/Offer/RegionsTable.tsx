import type {ReactNode} from 'react'
import {region, regions, type ServiceRegion} from '../../../data/offer/regions'
import {OfferTable} from './OfferTable'

/** "US East, United States". A region that has the name of its country is named once. */
const place = ({label, jurisdiction}: ServiceRegion): string =>
  label === jurisdiction ? label : `${label}, ${jurisdiction}`

/** The regions, with the places of their data and the region of a standby. */
export function RegionsTable(): ReactNode {
  const rows = regions.map(({id, label, jurisdiction, monitoring, standby}) => ({
    id,
    cells: [`${label} (\`${id}\`)`, jurisdiction, monitoring, standby === undefined ? 'None' : place(region(standby))],
  }))
  return <OfferTable columns={['Region', 'Data stored in', 'Logs and metrics in', 'Standby region']} rows={rows} />
}
