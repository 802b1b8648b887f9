import type {ReactNode} from 'react'
import {Arrow} from '../primitives/Arrow'
import {Box} from '../primitives/Box'
import {Label} from '../primitives/Label'
import {textOn} from '../primitives/tone'
import {BODY, lineHeight} from '../primitives/type'
import {textBlock} from '../primitives/wrap'
import type {PlacedActor, PlacedMessage, SequenceLayout} from './layout'

function Actor({box, label, tone, x, lifeline}: PlacedActor): ReactNode {
  return (
    <>
      {lifeline.map(([top, bottom]) => (
        <Arrow
          key={top}
          tone="guide"
          head="none"
          points={[
            {x, y: top},
            {x, y: bottom},
          ]}
        />
      ))}
      <Box rect={box} tone={tone} />
      <Label block={label} x={x} y={box.y + (box.height - label.height) / 2} anchor="middle" tone={textOn(tone)} />
    </>
  )
}

function Message({number, points, label, dashed, accent}: PlacedMessage): ReactNode {
  const line = points.reduce((total, {y}) => total + y, 0) / points.length
  return (
    <>
      <Label block={textBlock(number, BODY, 24)} x={0} y={line - lineHeight(BODY) / 2} tone="muted" />
      <Arrow points={points} dashed={dashed} tone={accent ? 'accent' : 'line'} tail />
      <Label {...label} tone={accent ? 'accent' : 'default'} />
    </>
  )
}

/** A sequence as lifelines side by side. */
export function Columns({actors, messages}: SequenceLayout): ReactNode {
  return (
    <>
      {actors.map((actor) => (
        <Actor key={actor.id} {...actor} />
      ))}
      {messages.map((message) => (
        <Message key={message.number} {...message} />
      ))}
    </>
  )
}
