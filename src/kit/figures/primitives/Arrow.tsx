import type {ReactNode} from 'react'
import clsx from 'clsx'
import {round, type Point} from './geometry'
import {BEND, headPath, linePath, simplify, withTip} from './path'
import styles from './styles.module.css'
import {lineClass, type LineTone} from './tone'

export type ArrowProps = {
  points: readonly Point[]
  /** Default `line`. */
  tone?: LineTone
  /** Answers and other things that come back. Default false. */
  dashed?: boolean | undefined
  /** Which end carries the head. Default `end`. */
  head?: 'end' | 'start' | 'none'
  /** A dot where the line begins. Default false. */
  tail?: boolean
  /** Radius of the corners in pixels. Default 8. */
  radius?: number
}

/**
 * A line with an open head. The head is a path and not an SVG marker: a marker inside a drawing that is hidden with
 * `display: none` is lost to the drawings that share its id.
 */
export function Arrow({points, tone = 'line', dashed, head = 'end', tail, radius = BEND}: ArrowProps): ReactNode {
  const way = simplify(head === 'start' ? [...points].reverse() : points)
  const line = head === 'none' ? way : withTip(way)
  const tip = line.at(-1)
  const before = line.at(-2)
  const start = line[0]
  return (
    <>
      <path className={clsx(lineClass[tone], dashed && styles.dashed)} d={linePath(line, radius)} />
      {head !== 'none' && tip && before && <path className={lineClass[tone]} d={headPath(before, tip)} />}
      {tail && start && (
        <circle className={clsx(lineClass[tone], styles.dot)} cx={round(start.x)} cy={round(start.y)} r={2.5} />
      )}
    </>
  )
}
