import type {ReactNode} from 'react'
import {kept} from '../../../data/offer/retention'
import {subprocessors, type Subprocessor} from '../../../data/offer/subprocessors'
import {period} from '../../../lib/duration'
import {OfferTable} from './OfferTable'

function stored({storedIn, keeps}: Subprocessor): string {
  const count = keeps === undefined ? null : kept(keeps).days
  return count === null ? storedIn : `${storedIn}, for ${period(count)}`
}

/** Which data each kind of subprocessor processes and stores, where, and for how long. */
export function Residency(): ReactNode {
  const rows = subprocessors.map((subprocessor) => {
    const {id, data, category, place} = subprocessor
    return {id: `subprocessor-${id}`, cells: [data, category, place, stored(subprocessor)]}
  })
  return <OfferTable columns={['Data', 'Company', 'Processed in', 'Stored in']} rows={rows} />
}
