import type {ReactNode} from 'react'
import {Figure, type FigureText} from '../Figure'
import {Columns} from './Columns'
import {Lanes} from './Lanes'
import {layoutSequence} from './layout'
import type {SequenceActor, SequenceStep} from './model'
import {layoutLanes} from './narrow'

export type {SequenceActor, SequenceStep} from './model'

export type SequenceProps = FigureText & {
  /** From left to right, in the order in which they speak. Two to four. */
  actors: readonly SequenceActor[]
  /** From top to bottom. They are numbered from 1. */
  steps: readonly SequenceStep[]
}

/** Who says what to whom, in order. */
export function Sequence({actors, steps, ...text}: SequenceProps): ReactNode {
  const wide = layoutSequence(text.title, actors, steps)
  const narrow = layoutLanes(text.title, actors, steps)
  return (
    <Figure
      {...text}
      kind="Sequence"
      wide={{size: wide, children: <Columns {...wide} />}}
      narrow={{size: narrow, children: <Lanes {...narrow} />}}
    />
  )
}
