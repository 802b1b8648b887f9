import type {ReactNode} from 'react'
import {Split, type SplitProps} from '../../../kit/sections/Split'
import {SectionDemo} from '../_parts/SectionDemo'

const short = {title: 'Beside', text: ['A sentence.']} satisfies Omit<SplitProps, 'children'>

const long = {
  title: 'Single sign-on for every customer, configured by their own administrators',
  lead: 'Your customers bring their identity providers. A wizard asks their administrators for what it needs, checks each value as it is entered, and says in plain words what is wrong. You see every connection, every certificate that is about to expire, and every login that failed, with its cause.',
  text: [
    'Your customers bring their identity providers. A wizard asks their administrators for what it needs, checks each value as it is entered, and says in plain words what is wrong. You see every connection, every certificate that is about to expire, and every login that failed, with its cause.',
    'And another.',
  ],
  more: {label: 'Read on', to: '/docs/introduction/'},
  side: 'left',
  tone: 'sunken',
} satisfies Omit<SplitProps, 'children'>

export function SplitDemo(): ReactNode {
  return (
    <SectionDemo
      name="Split"
      short={() => (
        <Split {...short}>
          <p>Whatever stands beside the words.</p>
        </Split>
      )}
      long={() => (
        <Split {...long}>
          <p>Whatever stands beside the words.</p>
        </Split>
      )}
    />
  )
}
