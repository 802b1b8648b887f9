import type {ReactNode} from 'react'
import {CallToAction, type CallToActionProps} from '../../../kit/sections/CallToAction'
import {SectionDemo} from '../_parts/SectionDemo'

const short = {
  title: 'Begin',
  text: 'It takes a minute.',
  actions: [{label: 'Open', to: '/'}],
} satisfies CallToActionProps

const long = {
  title: 'Single sign-on for every customer, configured by their own administrators',
  text: 'Your customers bring their identity providers. A wizard asks their administrators for what it needs, checks each value as it is entered, and says in plain words what is wrong. You see every connection, every certificate that is about to expire, and every login that failed, with its cause.',
  actions: [
    {label: 'Open the dashboard', to: '/'},
    {label: 'Read how it works', to: '/docs/introduction/keycloak/'},
  ],
} satisfies CallToActionProps

export function CallToActionDemo(): ReactNode {
  return (
    <SectionDemo
      name="CallToAction"
      short={() => <CallToAction {...short} />}
      long={() => <CallToAction {...long} />}
    />
  )
}
