import type {ReactNode} from 'react'
import clsx from 'clsx'
import {round} from './geometry'
import styles from './styles.module.css'
import {textClass, type TextTone} from './tone'
import {lineHeight} from './type'
import type {TextBlock} from './wrap'

export type LabelProps = {
  block: TextBlock
  /** The left edge, the middle or the right edge of the text, as `anchor` says. */
  x: number
  /** The top of the first line. */
  y: number
  /** Default `start`. */
  anchor?: 'start' | 'middle' | 'end'
  /** Default `default`. */
  tone?: TextTone
}

/** Half of the height of capitals: puts them in the middle of the line without `dominant-baseline`. */
const HALF_CAPITAL = 0.36

/** A text that has been wrapped and measured. */
export function Label({block, x, y, anchor = 'start', tone = 'default'}: LabelProps): ReactNode {
  const {font, lines} = block
  const height = lineHeight(font)
  const baseline = (index: number): number => round(y + height * (index + 0.5) + font.size * HALF_CAPITAL)
  return (
    <text
      className={clsx(textClass[tone], styles[font.face])}
      fontSize={font.size}
      fontWeight={font.weight === 'semibold' ? 600 : 400}
      textAnchor={anchor}
    >
      {lines.map((line, index) => (
        <tspan key={index} x={round(x)} y={baseline(index)}>
          {line}
        </tspan>
      ))}
    </text>
  )
}
