import type {ReactNode} from 'react'
import type {Measurement} from '../../../data/measurements'
import {Figure, type FigureText} from '../Figure'
import {figureError} from '../primitives/problem'
import {Marks} from '../primitives/Marks'
import {layoutChart, layoutCover, NARROW, WIDE} from './layout'
import {SERIES} from './marks'

export type ChartProps = FigureText & {measurement: Measurement}

/** Measured values: a line over numbers, or a bar for each setting. The axis of the values begins at 0. */
export function Chart({measurement, ...text}: ChartProps): ReactNode {
  requireDrawable(text.title, measurement)
  const wide = layoutChart(measurement, WIDE)
  const narrow = layoutChart(measurement, NARROW)
  return (
    <Figure
      {...text}
      kind="Chart"
      wide={{size: wide, children: <Marks {...wide} />}}
      narrow={{size: narrow, children: <Marks {...narrow} />}}
    />
  )
}

/** The plate of a cover, in CSS pixels. */
const COVER = {width: 320, height: 180}
const MARGIN = 12

/** The chart of a post in a list. Its title says what it shows, so it has no words for assistive technology. */
export function ChartCover({measurement, className}: {measurement: Measurement; className?: string}): ReactNode {
  const {width, height} = COVER
  const layout = layoutCover(measurement, {width: width - 2 * MARGIN, height: height - 2 * MARGIN})
  return (
    <svg className={className} viewBox={`${-MARGIN} ${-MARGIN} ${width} ${height}`} aria-hidden="true">
      <Marks {...layout} />
    </svg>
  )
}

function requireDrawable(title: string, {series}: Measurement): void {
  const values = series.flatMap(({points}) => points.map(({value}) => value))
  if (series.length > SERIES.length)
    throw figureError('Chart', title, {
      what: `the measurement has ${series.length} series.`,
      allowed: `${SERIES.length} at most, because a chart has as many styles`,
      fix: 'Split the measurement.',
    })
  if (values.length === 0 || values.some((value) => !(value >= 0)) || values.every((value) => value === 0))
    throw figureError('Chart', title, {
      what: `the measurement has ${values.length === 0 ? 'no values' : 'a value that is negative or no number, or only zeros'}.`,
      allowed: 'numbers from 0, of which one is greater',
      fix: 'Record it again with "npm run lab:measure".',
    })
}
