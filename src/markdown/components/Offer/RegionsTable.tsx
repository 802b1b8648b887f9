import {translate} from '@docusaurus/Translate'
import type {ReactNode} from 'react'
import {hasStandby, region, regions, type ServiceRegion} from '../../../data/offer/regions'
import {OfferTable} from './OfferTable'

/** "US East, United States". A region that has the name of its country is named once. */
const place = ({label, jurisdiction}: ServiceRegion): string =>
  label === jurisdiction ? label : `${label}, ${jurisdiction}`

/** The regions, with the places of their data and the region of a standby. */
export function RegionsTable(): ReactNode {
  const rows = regions.map(({id, label, jurisdiction, monitoring, standby}) => ({
    id,
    cells: [
      `${label} (\`${id}\`)`,
      jurisdiction,
      monitoring,
      ...(hasStandby
        ? [standby === undefined ? translate({id: 'site.offer.none', message: 'None'}) : place(region(standby))]
        : []),
    ],
  }))
  return (
    <OfferTable
      columns={[
        translate({id: 'site.offer.column.region', message: 'Region'}),
        translate({id: 'site.offer.column.dataStoredIn', message: 'Data stored in'}),
        translate({id: 'site.offer.column.logsAndMetricsIn', message: 'Logs and metrics in'}),
        ...(hasStandby ? [translate({id: 'site.offer.column.standbyRegion', message: 'Standby region'})] : []),
      ]}
      rows={rows}
    />
  )
}
