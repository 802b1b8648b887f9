import type {MeasuredSeries} from '../../../data/measurements'
import {BODY, lineHeight} from '../primitives/type'
import {textBlock} from '../primitives/wrap'
import {SERIES, type ChartLayout} from './marks'

const SWATCH = 12
const GAP = 8
const ROW = lineHeight(BODY) + 4

/** A line for each series, with the color that it has. Nothing for a single one. */
export function layoutLegend(
  series: readonly MeasuredSeries[],
  width: number,
): Pick<ChartLayout, 'areas' | 'labels' | 'height'> {
  const named = series.flatMap(({label}, index) => (label === undefined ? [] : [{label, look: SERIES[index]}]))
  return {
    height: named.length === 0 ? 0 : named.length * ROW + GAP,
    areas: named.map(({look}, index) => ({
      rect: {x: 1, y: index * ROW + (ROW - SWATCH) / 2, width: SWATCH, height: SWATCH},
      tone: look?.area ?? 'plain',
    })),
    labels: named.map(({label}, index) => ({
      block: textBlock(label, BODY, width - SWATCH - GAP),
      x: SWATCH + GAP,
      y: index * ROW + 2,
    })),
  }
}
