import type {Measurement} from '../../../data/measurements'
import type {Size} from '../primitives/geometry'
import type {MarkLayout} from '../primitives/marks'
import {NARROW_WIDTH} from '../primitives/type'
import {layoutBars} from './bars'
import {layoutLines} from './lines'

export const WIDE = 660
export const NARROW = NARROW_WIDTH

/** Height of the plot as a part of its width. */
const RATIO = 0.36
const NARROW_RATIO = 0.6

const isNumeric = ({series}: Measurement): boolean =>
  series.every(({points}) => points.every(({at}) => typeof at === 'number'))

/** A line chart where all settings are numbers, bars otherwise. @param width CSS pixels. */
export function layoutChart(measurement: Measurement, width: number): MarkLayout {
  if (!isNumeric(measurement)) return layoutBars(measurement, width)
  return layoutLines(measurement, width, Math.round(width * (width < WIDE ? NARROW_RATIO : RATIO)))
}

/** A curve that is flatter says nothing. */
const FLATTEST = 40

/** As much of a chart as a place has room for: the first bars, or a lower plot, which loses its legend first. @param size CSS pixels. */
export function layoutCover(measurement: Measurement, {width, height}: Size): MarkLayout {
  if (isNumeric(measurement)) {
    const plotOf = (each: Measurement): number => height - layoutLines(each, width, 0).height
    if (plotOf(measurement) >= FLATTEST) return layoutLines(measurement, width, plotOf(measurement))
    const unnamed = {...measurement, series: measurement.series.map(({points}) => ({points}))}
    return layoutLines(unnamed, width, Math.max(FLATTEST, plotOf(unnamed)))
  }
  const first = (count: number): MarkLayout =>
    layoutBars(
      {...measurement, series: measurement.series.map((each) => ({...each, points: each.points.slice(0, count)}))},
      width,
    )
  let count = Math.max(...measurement.series.map(({points}) => points.length))
  while (count > 1 && first(count).height > height) count -= 1
  return first(count)
}
