import {translate} from '@docusaurus/Translate'
import type {ReactNode} from 'react'
import {limits, type Limit} from '../../../data/offer/limits'
import {formatCount} from '../../../lib/formatPrice'
import {byScope, scopeNames} from './byScope'
import {OfferTable} from './OfferTable'

const value = (count: number | null): string =>
  count === null
    ? translate({id: 'site.offer.notAvailable', message: 'Not available'})
    : formatCount(count, translate({id: 'site.offer.noLimit', message: 'No limit'}))

/** Whether the unit is what the label already names. */
const isCount = (unit: string): boolean => !unit.includes(' per ') && unit !== 'MB'

/** The limits of one group, with what they count and what happens above them. */
export function LimitsTable({group}: {group: Limit['group']}): ReactNode {
  const rows = limits
    .filter((limit: Limit) => limit.group === group)
    .map(({id, label, unit, values, counts, above}: Limit) => ({
      id,
      cells: [
        isCount(unit) ? label : translate({id: 'site.offer.limitIn', message: '{label}, in {unit}'}, {label, unit}),
        ...byScope(values, value),
        translate({id: 'site.offer.limitAbove', message: '{counts} Above it: {above}'}, {counts, above}),
      ],
    }))
  return (
    <OfferTable
      columns={[
        translate({id: 'site.offer.column.limit', message: 'Limit'}),
        ...scopeNames,
        translate({id: 'site.offer.column.details', message: 'Details'}),
      ]}
      rows={rows}
    />
  )
}
