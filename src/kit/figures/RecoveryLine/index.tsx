import type {ReactNode} from 'react'
import {Figure, type FigureText} from '../Figure'
import {Arrow} from '../primitives/Arrow'
import {Box} from '../primitives/Box'
import {Label} from '../primitives/Label'
import {layoutRecovery, NARROW, WIDE, type RecoveryLayout} from './layout'

export type RecoveryLineProps = FigureText & {
  /** Minutes of data that may be lost (RPO). */
  recoveryPoint: number
  /** Minutes until everything works again (RTO). */
  recoveryTime: number
}

function Drawing({missing, restoring, restoringLabel, moments}: RecoveryLayout): ReactNode {
  const middle = {x: restoring.x + restoring.width / 2, y: restoring.y + (restoring.height - restoringLabel.height) / 2}
  return (
    <>
      <Box rect={restoring} tone="tint-1" />
      <Label block={restoringLabel} {...middle} anchor="middle" tone="muted" />
      <Box rect={missing} tone="tint-2" />
      {Object.entries(moments).map(([id, {points, time, label, textAt, anchor}]) => (
        <g key={id}>
          <Arrow points={points} head="none" tone={id === 'loss' ? 'accent' : 'guide'} />
          <Label block={time} {...textAt} anchor={anchor} tone="muted" />
          <Label block={label} x={textAt.x} y={textAt.y + time.height} anchor={anchor} />
        </g>
      ))}
    </>
  )
}

/** What recovery point and recovery time mean, on the clock of one bad night. */
export function RecoveryLine({recoveryPoint, recoveryTime, ...text}: RecoveryLineProps): ReactNode {
  const wide = layoutRecovery(text.title, recoveryPoint, recoveryTime, WIDE)
  const narrow = layoutRecovery(text.title, recoveryPoint, recoveryTime, NARROW)
  return (
    <Figure
      {...text}
      kind="RecoveryLine"
      wide={{size: wide, children: <Drawing {...wide} />}}
      narrow={{size: narrow, children: <Drawing {...narrow} />}}
    />
  )
}
