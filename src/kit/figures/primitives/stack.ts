import {sum} from './geometry'

/** Where things begin that stand one below the other. */
export const stack = (heights: readonly number[], gap: number): number[] =>
  heights.map((_, index) => sum(heights.slice(0, index)) + gap * index)
