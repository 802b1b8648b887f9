import {formatNumber} from '../../../lib/formats'
import type {LineTone, Tone} from '../primitives/tone'

/** How the first, second, and third series look. */
export const SERIES = [
  {area: 'accent', line: 'accent', dashed: false},
  {area: 'tint-2', line: 'line', dashed: false},
  {area: 'tint-1', line: 'line', dashed: true},
] as const satisfies readonly {area: Tone; line: LineTone; dashed: boolean}[]

/** `1,234 bytes` */
export const withUnit = (value: number, unit: string): string => `${formatNumber(value)} ${unit}`.trim()
