import {translate} from '@docusaurus/Translate'
import type {ReactNode} from 'react'
import {streamFields} from '../../../data/offer/observability'
import {OfferTable} from './OfferTable'

/** The form for a new stream in the dashboard. */
export function StreamFieldTable(): ReactNode {
  return (
    <OfferTable
      columns={[
        translate({id: 'site.offer.column.field', message: 'Field'}),
        translate({id: 'site.offer.column.values', message: 'Values'}),
        translate({id: 'site.offer.column.default', message: 'Default'}),
      ]}
      rows={streamFields.map((field) => [field.label, field.values, field.default])}
    />
  )
}
