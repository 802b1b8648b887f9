import type {ReactNode} from 'react'
import {serverFiles} from '../../../data/offer/serverOptions'
import {workingDays} from '../../../lib/duration'
import {byScope, scopeNames} from './byScope'
import {OfferTable} from './OfferTable'

/** The files that support puts on the servers, and how long it takes. */
export function ServerFilesTable(): ReactNode {
  const rows = serverFiles.map(({id, label, plans, days}) => ({
    id,
    cells: [label, ...byScope(plans, (has) => (has ? `Within ${workingDays(days)}` : 'No'))],
  }))
  return <OfferTable columns={['File', ...scopeNames]} rows={rows} />
}
