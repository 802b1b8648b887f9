import type {ReactNode} from 'react'
import {streamFields} from '../../../data/offer/observability'
import {OfferTable} from './OfferTable'

/** The form for a new stream in the dashboard. */
export function StreamFieldTable(): ReactNode {
  return (
    <OfferTable
      columns={['Field', 'Values', 'Default']}
      rows={streamFields.map((field) => [field.label, field.values, field.default])}
    />
  )
}
