import type {ReactNode} from 'react'
import type {Part, Screenshot} from '../../../data/screenshots'
import {figureError} from '../../figures/primitives/problem'
import styles from './styles.module.css'

/** A place in a picture and what there is to see. */
export type Callout = {
  /** One of the points that `lab/screenshots/list.ts` names for the picture. */
  point: string
  /** A few words. */
  text: string
}

const RADIUS = 11

/** The numbers of the callouts over a picture, and over the part of it that a phone gets. */
export function Marks({shot, callouts}: {shot: Screenshot; callouts: readonly Callout[]}): ReactNode {
  if (callouts.length === 0) return null
  const whole = {left: 0, top: 0, width: shot.width, height: shot.height}
  return (
    <>
      <Numbers part={whole} shot={shot} callouts={callouts} className={shot.phone && styles.onlyWide} />
      {shot.phone && <Numbers part={shot.phone} shot={shot} callouts={callouts} className={styles.onlyPhone} />}
    </>
  )
}

type NumbersProps = {part: Part; shot: Screenshot; callouts: readonly Callout[]; className: string | undefined}

function Numbers({part, shot, callouts, className}: NumbersProps): ReactNode {
  return (
    <svg
      viewBox={`0 0 ${part.width} ${part.height}`}
      className={className}
      aria-hidden="true"
      preserveAspectRatio="xMinYMin slice"
    >
      {callouts.map(({point, text}, index) => {
        const {x, y} = placeOf(point, shot)
        return (
          <g key={text} transform={`translate(${x - part.left} ${y - part.top})`}>
            <circle r={RADIUS} />
            <text textAnchor="middle" dy="0.36em">
              {index + 1}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

function placeOf(point: string, {alt, points = {}}: Screenshot): {x: number; y: number} {
  const place = points[point]
  if (place) return place
  throw figureError('ProductShot', alt, {
    what: `a callout refers to the point "${point}", which the picture doesn't have.`,
    allowed: Object.keys(points).join(', ') || 'none: the picture has no points',
    fix: 'Use one of these, or add the point to the picture in lab/screenshots/list.ts and take the picture again.',
  })
}
