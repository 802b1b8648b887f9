import type {ReactNode} from 'react'
import {supportChannels} from '../../../data/offer/support'
import {OfferTable} from './OfferTable'

/** The ways to reach support. */
export function ChannelTable(): ReactNode {
  return (
    <OfferTable
      columns={['Channel', 'Use it for', 'Hours', 'Where you find it']}
      rows={supportChannels.map(({label, use, hours, where}) => [label, use, hours, where])}
    />
  )
}
