import type {ReactNode} from 'react'
import {FeatureList, type FeatureListProps} from '../../../kit/sections/FeatureList'
import {SectionDemo} from '../_parts/SectionDemo'

const short = {title: 'What it does', features: [{term: 'Invitations', text: 'By mail.'}]} satisfies FeatureListProps

const long = {
  title: 'Single sign-on for every customer, configured by their own administrators',
  lead: 'Your customers bring their identity providers. A wizard asks their administrators for what it needs, checks each value as it is entered, and says in plain words what is wrong. You see every connection, every certificate that is about to expire, and every login that failed, with its cause.',
  tone: 'sunken',
  features: [
    {
      term: 'Single sign-on for every customer, configured by their own administrators',
      text: 'Your customers bring their identity providers. A wizard asks their administrators for what it needs, checks each value as it is entered, and says in plain words what is wrong. You see every connection, every certificate that is about to expire, and every login that failed, with its cause.',
    },
    {term: 'Roles', text: 'Inside an organization.'},
    {term: 'Domains', text: 'Proved by a DNS record.'},
  ],
} satisfies FeatureListProps

export function FeatureListDemo(): ReactNode {
  return (
    <SectionDemo name="FeatureList" short={() => <FeatureList {...short} />} long={() => <FeatureList {...long} />} />
  )
}
