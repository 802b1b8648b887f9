import {most, round, sum, type Point, type Rect, type Size} from '../primitives/geometry'
import type {Tone} from '../primitives/tone'
import {BODY, NAME} from '../primitives/type'
import {textBlock, type TextBlock} from '../primitives/wrap'
import {resolveSteps, type ResolvedStep, type SequenceActor, type SequenceStep} from './model'

export type PlacedActor = {
  id: string
  box: Rect
  label: TextBlock
  tone: Tone
  x: number
  /** The lifeline from top to bottom, open where a label stands on it. */
  lifeline: readonly (readonly [top: number, bottom: number])[]
}

export type PlacedMessage = {
  number: string
  points: readonly Point[]
  label: {block: TextBlock; x: number; y: number; anchor: 'start' | 'middle'}
  dashed: boolean
  accent: boolean
}

export type SequenceLayout = Size & {actors: readonly PlacedActor[]; messages: readonly PlacedMessage[]}

/** Room left of the first lifeline for the numbers of the steps. */
const GUTTER = 44
const BOX_PAD = 16
const BOX_MIN = 104
const LABEL_PAD = 14
const LABEL_GAP = 5
const FIRST_ROW = 18
const ROW_GAP = 18
const LOOP = {width: 30, height: 22}
const TAIL = 20
/** Half of a stroke, so that it is not cut at the edge. */
export const EDGE = 1

/** Widest label between neighbours, by the number of actors: four of them still fit a column of text. */
const LABEL_WIDTH = [0, 320, 320, 248, 172] as const

/** Widest name of an actor, likewise. */
const NAME_WIDTH = [0, 200, 200, 200, 136] as const

/** Up to this width the columns are made equal. */
const EVEN_WIDTH = 720

const between = ({fromIndex, toIndex}: ResolvedStep): [number, number] => [
  Math.min(fromIndex, toIndex),
  Math.max(fromIndex, toIndex),
]

/** The distances between neighbouring lifelines, the room right of the last one included. */
function gaps(widths: readonly number[], steps: readonly ResolvedStep[], blocks: readonly TextBlock[]): number[] {
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
function even(distances: readonly number[], room: number): readonly number[] {
  const [inner, right] = [distances.slice(0, -1), distances.slice(-1)]
  const widest = most(inner)
  return widest * inner.length + sum(right) > room ? distances : [...inner.map(() => widest), ...right]
}

/** Places a sequence as columns of lifelines with numbered messages between them. */
export function layoutSequence(
  title: string,
  actors: readonly SequenceActor[],
  steps: readonly SequenceStep[],
): SequenceLayout {
  const resolved = resolveSteps(title, actors, steps)
  const names = actors.map(({label}) => textBlock(label, NAME, NAME_WIDTH[actors.length] ?? 136))
  const labelWidth = LABEL_WIDTH[actors.length] ?? 172
  const blocks = resolved.map((step) => {
    const [first, last] = between(step)
    return textBlock(step.label, BODY, last - first > 1 ? 320 : labelWidth)
  })
  const boxWidths = names.map(({width}) => Math.max(BOX_MIN, Math.ceil(width) + BOX_PAD * 2))
  const boxHeight = most(names.map(({height}) => height)) + 20
  const left = Math.max(GUTTER, EDGE + (boxWidths[0] ?? 0) / 2)
  const distances = even(gaps(boxWidths, resolved, blocks), EVEN_WIDTH - left)
  const xs = actors.map((_, index) => Math.round(left + sum(distances.slice(0, index))))
  const at = (index: number): number => xs[index] ?? 0

  let y = EDGE + boxHeight + FIRST_ROW
  const messages = resolved.map((step, index): PlacedMessage => {
    const block = blocks[index] ?? textBlock('', BODY, 0)
    const [from, to] = [at(step.fromIndex), at(step.toIndex)]
    const common = {number: step.number, dashed: step.dashed ?? false, accent: step.accent ?? false}
    if (from === to) {
      const height = Math.max(LOOP.height, block.height)
      const top = y + height / 2 - LOOP.height / 2
      const turn = from + LOOP.width
      const points = [
        {x: from, y: top},
        {x: turn, y: top},
        {x: turn, y: top + LOOP.height},
        {x: from, y: top + LOOP.height},
      ]
      const label = {block, x: turn + LABEL_PAD, y: y + (height - block.height) / 2, anchor: 'start'} as const
      y += height + ROW_GAP
      return {...common, points, label}
    }
    const label = {block, x: (from + to) / 2, y, anchor: 'middle'} as const
    const line = y + block.height + LABEL_GAP
    y = line + ROW_GAP
    return {
      ...common,
      points: [
        {x: from, y: line},
        {x: to, y: line},
      ],
      label,
    }
  })

  const bottom = y - ROW_GAP + TAIL
  const width = at(actors.length - 1) + (distances.at(-1) ?? 0) + EDGE
  return {
    width,
    height: bottom + EDGE,
    messages,
    actors: actors.map((actor, index) => {
      const label = names[index] ?? textBlock('', NAME, 0)
      const boxWidth = boxWidths[index] ?? 0
      return {
        id: actor.id,
        label,
        tone: actor.tone ?? 'tint-1',
        x: at(index),
        box: {x: at(index) - boxWidth / 2, y: EDGE, width: boxWidth, height: boxHeight},
        lifeline: openLine(at(index), EDGE + boxHeight, bottom, messages),
      }
    }),
  }
}

/** A lifeline, left out where it would run through the label of a message that passes it. */
function openLine(x: number, top: number, bottom: number, messages: readonly PlacedMessage[]): [number, number][] {
  const parts: [number, number][] = []
  let start = top
  for (const {label} of messages) {
    const reach = label.block.width / 2 + 6
    if (label.anchor !== 'middle' || Math.abs(x - label.x) >= reach) continue
    parts.push([round(start), round(label.y - 1)])
    start = label.y + label.block.height + 1
  }
  return [...parts, [round(start), round(bottom)]]
}
