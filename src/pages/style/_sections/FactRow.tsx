import type {ReactNode} from 'react'
import {FactRow, type FactRowProps} from '../../../kit/sections/FactRow'
import {SectionDemo} from '../_parts/SectionDemo'

const short = {label: 'Short facts', facts: [{figure: '99.95%', text: 'uptime'}]} satisfies FactRowProps

const long = {
  label: 'Long facts',
  facts: [
    {
      figure: '99.95%',
      text: 'Your customers bring their identity providers. A wizard asks their administrators for what it needs, checks each value as it is entered, and says in plain words what is wrong. You see every connection, every certificate that is about to expire, and every login that failed, with its cause.',
    },
    {figure: 'OIDC, OAuth 2 and SAML', text: 'standards'},
    {figure: '24/7', text: 'support'},
    {figure: 'Several regions', text: 'highly available in each'},
  ],
} satisfies FactRowProps

export function FactRowDemo(): ReactNode {
  return (
    <SectionDemo
      name="FactRow"
      short={(mode) => <FactRow {...short} label={`${short.label}, ${mode}`} />}
      long={(mode) => <FactRow {...long} label={`${long.label}, ${mode}`} />}
    />
  )
}
