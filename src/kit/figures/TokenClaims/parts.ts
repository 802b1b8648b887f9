import {sum, type Point, type Rect} from '../primitives/geometry'
import {textWidth} from '../primitives/measure'
import type {Tone} from '../primitives/tone'
import {BODY, CODE, lineHeight} from '../primitives/type'
import {textBlock, type TextBlock} from '../primitives/wrap'
import {base64urlStart} from './encode'
import type {TokenClaim} from './model'

export type TokenPart = {name: TextBlock; text: TextBlock; box: Rect; tone: Tone}

/** Half of a stroke, so that it is not cut at the edge. */
export const EDGE = 1
export const CHAR = textWidth('0', CODE)
const PART_HEIGHT = 34
const NAME_GAP = 4
const ZOOM = 30

/** Where the panel with the payload begins. */
export const PANEL_TOP = EDGE + lineHeight(BODY) + NAME_GAP + PART_HEIGHT + ZOOM

/** The payload up to the first value that the figure shortens or sets in several lines. */
function payloadStart(claims: readonly TokenClaim[]): string {
  const known = claims.findIndex(({value}) => /[…\n{[]/.test(value))
  const whole = known < 0 ? claims : claims.slice(0, known + 1)
  const members = whole.map(({name, value}) => `"${name}":${value.split(/[\n{[]/)[0] ?? ''}`)
  return `{${members.join(',')}`
}

/** The encoded token above the payload: three parts whose widths add up to `width`. */
export function tokenParts(
  claims: readonly TokenClaim[],
  algorithm: string,
  width: number,
  compact: boolean,
): TokenPart[] {
  const gap = 14
  const side = compact ? 80 : 168
  const middle = width - 2 * side - 2 * gap - 2 * EDGE
  const fit = (room: number): number => Math.floor((room - 20) / CHAR) - 1
  const header = base64urlStart(`{"alg":"${algorithm}","typ":"JWT"}`, fit(side))
  const payload = base64urlStart(payloadStart(claims), fit(middle))
  const parts = [
    {name: 'Header', text: `${header}…`, width: side, tone: 'tint-1'},
    {name: 'Payload', text: `${payload}…`, width: middle, tone: 'accent'},
    {name: 'Signature', text: compact ? algorithm : `${algorithm} signature`, width: side, tone: 'tint-2'},
  ] as const
  return parts.map(({name, text, width: own, tone}, index) => ({
    name: textBlock(name, BODY, own),
    text: textBlock(text, CODE, Infinity),
    tone,
    box: {
      x: EDGE + sum(parts.slice(0, index).map((part) => part.width + gap)),
      y: EDGE + lineHeight(BODY) + NAME_GAP,
      width: own,
      height: PART_HEIGHT,
    },
  }))
}

/** Lines from the corners of the payload's part to those of the panel below. */
export function zoomLines(parts: readonly TokenPart[], panel: Rect): Point[][] {
  const box = parts[1]?.box ?? panel
  const y = box.y + box.height
  return [
    [
      {x: box.x + 3, y: y + 4},
      {x: panel.x + 3, y: panel.y - 4},
    ],
    [
      {x: box.x + box.width - 3, y: y + 4},
      {x: panel.x + panel.width - 3, y: panel.y - 4},
    ],
  ]
}
