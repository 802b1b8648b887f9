import type {ReactNode} from 'react'
import {Figure, type FigureText} from '../Figure'
import {Drawing} from './Drawing'
import {layoutTimeline, NARROW, WIDE, type TimelineEvent} from './layout'

export type {TimelineEvent} from './layout'

export type TimelineProps = FigureText & {
  /** In any order: the dates decide. */
  events: readonly TimelineEvent[]
}

/** What happened when, on a true scale of time. */
export function Timeline({events, ...text}: TimelineProps): ReactNode {
  const wide = layoutTimeline(text.title, events, WIDE)
  const narrow = layoutTimeline(text.title, events, NARROW)
  return (
    <Figure
      {...text}
      kind="Timeline"
      wide={{size: wide, children: <Drawing {...wide} />}}
      narrow={{size: narrow, children: <Drawing {...narrow} />}}
    />
  )
}
