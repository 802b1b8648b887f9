import type {ReactNode} from 'react'
import {SteppedFlow, type SteppedFlowProps} from '../../../components/figures'
import {InBothModes} from '../_parts/InBothModes'

const flow = {
  title: 'A flow in three steps',
  description: 'A request is made, it is checked, and a token is issued.',
  legend: 'Step through it',
  nodes: [
    {id: '1', label: 'Request', kind: 'start'},
    {id: '2', label: 'Check'},
    {id: '3', label: 'Token', kind: 'end'},
  ],
  edges: [
    {from: '1', to: '2'},
    {from: '2', to: '3'},
  ],
  steps: [
    {label: 'The application asks', text: 'With the identifier of its client.'},
    {label: 'The server checks', text: 'Who is it, and may it?'},
    {label: 'A token comes back', text: 'Signed by the realm.', wire: '{"access_token": "eyJ…"}'},
  ],
} satisfies SteppedFlowProps

export function SteppedFlowDemo(): ReactNode {
  return <InBothModes name="SteppedFlow">{(mode) => <SteppedFlow {...flow} id={`stepped-${mode}`} />}</InBothModes>
}
