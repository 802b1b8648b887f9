import type {Measurement} from '../../../data/measurements'
import {most} from '../primitives/geometry'
import type {MarkLayout} from '../primitives/marks'
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
  const text = (tick: number) => textBlock(formatNumber(tick), BODY, width)
  return {
    width,
    height: bottom + GAP + LINE + name.height + 2,
    areas: [],
    lines: [
      ...legend.lines,
      ...up.map(
        (tick) =>
          ({
            points: [
              {x: left, y: y(tick)},
              {x: right, y: y(tick)},
            ],
            tone: tick > 0 ? 'grid' : 'guide',
          }) as const,
      ),
      ...curves.map((points, order) => ({
        points: points.map(({at, value}) => ({x: x(at), y: y(value)})),
        tone: SERIES[order]?.line ?? 'line',
        dashed: SERIES[order]?.dashed ?? false,
      })),
    ],
    dots: curves.flatMap((points, order) =>
      points.map(({at, value}) => ({x: x(at), y: y(value), tone: SERIES[order]?.line ?? 'line'})),
    ),
    labels: [
      ...legend.labels,
      {block: title, x: 0, y: legend.height, tone: 'muted'},
      ...up.map(
        (tick) => ({block: text(tick), x: left - GAP, y: y(tick) - LINE / 2, anchor: 'end', tone: 'muted'}) as const,
      ),
      ...across.map(
        (tick) => ({block: text(tick), x: x(tick), y: bottom + GAP, anchor: 'middle', tone: 'muted'}) as const,
      ),
      {block: name, x: (left + right) / 2, y: bottom + GAP + LINE, anchor: 'middle', tone: 'muted'},
    ],
  }
}
