import type {MeasuredSeries} from '../../../data/measurements'
import {sum} from '../primitives/geometry'
import type {MarkLayout} from '../primitives/marks'
import {BODY, lineHeight} from '../primitives/type'
import {textBlock} from '../primitives/wrap'
import {SERIES} from './marks'

const SWATCH = 12
const STROKE = 22
const GAP = 8
const ROW_GAP = 4

/** A row for each series, with what stands for it in the chart. Nothing for a single one. */
export function layoutLegend(
  series: readonly MeasuredSeries[],
  width: number,
  mark: 'area' | 'line',
): Pick<MarkLayout, 'areas' | 'lines' | 'labels' | 'height'> {
  const size = mark === 'area' ? SWATCH : STROKE
  const rows = series.flatMap(({label}, index) =>
    label === undefined ? [] : [{block: textBlock(label, BODY, width - size - GAP), look: SERIES[index] ?? SERIES[0]}],
  )
  const tops = rows.map((_, index) => sum(rows.slice(0, index).map(({block}) => block.height + ROW_GAP)))
  const placed = rows.map((row, index) => ({...row, y: tops[index] ?? 0}))
  return {
    height: rows.length === 0 ? 0 : sum(rows.map(({block}) => block.height + ROW_GAP)) + GAP,
    areas: placed.flatMap(({look, y}) =>
      mark === 'line'
        ? []
        : [{rect: {x: 1, y: y + (lineHeight(BODY) - SWATCH) / 2, width: SWATCH, height: SWATCH}, tone: look.area}],
    ),
    lines: placed.flatMap(({look, y}) =>
      mark === 'area'
        ? []
        : [
            {
              points: [1, STROKE].map((x) => ({x, y: y + lineHeight(BODY) / 2})),
              tone: look.line,
              dashed: look.dashed,
            },
          ],
    ),
    labels: placed.map(({block, y}) => ({block, x: size + GAP, y})),
  }
}
