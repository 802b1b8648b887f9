import type {ReactNode} from 'react'
import {Hero, type HeroProps} from '../../../kit/sections/Hero'
import {SectionDemo} from '../_parts/SectionDemo'

const short = {
  title: 'Support',
  lead: 'Somebody answers at any hour.',
  headingLevel: 'h2',
  actions: [{label: 'Write to us', to: '/docs/introduction/'}],
} satisfies HeroProps

const long = {
  title: 'Single sign-on for every customer, configured by their own administrators',
  lead: 'Your customers bring their identity providers. A wizard asks their administrators for what it needs, checks each value as it is entered, and says in plain words what is wrong. You see every connection, every certificate that is about to expire, and every login that failed, with its cause.',
  headingLevel: 'h2',
  actions: [
    {label: 'Open the dashboard', to: '/'},
    {label: 'Read how it works', to: '/docs/introduction/keycloak/'},
    {label: 'Compare with native organizations', to: '/blog/organizations-native-or-extension/'},
  ],
} satisfies HeroProps

export function HeroDemo(): ReactNode {
  return <SectionDemo name="Hero" short={() => <Hero {...short} />} long={() => <Hero {...long} />} />
}
