import type {MarkLayout} from '../../../kit/figures/primitives/marks'
import {muted} from '../../../kit/figures/primitives/muted'
import {BODY, lineHeight} from '../../../kit/figures/primitives/type'
import {textBlock} from '../../../kit/figures/primitives/wrap'
import {serviceLevels} from '../../../data/offer/serviceLevels'

const {places, quorum} = serviceLevels.measurement
const MINUTES = 12
/** Places that fail in each minute of the example: one for a moment, then all but for the last minutes. */
const failing = Array.from({length: MINUTES}, (_, minute) => {
  if (minute === 2) return 1
  if (minute < 5 || minute > 9) return 0
  return minute === 5 ? quorum : places
})
const isDown = (minute: number): boolean => (failing[minute] ?? 0) >= quorum

/** Minutes of the example that count as downtime. */
export const downMinutes = failing.filter((_, minute) => isDown(minute)).length

const ROW = 26
const GAP = 6
const LINE = lineHeight(BODY)

const CELL_HEIGHT = ROW - GAP

const all = (count: number): readonly number[] => Array.from({length: count}, (_, index) => index)
const minutes = all(MINUTES)
const rows = all(places)
const fails = (place: number, minute: number): boolean => place < (failing[minute] ?? 0)

/** Two strokes that cross. */
const cross = (x: number, y: number): MarkLayout['lines'] =>
  [1, -1].map((slope) => ({
    points: [
      {x: x - 4, y: y - 4 * slope},
      {x: x + 4, y: y + 4 * slope},
    ],
    tone: 'line',
  }))

/** A row for each place, a cell for each minute, and below them the minutes that count. @param width CSS pixels. */
export function drawProbes(width: number): MarkLayout {
  const left = width > 500 ? 74 : 58
  const cell = (width - left) / MINUTES
  const x = (minute: number): number => left + minute * cell
  const y = (place: number): number => place * ROW
  const bottom = y(places) + 4
  const first = minutes.findIndex(isDown)
  const name = (text: string, top: number) =>
    muted(textBlock(text, BODY, left), {x: 0, y: top + (CELL_HEIGHT - LINE) / 2 + 1})
  const time = (minute: number) => textBlock(`03:${String(minute + 5).padStart(2, '0')}`, BODY, width)
  return {
    width,
    height: bottom + ROW + LINE,
    areas: [
      ...rows.flatMap((place) =>
        minutes.map((minute) => ({
          rect: {x: x(minute) + 1, y: y(place) + 1, width: cell - GAP, height: CELL_HEIGHT},
          tone: fails(place, minute) ? ('tint-2' as const) : ('plain' as const),
        })),
      ),
      {rect: {x: x(first) + 1, y: bottom + 1, width: cell * downMinutes - GAP, height: CELL_HEIGHT}, tone: 'accent'},
    ],
    lines: rows.flatMap((place) =>
      minutes
        .filter((minute) => fails(place, minute))
        .flatMap((minute) => cross(x(minute) + 1 + (cell - GAP) / 2, y(place) + 1 + CELL_HEIGHT / 2)),
    ),
    dots: [],
    labels: [
      ...rows.map((place) => name(`Place ${place + 1}`, y(place))),
      name('Down', bottom),
      ...[0, first, first + downMinutes].map((minute) => muted(time(minute), {x: x(minute), y: bottom + ROW})),
    ],
  }
}
