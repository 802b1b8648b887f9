import {level, most, round, sum, type Point, type Rect, type Size} from '../primitives/geometry'
import type {Tone} from '../primitives/tone'
import {BODY, NAME} from '../primitives/type'
import {textBlock, type TextBlock} from '../primitives/wrap'
import {between, even, gaps, LABEL_PAD, LOOP} from './distances'
import {loopPoints, resolveSteps, type ResolvedStep, type SequenceActor, type SequenceStep} from './model'

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
const LABEL_GAP = 5
const FIRST_ROW = 18
const ROW_GAP = 18
const TAIL = 20
/** Half of a stroke, so that it is not cut at the edge. */
export const EDGE = 1

/** Widest label between neighbours, by the number of actors: four of them still fit a column of text. */
const LABEL_WIDTH = [0, 320, 320, 248, 172] as const

/** Widest name of an actor, likewise. */
const NAME_WIDTH = [0, 200, 200, 200, 136] as const

/** Up to this width the columns are made equal. */
const EVEN_WIDTH = 720

/** Places a sequence as columns of lifelines with numbered messages between them. */
export function layoutSequence(
  title: string,
  actors: readonly SequenceActor[],
  steps: readonly SequenceStep[],
): SequenceLayout {
  const resolved = resolveSteps(title, actors, steps)
  const names = actors.map(({label}) => textBlock(label, NAME, NAME_WIDTH[actors.length] ?? 136))
  const blocks = labelsOf(resolved, actors.length)
  const boxes = names.map(({width}) => Math.max(BOX_MIN, Math.ceil(width) + BOX_PAD * 2))
  const boxHeight = most(names.map(({height}) => height)) + 20
  const left = Math.max(GUTTER, EDGE + (boxes[0] ?? 0) / 2)
  const distances = even(gaps(boxes, resolved, blocks), EVEN_WIDTH - left)
  const xs = actors.map((_, index) => Math.round(left + sum(distances.slice(0, index))))
  const at = (index: number): number => xs[index] ?? 0
  const {messages, end} = placeMessages(resolved, blocks, at, EDGE + boxHeight + FIRST_ROW)
  const bottom = end + TAIL
  return {
    width: at(actors.length - 1) + (distances.at(-1) ?? 0) + EDGE,
    height: bottom + EDGE,
    messages,
    actors: actors.map(({id, tone = 'tint-1'}, index) => {
      const [x, width] = [at(index), boxes[index] ?? 0]
      return {
        id,
        label: names[index] ?? textBlock('', NAME, 0),
        tone,
        x,
        box: {x: x - width / 2, y: EDGE, width, height: boxHeight},
        lifeline: openLine(x, EDGE + boxHeight, bottom, messages),
      }
    }),
  }
}

/** The words of the messages, wrapped to what their lines have room for. */
function labelsOf(steps: readonly ResolvedStep[], actors: number): TextBlock[] {
  const neighbours = LABEL_WIDTH[actors] ?? 172
  return steps.map((step) => {
    const [first, last] = between(step)
    return textBlock(step.label, BODY, last - first > 1 ? 320 : neighbours)
  })
}

/** Places the messages one below the other. @param at gives the place of a lifeline. */
function placeMessages(
  steps: readonly ResolvedStep[],
  blocks: readonly TextBlock[],
  at: (index: number) => number,
  top: number,
): {messages: PlacedMessage[]; end: number} {
  let y = top
  const messages = steps.map(({fromIndex, toIndex, number, dashed = false, accent = false}, index): PlacedMessage => {
    const block = blocks[index] ?? textBlock('', BODY, 0)
    const [from, to] = [at(fromIndex), at(toIndex)]
    const {points, label, bottom} = from === to ? loopAt(from, y, block) : arrowAt([from, to], y, block)
    y = bottom + ROW_GAP
    return {number, dashed, accent, points, label}
  })
  return {messages, end: y - ROW_GAP}
}

type Placed = Pick<PlacedMessage, 'points' | 'label'> & {bottom: number}

/** A message that an actor sends to itself, with the words right of it. */
function loopAt(x: number, y: number, block: TextBlock): Placed {
  const height = Math.max(LOOP.height, block.height)
  const top = y + height / 2 - LOOP.height / 2
  return {
    points: loopPoints({x, y: top}, LOOP),
    label: {block, x: x + LOOP.width + LABEL_PAD, y: y + (height - block.height) / 2, anchor: 'start'},
    bottom: y + height,
  }
}

/** A message from one actor to another, with the words above it. */
function arrowAt([from, to]: readonly [number, number], y: number, block: TextBlock): Placed {
  const line = y + block.height + LABEL_GAP
  return {
    points: level(line, from, to),
    label: {block, x: (from + to) / 2, y, anchor: 'middle'},
    bottom: line,
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
