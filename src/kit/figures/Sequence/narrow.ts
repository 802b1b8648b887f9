import {level, type Point, type Size} from '../primitives/geometry'
import {BODY, NARROW_WIDTH, NAME, SMALL_NAME} from '../primitives/type'
import {textBlock, type TextBlock} from '../primitives/wrap'
import {EDGE} from './layout'
import {loopPoints, resolveSteps, type SequenceActor, type SequenceStep} from './model'

/** Row of the key: a lane begins at the dot, a leader joins it to its name. */
export type LaneKey = {id: string; x: number; y: number; labelX: number; label: TextBlock; bottom: number}

export type LaneRow = {
  number: string
  points: readonly Point[]
  numberX: number
  textX: number
  y: number
  label: TextBlock
  who: TextBlock
  dashed: boolean
  accent: boolean
}

export type LaneLayout = Size & {keys: readonly LaneKey[]; rows: readonly LaneRow[]}

const FIRST_LANE = 6
const LANE = 20
const TEXT_GAP = 18
const NUMBER = 24
const KEY_GAP = 6
const ROW_GAP = 16
const LOOP = {width: 11, height: 14}

/**
 * Places a sequence for a phone: the lifelines become lanes at the left, named by a key above, and each message is a
 * row with its arrow between the lanes and its words beside them.
 */
export function layoutLanes(
  title: string,
  actors: readonly SequenceActor[],
  steps: readonly SequenceStep[],
): LaneLayout {
  const resolved = resolveSteps(title, actors, steps)
  const laneX = (index: number): number => FIRST_LANE + index * LANE
  const labelX = laneX(actors.length - 1) + TEXT_GAP
  const textX = labelX + NUMBER
  const name = (index: number): string => actors[index]?.label ?? ''

  let y = EDGE
  const keys = actors.map((actor, index) => {
    const label = textBlock(actor.label, NAME, NARROW_WIDTH - labelX)
    const key = {id: actor.id, label, labelX, x: laneX(index), y}
    y += label.height + KEY_GAP
    return key
  })
  y += ROW_GAP - KEY_GAP

  const rows = resolved.map((step): LaneRow => {
    const {number, fromIndex, toIndex, dashed = false, accent = false} = step
    const isAlone = fromIndex === toIndex
    const whose = isAlone ? name(fromIndex) : `${name(fromIndex)} to ${name(toIndex)}`
    const label = textBlock(step.label, SMALL_NAME, NARROW_WIDTH - textX)
    const who = textBlock(whose, BODY, NARROW_WIDTH - textX)
    const [from, to, middle] = [laneX(fromIndex), laneX(toIndex), y + 9]
    const points = isAlone ? loopPoints({x: from, y: middle - LOOP.height / 2}, LOOP) : level(middle, from, to)
    const row = {number, points, numberX: labelX, textX, y, label, who, dashed, accent}
    y += label.height + who.height + ROW_GAP
    return row
  })
  const bottom = y - ROW_GAP
  return {width: NARROW_WIDTH, height: bottom + EDGE, rows, keys: keys.map((key) => ({...key, bottom}))}
}
