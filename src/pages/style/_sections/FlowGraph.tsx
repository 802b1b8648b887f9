import type {ReactNode} from 'react'
import {FlowGraph, type FlowGraphProps} from '../../../kit/figures'
import {InBothModes} from '../_parts/InBothModes'

const flow = {
  title: 'The login of a member',
  description:
    'A login is requested. If the domain of the address belongs to an organization, its identity provider answers; else the user enters a password and, if one is set up, a one-time code.',
  caption: 'The current step is highlighted.',
  nodes: [
    {id: 'start', label: 'Login requested', kind: 'start'},
    {id: 'domain', label: 'Domain known?', kind: 'decision'},
    {id: 'provider', label: 'Identity provider', detail: 'saml.acme.example'},
    {id: 'password', label: 'Password'},
    {id: 'code', label: 'One-time code', detail: 'if set up'},
    {id: 'end', label: 'Session', kind: 'end'},
  ],
  edges: [
    {from: 'start', to: 'domain'},
    {from: 'domain', to: 'provider', label: 'yes'},
    {from: 'domain', to: 'password', label: 'no'},
    {from: 'password', to: 'code'},
    {from: 'provider', to: 'end'},
    {from: 'code', to: 'end'},
  ],
  highlight: ['domain', 'domain-provider'],
} satisfies FlowGraphProps

export function FlowGraphDemo(): ReactNode {
  return (
    <InBothModes name="FlowGraph">{(mode) => <FlowGraph {...flow} id={`flow-${mode}`} frame="bare" />}</InBothModes>
  )
}
