import type {ReactNode} from 'react'
import {Plans, type PlansProps} from '../../../kit/sections/Plans'
import {SectionDemo} from '../_parts/SectionDemo'

const small = {
  name: 'Shared',
  price: {monthly: 1, yearly: 10, currency: 'USD'},
  text: 'To try.',
  facts: [],
  action: {label: 'Ask', to: '/'},
} as const

const large = {
  name: 'A dedicated cluster in a region of your choice',
  price: {monthly: 149_900, yearly: 1_499_000, currency: 'EUR'},
  text: 'For companies whose contracts ask for servers that nobody else uses, in several regions at once.',
  facts: [
    {term: 'Monthly active users that are included', value: '1,000,000'},
    {term: 'Where the servers are', value: 'In any of our regions, or in several of them'},
  ],
  action: {label: 'Talk to the people who run it', to: '/'},
} as const

const short = {
  title: 'Prices',
  headingLevel: 'h2',
  lead: 'In dollars.',
  groups: [{label: 'Hosting', plans: [small]}],
  note: 'Without tax.',
} satisfies PlansProps

const long = {
  title: 'What it costs to have every login of your company run by somebody else',
  headingLevel: 'h2',
  lead: 'Both plans run the same Keycloak with the same extensions. They differ in who else is on the servers, in how large you can get, and in how the price grows.',
  groups: [
    {label: 'We run it', plans: [large, small]},
    {label: 'You run it, and we support it', plans: [large]},
  ],
  note: 'Prices are in US dollars, without tax. No setup fee, and none for leaving, whenever that is.',
} satisfies PlansProps

export function PlansDemo(): ReactNode {
  return <SectionDemo name="Plans" short={() => <Plans {...short} />} long={() => <Plans {...long} />} />
}
