import type {ReactNode} from 'react'
import {limits, type Limit} from '../../../data/offer/limits'
import {formatCount} from '../../../lib/formatPrice'
import {byScope, scopeNames} from './byScope'
import {OfferTable} from './OfferTable'

const value = (count: number | null): string => (count === null ? 'Not available' : formatCount(count, 'No limit'))

/** Whether the unit is what the label already names. */
const isCount = (unit: string): boolean => !unit.includes(' per ') && unit !== 'MB'

/** The limits of one group, with what they count and what happens above them. */
export function LimitsTable({group}: {group: Limit['group']}): ReactNode {
  const rows = limits
    .filter((limit: Limit) => limit.group === group)
    .map(({id, label, unit, values, counts, above}: Limit) => ({
      id,
      cells: [
        isCount(unit) ? label : `${label}, in ${unit}`,
        ...byScope(values, value),
        `${counts} Above it: ${above}`,
      ],
    }))
  return <OfferTable columns={['Limit', ...scopeNames, 'Details']} rows={rows} />
}
