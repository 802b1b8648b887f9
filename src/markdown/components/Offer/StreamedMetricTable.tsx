import type {ReactNode} from 'react'
import {streamedMetrics} from '../../../data/offer/observability'
import {OfferTable} from './OfferTable'

/** The metrics of the stream that most alerts need. */
export function StreamedMetricTable(): ReactNode {
  return (
    <OfferTable
      columns={['Metric', 'What it counts']}
      rows={streamedMetrics.map(({name, counts}) => [`\`${name}\``, counts])}
    />
  )
}
