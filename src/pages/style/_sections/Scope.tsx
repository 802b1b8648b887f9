import type {ReactNode} from 'react'
import {Scope, type ScopeProps} from '../../../kit/sections/Scope'
import {SectionDemo} from '../_parts/SectionDemo'

const short = {title: 'Scope', lists: [{title: 'Included', items: ['A report']}]} satisfies ScopeProps

const long = {
  title: 'What belongs to a review of the architecture, and what does not belong to it',
  lead: 'Everything that is not in these lists is agreed in writing before the work begins, and has a price of its own.',
  tone: 'sunken',
  lists: [
    {
      title: 'In your hands at the end',
      items: [
        'Findings, each with its evidence, a fix, its effort, and a command that says when it is done',
        'A drawing',
        'A list',
      ],
    },
    {title: 'What we need from you', items: ['Accounts that may view realms and clients', 'Two people']},
    {title: 'What it does not include', items: ['A penetration test']},
  ],
} satisfies ScopeProps

export function ScopeDemo(): ReactNode {
  return <SectionDemo name="Scope" short={() => <Scope {...short} />} long={() => <Scope {...long} />} />
}
