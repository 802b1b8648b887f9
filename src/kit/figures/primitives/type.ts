export type Font = {
  face: 'sans' | 'mono'
  /** CSS pixels at the drawing's natural size. */
  size: number
  weight: 'regular' | 'semibold'
}

/** Names of things: actors, nodes, regions. */
export const NAME = {face: 'sans', size: 14, weight: 'semibold'} as const satisfies Font

/** Everything that is said about things: messages, details, conditions. */
export const BODY = {face: 'sans', size: 13, weight: 'regular'} as const satisfies Font

/** A name where space is short. */
export const SMALL_NAME = {face: 'sans', size: 13, weight: 'semibold'} as const satisfies Font

/** Values, ids, dates. */
export const CODE = {face: 'mono', size: 13, weight: 'regular'} as const satisfies Font

export const lineHeight = ({size}: Font): number => Math.round(size * 1.36)

/**
 * Natural width of every narrow drawing. A phone of 320 px leaves it 288 px, so 13 px text is shown at 12 px there,
 * and even a box of 264 px keeps 11 px.
 */
export const NARROW_WIDTH = 312
