import {translate} from '@docusaurus/Translate'
import type {ReactNode} from 'react'
import {streamedMetrics} from '../../../data/offer/observability'
import {OfferTable} from './OfferTable'

/** The metrics of the stream that most alerts need. */
export function StreamedMetricTable(): ReactNode {
  return (
    <OfferTable
      columns={[
        translate({id: 'site.offer.column.metric', message: 'Metric'}),
        translate({id: 'site.offer.column.whatItCounts', message: 'What it counts'}),
      ]}
      rows={streamedMetrics.map(({name, counts}) => [`\`${name}\``, counts])}
    />
  )
}
