import {translate} from '@docusaurus/Translate'
import type {ReactNode} from 'react'
import {streams} from '../../../data/offer/observability'
import {unitText} from '../../../lib/formats'
import {OfferTable} from './OfferTable'
import {scopeText} from './scopeText'

/** "5 seconds", "1 minute". @param delay whole seconds. */
function delayText(delay: number): string {
  return delay % 60 === 0 ? unitText(delay / 60, 'minute') : unitText(delay, 'second')
}

/** What the service can send to your systems. */
export function StreamTable(): ReactNode {
  return (
    <OfferTable
      columns={[
        translate({id: 'site.offer.column.data', message: 'Data'}),
        translate({id: 'site.offer.column.availableOn', message: 'Available on'}),
        translate({id: 'site.offer.column.protocols', message: 'Protocols'}),
        translate({id: 'site.offer.column.usualDelay', message: 'Usual delay'}),
      ]}
      rows={streams.map(({label, plans, protocols, delay}) => [
        label,
        scopeText(plans),
        protocols.join(', '),
        translate({id: 'site.offer.upTo', message: 'Up to {time}'}, {time: delayText(delay)}),
      ])}
    />
  )
}
