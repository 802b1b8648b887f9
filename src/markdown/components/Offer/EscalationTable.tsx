import {translate} from '@docusaurus/Translate'
import type {ReactNode} from 'react'
import {escalation} from '../../../data/offer/support'
import {duration} from '../../../lib/duration'
import {locale} from '../../../lib/locale'
import {OfferTable} from './OfferTable'

/** Who works on an outage, the longer it lasts. */
export function EscalationTable(): ReactNode {
  return (
    <OfferTable
      columns={[
        translate({id: 'site.offer.column.outageLasts', message: 'Outage lasts'}),
        translate({id: 'site.offer.column.whoJoins', message: 'Who joins'}),
        translate({id: 'site.offer.column.whatTheyDo', message: 'What they do'}),
      ]}
      rows={escalation.map(({after, who, does}) => [
        after === 0
          ? translate({id: 'site.offer.fromReport', message: 'From your report'})
          : translate({id: 'site.offer.longerThan', message: 'Longer than {time}'}, {time: duration(after, locale())}),
        who,
        does,
      ])}
    />
  )
}
