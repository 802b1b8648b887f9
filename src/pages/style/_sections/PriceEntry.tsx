import type {ReactNode} from 'react'
import {PriceEntry, type PriceEntryProps} from '../../../kit/sections/PriceEntry'
import {SectionDemo} from '../_parts/SectionDemo'

const short = {
  title: 'Prices',
  plans: [{name: 'Shared', price: 'on request', text: 'To try.', action: {label: 'Ask', to: '/'}}],
} satisfies PriceEntryProps

const long = {
  title: 'Single sign-on for every customer, configured by their own administrators',
  lead: 'Your customers bring their identity providers. A wizard asks their administrators for what it needs, checks each value as it is entered, and says in plain words what is wrong. You see every connection, every certificate that is about to expire, and every login that failed, with its cause.',
  plans: [
    {
      name: 'A dedicated cluster in a region of your choice',
      price: 'from $1,499,000 a month',
      text: 'Your customers bring their identity providers. A wizard asks their administrators for what it needs, checks each value as it is entered, and says in plain words what is wrong. You see every connection, every certificate that is about to expire, and every login that failed, with its cause.',
      action: {label: 'Talk to the people who run it', to: '/'},
    },
    {name: 'Shared', price: 'from $1 a month', text: 'To try.', action: {label: 'Ask', to: '/docs/introduction/'}},
  ],
} satisfies PriceEntryProps

export function PriceEntryDemo(): ReactNode {
  return <SectionDemo name="PriceEntry" short={() => <PriceEntry {...short} />} long={() => <PriceEntry {...long} />} />
}
