import type {ReactNode} from 'react'
import {RecoveryLine, type RecoveryLineProps} from '../../../kit/figures'
import {InBothModes} from '../_parts/InBothModes'

const line = {
  title: 'A restore',
  description: 'Of the hour before the loss nothing is left; two hours later logins work again.',
  recoveryPoint: 60,
  recoveryTime: 120,
} satisfies RecoveryLineProps

export function RecoveryLineDemo(): ReactNode {
  return (
    <InBothModes name="RecoveryLine">
      {(mode) => <RecoveryLine {...line} id={`recovery-${mode}`} frame="bare" />}
    </InBothModes>
  )
}
