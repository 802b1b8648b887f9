import {most, sum, type Size} from '../primitives/geometry'
import type {TextBlock} from '../primitives/wrap'
import type {ResolvedStep} from './model'

/** Left and right of the words of a message. */
export const LABEL_PAD = 14
/** The line of a message that an actor sends to itself. */
export const LOOP: Size = {width: 30, height: 22}

/** The first and the last lifeline that a message touches. */
export const between = ({fromIndex, toIndex}: ResolvedStep): [number, number] => [
  Math.min(fromIndex, toIndex),
  Math.max(fromIndex, toIndex),
]

/** The distances between neighbouring lifelines, the room right of the last one included. */
export function gaps(
  widths: readonly number[],
  steps: readonly ResolvedStep[],
  blocks: readonly TextBlock[],
): number[] {
  const result = widths.map((width, index) => {
    const next = widths[index + 1]
    return next === undefined ? width / 2 : (width + next) / 2 + 24
  })
  const need = (first: number, last: number, width: number): void => {
    const missing = width - sum(result.slice(first, last))
    if (missing <= 0) return
    for (let index = first; index < last; index += 1) result[index] = (result[index] ?? 0) + missing / (last - first)
  }
  // Short spans first: what they claim counts towards the long ones.
  const bySpan = steps
    .map((step, index) => ({range: between(step), width: blocks[index]?.width ?? 0}))
    .sort((a, b) => a.range[1] - a.range[0] - (b.range[1] - b.range[0]))
  for (const {range, width} of bySpan) {
    const [first, last] = range
    if (first === last) need(first, first + 1, LOOP.width + LABEL_PAD * 2 + width)
    else need(first, last, width + LABEL_PAD * 2)
  }
  return result
}

/** Makes the distances between lifelines equal if that does not make the figure too wide. */
export function even(distances: readonly number[], room: number): readonly number[] {
  const [inner, right] = [distances.slice(0, -1), distances.slice(-1)]
  const widest = most(inner)
  return widest * inner.length + sum(right) > room ? distances : [...inner.map(() => widest), ...right]
}
