import type {Measurement} from '../../../data/measurements'
import {level, most, type Point} from '../primitives/geometry'
import type {MarkLayout} from '../primitives/marks'
import {muted} from '../primitives/muted'
import {textWidth} from '../primitives/measure'
import {BODY, lineHeight} from '../primitives/type'
import {textBlock} from '../primitives/wrap'
import {layoutLegend} from './legend'
import {formatNumber} from '../../../lib/formats'
import {SERIES} from './marks'
import {ticksTo} from './ticks'

const LINE = lineHeight(BODY)
const GAP = 8
const EDGE = 4

type Numeric = {at: number; value: number}

/** A line for each series over a scale of numbers that begins at 0, as does that of the values. */
export function layoutLines(
  {series, unit, quantity, parameter}: Pick<Measurement, 'series' | 'unit' | 'quantity' | 'parameter'>,
  width: number,
  plotHeight: number,
): MarkLayout {
  const legend = layoutLegend(series, width, 'line')
  const curves = series.map(({points}) => points.map(({at, value}): Numeric => ({at: Number(at), value})))
  const all = curves.flat()
  const across = ticksTo(most(all.map(({at}) => at)), width < 500 ? 4 : 8)
  const up = ticksTo(most(all.map(({value}) => value)), 5)
  const [lastX = 1, lastY = 1] = [across.at(-1), up.at(-1)]
  const title = textBlock([quantity, unit].filter(Boolean).join(', '), BODY, width)
  const name = textBlock(parameter, BODY, width)
  const left = most(up.map((tick) => textWidth(formatNumber(tick), BODY))) + GAP
  const right = width - Math.max(EDGE, textWidth(formatNumber(lastX), BODY) / 2)
  const top = legend.height + title.height + GAP + LINE / 2
  const bottom = top + plotHeight
  const x = (value: number): number => left + (value / lastX) * (right - left)
  const y = (value: number): number => bottom - (value / lastY) * plotHeight
  const place = ({at, value}: Numeric): Point => ({x: x(at), y: y(value)})
  const text = (tick: number) => textBlock(formatNumber(tick), BODY, width)
  return {
    width,
    height: bottom + GAP + LINE + name.height + 2,
    areas: [],
    lines: [
      ...legend.lines,
      ...up.map((tick) => ({points: level(y(tick), left, right), tone: tick > 0 ? 'grid' : 'guide'}) as const),
      ...curves.map((points, order) => ({
        points: points.map(place),
        tone: SERIES[order]?.line ?? 'line',
        dashed: SERIES[order]?.dashed ?? false,
      })),
    ],
    dots: curves.flatMap((points, order) =>
      points.map((point) => ({...place(point), tone: SERIES[order]?.line ?? 'line'})),
    ),
    labels: [
      ...legend.labels,
      muted(title, {x: 0, y: legend.height}),
      ...up.map((tick) => muted(text(tick), {x: left - GAP, y: y(tick) - LINE / 2}, 'end')),
      ...across.map((tick) => muted(text(tick), {x: x(tick), y: bottom + GAP}, 'middle')),
      muted(name, {x: (left + right) / 2, y: bottom + GAP + LINE}, 'middle'),
    ],
  }
}
