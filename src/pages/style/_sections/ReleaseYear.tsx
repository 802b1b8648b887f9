import type {ReactNode} from 'react'
import {ReleaseYear, type ReleaseYearProps} from '../../../kit/figures'
import {InBothModes} from '../_parts/InBothModes'

const year = {
  title: 'Releases',
  description: 'Version 1.1 came in May and had a patch in July; version 1.2 came in September.',
  rows: [
    {
      label: '1.1',
      releases: [
        {date: '2025-05-06', isFirst: true},
        {date: '2025-07-01', isFirst: false},
      ],
    },
    {label: '1.2', releases: [{date: '2025-09-16', isFirst: true}]},
  ],
  until: '2025-10-01',
} satisfies ReleaseYearProps

export function ReleaseYearDemo(): ReactNode {
  return (
    <InBothModes name="ReleaseYear">
      {(mode) => <ReleaseYear {...year} id={`releases-${mode}`} frame="bare" />}
    </InBothModes>
  )
}
