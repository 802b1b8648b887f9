import type {ReactNode} from 'react'
import {Arrow} from '../primitives/Arrow'
import {Label} from '../primitives/Label'
import type {PlacedEvent, TimelineLayout} from './layout'

const TICK = 5

function Event({points, date, label, detail, dateAt, textAt, accent}: PlacedEvent): ReactNode {
  return (
    <>
      <Arrow points={points} head="none" tail tone={accent ? 'accent' : 'guide'} radius={4} />
      <Label block={date} {...dateAt} tone="muted" />
      <Label block={label} {...textAt} tone={accent ? 'accent' : 'default'} />
      {detail.lines.length > 0 && <Label block={detail} x={textAt.x} y={textAt.y + label.height} tone="muted" />}
    </>
  )
}

/** A placed timeline. */
export function Drawing({axis, ticks, events}: TimelineLayout): ReactNode {
  const {x, top, bottom} = axis
  return (
    <>
      <Arrow
        head="none"
        tone="guide"
        points={[
          {x, y: top},
          {x, y: bottom},
        ]}
      />
      {ticks.map(({y, label}) => (
        <g key={y}>
          <Arrow
            head="none"
            tone="guide"
            points={[
              {x: x - TICK, y},
              {x, y},
            ]}
          />
          <Label block={label} x={x - TICK - 5} y={y - label.height / 2} anchor="end" tone="muted" />
        </g>
      ))}
      {events.map((event) => (
        <Event key={event.id} {...event} />
      ))}
    </>
  )
}
