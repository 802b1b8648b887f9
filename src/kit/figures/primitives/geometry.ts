export type Point = {readonly x: number; readonly y: number}

export type Size = {readonly width: number; readonly height: number}

export type Rect = Point & Size

/** How far the sides of a decision are drawn out to a point. */
export const POINT = 14

/** One decimal is finer than a device pixel and keeps the HTML small and the same on every machine. */
export const round = (value: number): number => Math.round(value * 10) / 10

/** The ends of a level line. */
export const level = (y: number, from: number, to: number): Point[] => [
  {x: from, y},
  {x: to, y},
]

/** The ends of an upright line. */
export const upright = (x: number, from: number, to: number): Point[] => [
  {x, y: from},
  {x, y: to},
]

export const centre = ({x, y, width, height}: Rect): Point => ({x: x + width / 2, y: y + height / 2})

/** Whether two rectangles come closer to each other than `gap`. Touching edges do not overlap. */
export function overlaps(a: Rect, b: Rect, gap = 0): boolean {
  return (
    a.x < b.x + b.width + gap && b.x < a.x + a.width + gap && a.y < b.y + b.height + gap && b.y < a.y + a.height + gap
  )
}

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** `Math.max` that answers 0 for an empty list. */
export const most = (values: readonly number[]): number => values.reduce((a, b) => Math.max(a, b), 0)
