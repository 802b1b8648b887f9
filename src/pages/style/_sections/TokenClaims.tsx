import type {ReactNode} from 'react'
import {TokenClaims, type TokenClaimsProps} from '../../../kit/figures'
import {InBothModes} from '../_parts/InBothModes'

const token = {
  title: 'An access token',
  description:
    'The subject is the user’s id. The audience is written by the audience mapper, the organization by the organization mapper, and the expiry by the lifetime of access tokens.',
  claims: [
    {name: 'sub', value: '"6b1f0c3e-…"', source: 'User id'},
    {name: 'aud', value: '"orders-api"', source: 'Audience mapper'},
    {name: 'organization', value: '"acme"', source: 'Organization mapper', accent: true},
    {name: 'iat', value: '1795230000', source: 'Lifetime of access tokens'},
    {name: 'exp', value: '1795230300', source: 'Lifetime of access tokens'},
  ],
} satisfies TokenClaimsProps

export function TokenClaimsDemo(): ReactNode {
  return (
    <InBothModes name="TokenClaims">
      {(mode) => <TokenClaims {...token} id={`token-${mode}`} frame="bare" />}
    </InBothModes>
  )
}
