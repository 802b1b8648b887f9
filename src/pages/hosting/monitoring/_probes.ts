import type {MarkLayout} from '../../../kit/figures/primitives/marks'
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

/** A row for each place, a cell for each minute, and below them the minutes that count. @param width CSS pixels. */
export function drawProbes(width: number): MarkLayout {
  const left = width > 500 ? 74 : 58
  const cell = (width - left) / MINUTES
  const x = (minute: number): number => left + minute * cell
  const y = (place: number): number => place * ROW
  const bottom = y(places) + 4
  const minutes = Array.from({length: MINUTES}, (_, minute) => minute)
  const rows = Array.from({length: places}, (_, place) => place)
  const first = minutes.findIndex(isDown)
  return {
    width,
    height: bottom + ROW + LINE,
    areas: [
      ...rows.flatMap((place) =>
        minutes.map((minute) => ({
          rect: {x: x(minute) + 1, y: y(place) + 1, width: cell - GAP, height: ROW - GAP},
          tone: place < (failing[minute] ?? 0) ? ('tint-2' as const) : ('plain' as const),
        })),
      ),
      {
        rect: {x: x(first) + 1, y: bottom + 1, width: cell * downMinutes - GAP, height: ROW - GAP},
        tone: 'accent',
      },
    ],
    lines: rows.flatMap((place) =>
      minutes
        .filter((minute) => place < (failing[minute] ?? 0))
        .flatMap((minute) => {
          const [across, down] = [x(minute) + 1 + (cell - GAP) / 2, y(place) + 1 + (ROW - GAP) / 2]
          return [1, -1].map(
            (slope) =>
              ({
                points: [
                  {x: across - 4, y: down - 4 * slope},
                  {x: across + 4, y: down + 4 * slope},
                ],
                tone: 'line',
              }) as const,
          )
        }),
    ),
    dots: [],
    labels: [
      ...rows.map((place) => ({
        block: textBlock(`Place ${place + 1}`, BODY, left),
        x: 0,
        y: y(place) + (ROW - GAP - LINE) / 2 + 1,
        tone: 'muted' as const,
      })),
      {
        block: textBlock('Down', BODY, left),
        x: 0,
        y: bottom + (ROW - GAP - LINE) / 2 + 1,
        tone: 'muted',
      },
      ...[0, first, first + downMinutes].map((minute) => ({
        block: textBlock(`03:${String(minute + 5).padStart(2, '0')}`, BODY, width),
        x: x(minute),
        y: bottom + ROW,
        tone: 'muted' as const,
      })),
    ],
  }
}
