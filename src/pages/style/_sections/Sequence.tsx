import type {ReactNode} from 'react'
import {Sequence, type SequenceProps} from '../../../kit/figures'
import {InBothModes} from '../_parts/InBothModes'

const sequence = {
  title: 'A code is redeemed',
  description:
    'The browser brings the code to the application. The application sends it with the verifier to the token endpoint and gets an access token and an ID token. It shows the page.',
  actors: [
    {id: 'browser', label: 'Browser'},
    {id: 'app', label: 'Application'},
    {id: 'server', label: 'Keycloak', tone: 'tint-2'},
  ],
  steps: [
    {from: 'browser', to: 'app', label: 'GET /callback with the code'},
    {from: 'app', to: 'app', label: 'Compare state'},
    {from: 'app', to: 'server', label: 'POST …/token: code and verifier', accent: true},
    {from: 'server', to: 'app', label: 'Access and ID token', dashed: true},
    {from: 'app', to: 'browser', label: 'The page', dashed: true},
  ],
} satisfies SequenceProps

export function SequenceDemo(): ReactNode {
  return (
    <InBothModes name="Sequence">
      {(mode) => <Sequence {...sequence} id={`sequence-${mode}`} frame="bare" />}
    </InBothModes>
  )
}
