import {translate} from '@docusaurus/Translate'
import type {ReactNode} from 'react'
import {regions} from '../../../data/offer/regions'
import {OfferTable} from './OfferTable'

/** When planned work happens in each region. */
export function MaintenanceTable(): ReactNode {
  return (
    <OfferTable
      columns={[
        translate({id: 'site.offer.column.region', message: 'Region'}),
        translate({id: 'site.offer.column.window', message: 'Window'}),
        translate({id: 'site.offer.column.timeZone', message: 'Time zone'}),
      ]}
      rows={regions.map(({label, id, maintenance: {weekday, from, to, zone}}) => [
        `${label} (\`${id}\`)`,
        translate({id: 'site.offer.window', message: '{weekday}, {from} to {to}'}, {weekday, from, to}),
        zone,
      ])}
    />
  )
}
