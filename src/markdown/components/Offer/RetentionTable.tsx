import {translate} from '@docusaurus/Translate'
import type {ReactNode} from 'react'
import {retention, type Retention, type RetentionId} from '../../../data/offer/retention'
import {period} from '../../../lib/duration'
import {locale} from '../../../lib/locale'
import {OfferTable} from './OfferTable'

function keptFor({days: count, until}: Retention): string {
  if (count !== null) return period(count, locale())
  return until === undefined
    ? translate({id: 'site.offer.keptAlways', message: 'Until the deployment is deleted'})
    : translate({id: 'site.offer.keptUntil', message: 'Until {until}'}, {until})
}

/** How long kinds of data are kept. @param of their IDs, in the order of the rows. */
export function RetentionTable({of}: {of: readonly RetentionId[]}): ReactNode {
  const rows = retention
    .filter(({id}) => of.includes(id))
    .map((each: Retention) => ({id: each.id, cells: [each.data, keptFor(each), each.place, each.deletedBy]}))
  return (
    <OfferTable
      columns={[
        translate({id: 'site.offer.column.data', message: 'Data'}),
        translate({id: 'site.offer.column.keptFor', message: 'Kept for'}),
        translate({id: 'site.offer.column.place', message: 'Place'}),
        translate({id: 'site.offer.column.deletedEarlierBy', message: 'Deleted earlier by'}),
      ]}
      rows={rows}
    />
  )
}
