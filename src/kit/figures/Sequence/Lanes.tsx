import type {ReactNode} from 'react'
import {Arrow} from '../primitives/Arrow'
import {Label} from '../primitives/Label'
import {BODY} from '../primitives/type'
import {textBlock} from '../primitives/wrap'
import type {LaneKey, LaneLayout, LaneRow} from './narrow'

function Key({x, y, labelX, label, bottom}: LaneKey): ReactNode {
  const middle = y + 9.5
  return (
    <>
      <Arrow
        tone="guide"
        head="none"
        points={[
          {x, y: middle},
          {x, y: bottom},
        ]}
      />
      <Arrow
        tone="guide"
        head="none"
        tail
        points={[
          {x, y: middle},
          {x: labelX - 8, y: middle},
        ]}
      />
      <Label block={label} x={labelX} y={y} />
    </>
  )
}

function Row({number, points, numberX, textX, y, label, who, dashed, accent}: LaneRow): ReactNode {
  return (
    <>
      <Arrow points={points} dashed={dashed} tone={accent ? 'accent' : 'line'} tail radius={4} />
      <Label block={textBlock(number, BODY, 24)} x={numberX} y={y} tone="muted" />
      <Label block={label} x={textX} y={y} tone={accent ? 'accent' : 'default'} />
      <Label block={who} x={textX} y={y + label.height} tone="muted" />
    </>
  )
}

/** A sequence as lanes with rows of text, for a phone. */
export function Lanes({keys, rows}: LaneLayout): ReactNode {
  return (
    <>
      {keys.map((key) => (
        <Key key={key.id} {...key} />
      ))}
      {rows.map((row) => (
        <Row key={row.number} {...row} />
      ))}
    </>
  )
}
