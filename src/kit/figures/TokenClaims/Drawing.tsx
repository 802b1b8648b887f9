import type {ReactNode} from 'react'
import {Arrow} from '../primitives/Arrow'
import {Box} from '../primitives/Box'
import {Label} from '../primitives/Label'
import {textOn} from '../primitives/tone'
import {Code} from './Code'
import type {SourceMark} from './claims'
import type {TokenLayout} from './layout'
import type {TokenPart} from './parts'

const TEXT_LEFT = 10

function Part({name, text, box, tone}: TokenPart): ReactNode {
  return (
    <>
      <Label block={name} x={box.x} y={0} tone="muted" />
      <Box rect={box} tone={tone} />
      <Label block={text} x={box.x + TEXT_LEFT} y={box.y + (box.height - text.height) / 2} tone={textOn(tone)} />
    </>
  )
}

function Source({block, at, arrows, accent}: SourceMark): ReactNode {
  return (
    <>
      {arrows.map((points, index) => (
        <Arrow key={index} points={points} tone={accent ? 'accent' : 'line'} radius={5} />
      ))}
      <Label block={block} {...at} tone={accent ? 'accent' : 'default'} />
    </>
  )
}

/** A placed token. `row` is the height of a line of code. */
export function Drawing({parts, zoom, sources, row, ...code}: TokenLayout & {row: number}): ReactNode {
  return (
    <>
      {parts.map((part) => (
        <Part key={part.tone} {...part} />
      ))}
      {zoom.map((points, index) => (
        <Arrow key={index} points={points} head="none" tone="accent" dashed />
      ))}
      <Code {...code} row={row} />
      {sources.map((source) => (
        <Source key={source.id} {...source} />
      ))}
    </>
  )
}
