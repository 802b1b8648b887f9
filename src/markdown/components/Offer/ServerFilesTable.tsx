import {translate} from '@docusaurus/Translate'
import type {ReactNode} from 'react'
import {serverFiles} from '../../../data/offer/serverOptions'
import {byScope, scopeNames} from './byScope'
import {OfferTable} from './OfferTable'

/** "Within 5 working days". */
const within = (days: number): string =>
  days === 1
    ? translate({id: 'site.offer.withinWorkingDay', message: 'Within 1 working day'})
    : translate({id: 'site.offer.withinWorkingDays', message: 'Within {days} working days'}, {days})

/** The files that support puts on the servers, and how long it takes. */
export function ServerFilesTable(): ReactNode {
  const rows = serverFiles.map(({id, label, plans, days}) => ({
    id,
    cells: [label, ...byScope(plans, (has) => (has ? within(days) : translate({id: 'site.offer.no', message: 'No'})))],
  }))
  return (
    <OfferTable columns={[translate({id: 'site.offer.column.file', message: 'File'}), ...scopeNames]} rows={rows} />
  )
}
