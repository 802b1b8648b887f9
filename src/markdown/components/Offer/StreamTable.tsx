import type {ReactNode} from 'react'
import {streams} from '../../../data/offer/observability'
import {OfferTable} from './OfferTable'
import {scopeText} from './scopeText'

/** "5 seconds", "1 minute". @param delay whole seconds. */
function delayText(delay: number): string {
  const [count, unit] = delay % 60 === 0 ? [delay / 60, 'minute'] : [delay, 'second']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

/** What the service can send to your systems. */
export function StreamTable(): ReactNode {
  return (
    <OfferTable
      columns={['Data', 'Available on', 'Protocols', 'Usual delay']}
      rows={streams.map(({label, plans, protocols, delay}) => [
        label,
        scopeText(plans),
        protocols.join(', '),
        `Up to ${delayText(delay)}`,
      ])}
    />
  )
}
