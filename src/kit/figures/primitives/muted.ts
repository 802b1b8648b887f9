import type {Point} from './geometry'
import type {MarkLabel} from './marks'
import type {TextBlock} from './wrap'

/** A text that isn't what the drawing is about. */
export const muted = (block: TextBlock, at: Point, anchor?: MarkLabel['anchor']): MarkLabel => ({
  ...at,
  block,
  anchor,
  tone: 'muted',
})
