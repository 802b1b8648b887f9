import {translate} from '@docusaurus/Translate'
import type {ReactNode} from 'react'
import {kept} from '../../../data/offer/retention'
import {subprocessors, type Subprocessor} from '../../../data/offer/subprocessors'
import {period} from '../../../lib/duration'
import {locale} from '../../../lib/locale'
import {OfferTable} from './OfferTable'

function stored({storedIn, keeps}: Subprocessor): string {
  const count = keeps === undefined ? null : kept(keeps).days
  return count === null
    ? storedIn
    : translate(
        {id: 'site.offer.storedFor', message: '{place}, for {time}'},
        {place: storedIn, time: period(count, locale())},
      )
}

/** Which data each kind of subprocessor processes and stores, where, and for how long. */
export function Residency(): ReactNode {
  const rows = subprocessors.map((subprocessor) => {
    const {id, data, category, place} = subprocessor
    return {id: `subprocessor-${id}`, cells: [data, category, place, stored(subprocessor)]}
  })
  return (
    <OfferTable
      columns={[
        translate({id: 'site.offer.column.data', message: 'Data'}),
        translate({id: 'site.offer.column.company', message: 'Company'}),
        translate({id: 'site.offer.column.processedIn', message: 'Processed in'}),
        translate({id: 'site.offer.column.storedIn', message: 'Stored in'}),
      ]}
      rows={rows}
    />
  )
}
