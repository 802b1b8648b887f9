import type {ReactNode} from 'react'
import {dashboardMetrics} from '../../../data/offer/observability'
import {OfferTable} from './OfferTable'

/** The numbers that the dashboard shows for each deployment. */
export function MetricTable(): ReactNode {
  return <OfferTable columns={['Metric', 'Unit']} rows={dashboardMetrics.map(({label, unit}) => [label, unit])} />
}
