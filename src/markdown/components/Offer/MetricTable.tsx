import {translate} from '@docusaurus/Translate'
import type {ReactNode} from 'react'
import {dashboardMetrics} from '../../../data/offer/observability'
import {OfferTable} from './OfferTable'

/** The numbers that the dashboard shows for each deployment. */
export function MetricTable(): ReactNode {
  return (
    <OfferTable
      columns={[
        translate({id: 'site.offer.column.metric', message: 'Metric'}),
        translate({id: 'site.offer.column.unit', message: 'Unit'}),
      ]}
      rows={dashboardMetrics.map(({label, unit}) => [label, unit])}
    />
  )
}
