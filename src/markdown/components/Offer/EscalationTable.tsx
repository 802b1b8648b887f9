import type {ReactNode} from 'react'
import {escalation} from '../../../data/offer/support'
import {duration} from '../../../lib/duration'
import {OfferTable} from './OfferTable'

/** Who works on an outage, the longer it lasts. */
export function EscalationTable(): ReactNode {
  return (
    <OfferTable
      columns={['Outage lasts', 'Who joins', 'What they do']}
      rows={escalation.map(({after, who, does}) => [
        after === 0 ? 'From your report' : `Longer than ${duration(after)}`,
        who,
        does,
      ])}
    />
  )
}
