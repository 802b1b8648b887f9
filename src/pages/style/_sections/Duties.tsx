import type {ReactNode} from 'react'
import {Duties, type DutiesProps} from '../../../kit/figures'
import {InBothModes} from '../_parts/InBothModes'

const duties = {
  caption: 'Who does what',
  places: ['Shared deployment', 'Dedicated cluster', 'Your own servers'],
  duties: [
    {what: 'Users, roles, login flows', who: ['you', 'you', 'you']},
    {what: 'Extensions of your own, which are built from your source and tested', who: ['none', 'both', 'you']},
    {what: 'Database', who: ['we', 'we', 'you']},
    {what: 'Alarms', who: ['we', 'we', 'you']},
  ],
} satisfies DutiesProps

export function DutiesDemo(): ReactNode {
  return <InBothModes name="Duties">{() => <Duties {...duties} />}</InBothModes>
}
