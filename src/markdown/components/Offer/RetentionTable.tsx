import type {ReactNode} from 'react'
import {retention, type Retention, type RetentionId} from '../../../data/offer/retention'
import {period} from '../../../lib/duration'
import {OfferTable} from './OfferTable'

const keptFor = ({days: count, until = 'the deployment is deleted'}: Retention): string =>
  count === null ? `Until ${until}` : period(count)

/** How long kinds of data are kept. @param of their IDs, in the order of the rows. */
export function RetentionTable({of}: {of: readonly RetentionId[]}): ReactNode {
  const rows = retention
    .filter(({id}) => of.includes(id))
    .map((each: Retention) => ({id: each.id, cells: [each.data, keptFor(each), each.place, each.deletedBy]}))
  return <OfferTable columns={['Data', 'Kept for', 'Place', 'Deleted earlier by']} rows={rows} />
}
