import type {ReactNode} from 'react'
import {POINT, round, type Rect} from './geometry'
import {areaClass, type Tone} from './tone'

/** The one radius of corners. */
const CORNER = 4

export type BoxProps = {
  rect: Rect
  /** `pill` begins or ends something, `decision` asks a question. Default `block`. */
  shape?: 'block' | 'pill' | 'decision'
  /** Default `plain`. */
  tone?: Tone
}

function decisionPath({x, y, width, height}: Rect): string {
  const middle = round(y + height / 2)
  const [left, right] = [round(x + POINT), round(x + width - POINT)]
  const [top, bottom] = [round(y), round(y + height)]
  return `M${left} ${top}H${right}L${round(x + width)} ${middle}L${right} ${bottom}H${left}L${round(x)} ${middle}Z`
}

/** A closed area. */
export function Box({rect, shape = 'block', tone = 'plain'}: BoxProps): ReactNode {
  const className = areaClass[tone]
  if (shape === 'decision') return <path className={className} d={decisionPath(rect)} />
  return (
    <rect
      className={className}
      x={round(rect.x)}
      y={round(rect.y)}
      width={round(rect.width)}
      height={round(rect.height)}
      rx={shape === 'pill' ? round(Math.min(rect.height / 2, 20)) : CORNER}
    />
  )
}
