import type {ReactNode} from 'react'
import {Steps, type StepsProps} from '../../../kit/sections/Steps'
import {SectionDemo} from '../_parts/SectionDemo'

const short = {
  title: 'How',
  steps: [
    {label: 'Send', text: 'A link.'},
    {label: 'Done', text: 'It works.'},
  ],
} satisfies StepsProps

const long = {
  composition: 'aside',
  title: 'Single sign-on for every customer, configured by their own administrators',
  lead: 'Your customers bring their identity providers. A wizard asks their administrators for what it needs, checks each value as it is entered, and says in plain words what is wrong. You see every connection, every certificate that is about to expire, and every login that failed, with its cause.',
  steps: [
    {
      label: 'Single sign-on for every customer, configured by their own administrators',
      text: 'Your customers bring their identity providers. A wizard asks their administrators for what it needs, checks each value as it is entered, and says in plain words what is wrong. You see every connection, every certificate that is about to expire, and every login that failed, with its cause.',
    },
    {label: 'Check', text: 'The metadata.'},
    {label: 'Save', text: 'And test.'},
    {label: 'Sign in', text: 'With their provider.'},
    {label: 'Watch', text: 'The log.'},
  ],
} satisfies StepsProps

export function StepsDemo(): ReactNode {
  return <SectionDemo name="Steps" short={() => <Steps {...short} />} long={() => <Steps {...long} />} />
}
