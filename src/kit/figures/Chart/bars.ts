import type {MeasuredPoint, Measurement} from '../../../data/measurements'
import {most} from '../primitives/geometry'
import type {MarkLayout} from '../primitives/marks'
import {textWidth} from '../primitives/measure'
import {BODY, lineHeight} from '../primitives/type'
import {textBlock, type TextBlock} from '../primitives/wrap'
import {layoutLegend} from './legend'
import {SERIES, withUnit} from './marks'

const GAP = 10
const ROW_GAP = 14
const BAR_GAP = 3
/** A chart that is narrower has its labels above the bars. */
const BESIDE_FROM = 500
/** What labels beside the bars can take of the width. */
const LABELS = 0.42

type Bar = {point: MeasuredPoint; order: number}
type Scale = {left: number; thickness: number; unit: string; at: (value: number) => number}
type Marks = Pick<MarkLayout, 'areas' | 'lines' | 'labels'>

/** Bars for each setting, from the top, with the value at the end of each. */
export function layoutBars({series, unit}: Pick<Measurement, 'series' | 'unit'>, width: number): MarkLayout {
  const legend = layoutLegend(series, width, 'area')
  const bars = series.flatMap(({points}, order) => points.map((point): Bar => ({point, order})))
  const isBeside = width >= BESIDE_FROM
  const rows = [...new Set(bars.map(({point}) => String(point.at)))].map((text) => ({
    block: textBlock(text, BODY, isBeside ? width * LABELS : width),
    bars: bars.filter(({point}) => String(point.at) === text),
  }))
  const left = isBeside ? most(rows.map(({block}) => block.width)) + GAP + 4 : 1
  const values = most(bars.map(({point}) => textWidth(withUnit(point.value, unit), BODY)))
  const max = most(bars.map(({point: {value, high = value}}) => high))
  const scale: Scale = {
    left,
    thickness: series.length > 1 ? 15 : 18,
    unit,
    at: (value) => left + (max === 0 ? 0 : (value / max) * (width - left - GAP - values)),
  }
  const marks: Marks[] = [{areas: legend.areas, lines: [], labels: legend.labels}]
  let y = legend.height
  for (const {block, bars: own} of rows) {
    const height = own.length * (scale.thickness + BAR_GAP) - BAR_GAP
    const [above, below] = [Math.max(0, (block.height - height) / 2), Math.max(0, (height - block.height) / 2)]
    const top = isBeside ? y + above : y + block.height + 2
    marks.push(label(block, isBeside ? {x: left - GAP, y: y + below, anchor: 'end'} : {x: 0, y}))
    marks.push(...own.map((bar, index) => drawBar(bar, top + index * (scale.thickness + BAR_GAP), scale)))
    y = Math.max(top + height, isBeside ? y + block.height : 0) + ROW_GAP
  }
  return {
    width,
    height: y - ROW_GAP + 2,
    areas: marks.flatMap(({areas}) => areas),
    lines: marks.flatMap(({lines}) => lines),
    dots: [],
    labels: marks.flatMap(({labels}) => labels),
  }
}

const label = (block: TextBlock, place: Omit<MarkLayout['labels'][number], 'block'>): Marks => ({
  areas: [],
  lines: [],
  labels: [{block, ...place}],
})

/** A bar, its value, and a line from the lowest to the highest repetition. */
function drawBar({point, order}: Bar, y: number, {left, thickness, unit, at}: Scale): Marks {
  const {value, low = value, high = value} = point
  const middle = y + thickness / 2
  const rect = {x: left, y, width: Math.max(at(value) - left, 1), height: thickness}
  const range = [low, high].map((end) => ({x: at(end), y: middle}))
  const text = textBlock(withUnit(value, unit), BODY, Infinity)
  const place = {x: at(Math.max(value, high)) + GAP - 2, y: middle - lineHeight(BODY) / 2}
  return {
    areas: [{rect, tone: SERIES[order]?.area ?? 'plain'}],
    lines: high > low ? [{points: range, tone: 'line'}] : [],
    labels: [{block: text, ...place, tone: 'muted'}],
  }
}
