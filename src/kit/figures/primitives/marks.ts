import type {Point, Rect, Size} from './geometry'
import type {LineTone, TextTone, Tone} from './tone'
import type {TextBlock} from './wrap'

/** A drawing as what is placed in it, each list from the back to the front. */
export type MarkLayout = Size & {
  /** `shape` as in `Box`. */
  areas: readonly {rect: Rect; tone: Tone; shape?: 'block' | 'pill'}[]
  /** Without a head unless they have one. */
  lines: readonly {points: readonly Point[]; tone: LineTone; dashed?: boolean; head?: 'end' | 'start' | 'none'}[]
  dots: readonly (Point & {tone: LineTone})[]
  labels: readonly MarkLabel[]
}

export type MarkLabel = Point & {block: TextBlock; anchor?: 'start' | 'middle' | 'end'; tone?: TextTone}
