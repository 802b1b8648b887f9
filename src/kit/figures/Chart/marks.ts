import type {Point, Rect, Size} from '../primitives/geometry'
import type {LineTone, TextTone, Tone} from '../primitives/tone'
import type {TextBlock} from '../primitives/wrap'

/** A chart as what is drawn of it, each list from the back to the front. */
export type ChartLayout = Size & {
  areas: readonly {rect: Rect; tone: Tone}[]
  lines: readonly {points: readonly Point[]; tone: LineTone; dashed?: boolean}[]
  dots: readonly (Point & {tone: LineTone})[]
  labels: readonly (Point & {block: TextBlock; anchor?: 'start' | 'middle' | 'end'; tone?: TextTone})[]
}

/** How the first, second, and third series look. */
export const SERIES = [
  {area: 'accent', line: 'accent', dashed: false},
  {area: 'tint-2', line: 'line', dashed: false},
  {area: 'tint-1', line: 'line', dashed: true},
] as const satisfies readonly {area: Tone; line: LineTone; dashed: boolean}[]

const numbers = new Intl.NumberFormat('en-US')

/** `1,234 bytes` */
export const withUnit = (value: number, unit: string): string => `${numbers.format(value)} ${unit}`.trim()

export const formatNumber = (value: number): string => numbers.format(value)
