import {overlaps, type Point, type Rect} from './geometry'
import type {TextBlock} from './wrap'

/** The room that a placed text takes. */
export function textRect(block: TextBlock, x: number, y: number, anchor: 'start' | 'middle' | 'end' = 'start'): Rect {
  const {width, height} = block
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
  return {x: left, y, width, height}
}

/** The straight pieces of a line that only runs across and down, as rectangles without breadth. */
export function piecesOf(points: readonly Point[]): Rect[] {
  return points.slice(1).map((to, index) => {
    const from = points[index] ?? to
    return {
      x: Math.min(from.x, to.x),
      y: Math.min(from.y, to.y),
      width: Math.abs(from.x - to.x),
      height: Math.abs(from.y - to.y),
    }
  })
}

/** Pairs of rectangles that overlap, as their indices. */
export function overlapping(rects: readonly Rect[], gap = 0): [number, number][] {
  return rects.flatMap((a, first) =>
    rects
      .slice(first + 1)
      .flatMap((b, index): [number, number][] => (overlaps(a, b, gap) ? [[first, first + 1 + index]] : [])),
  )
}

/** Whether one rectangle lies in another. */
export const within = (inner: Rect, outer: Rect): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height

/** Numbers that look random and are the same in every run. */
export function pseudoRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
