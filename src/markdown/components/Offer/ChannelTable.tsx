import {translate} from '@docusaurus/Translate'
import type {ReactNode} from 'react'
import {supportChannels} from '../../../data/offer/support'
import {OfferTable} from './OfferTable'

/** The ways to reach support. */
export function ChannelTable(): ReactNode {
  return (
    <OfferTable
      columns={[
        translate({id: 'site.offer.column.channel', message: 'Channel'}),
        translate({id: 'site.offer.column.useItFor', message: 'Use it for'}),
        translate({id: 'site.offer.column.hours', message: 'Hours'}),
        translate({id: 'site.offer.column.whereYouFindIt', message: 'Where you find it'}),
      ]}
      rows={supportChannels.map(({label, use, hours, where}) => [label, use, hours, where])}
    />
  )
}
