import type {ReactNode} from 'react'
import {PlanComparison, type PlanComparisonProps} from '../../../kit/sections/PlanComparison'
import {SectionDemo} from '../_parts/SectionDemo'

const short = {
  title: 'Compare',
  plans: [
    {id: 'a', name: 'Shared'},
    {id: 'b', name: 'Dedicated'},
  ],
  groups: [{title: 'Servers', rows: [{label: 'Yours alone', values: {a: false, b: true}}]}],
} satisfies PlanComparisonProps

const long = {
  title: 'What differs between a deployment on shared servers and a cluster of your own',
  lead: 'Both run the same release of Keycloak with the same extensions, and both are backed up, watched and upgraded by us.',
  plans: [
    {id: 'a', name: 'Shared deployment'},
    {id: 'b', name: 'Dedicated cluster'},
    {id: 'c', name: 'Your own servers', detail: 'with support by people who know the code'},
  ],
  groups: [
    {
      title: 'Servers',
      rows: [
        {
          label: 'Extensions of your own, built from your source and tested against each release',
          to: '/docs/hosting/',
          values: {a: false, b: 'After a review by our engineers', c: true},
        },
        {label: 'Realms', values: {a: '1', b: 'As many as you like', c: 'As many as you like'}},
      ],
    },
    {title: 'Support', rows: [{label: 'A person on call', values: {a: true, b: true, c: true}}]},
  ],
} satisfies PlanComparisonProps

export function PlanComparisonDemo(): ReactNode {
  return (
    <SectionDemo
      name="PlanComparison"
      short={() => <PlanComparison {...short} />}
      long={() => <PlanComparison {...long} />}
    />
  )
}
