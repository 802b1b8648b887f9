import {level, most, sum, type Point, type Size} from '../primitives/geometry'
import {assertSome} from '../primitives/problem'
import {spread} from '../primitives/spread'
import {BODY, CODE, lineHeight, NAME} from '../primitives/type'
import {textBlock, type TextBlock} from '../primitives/wrap'
import {monthName, readDate} from './dates'

/** Something that happened. */
export type TimelineEvent = {
  /** `2022-02-11`, `2022-02` or `2022`. */
  date: string
  label: string
  /** What it meant, in a sentence. */
  detail?: string
  /** The event that the figure is about. Default false. */
  accent?: boolean
}

export type PlacedEvent = {
  id: string
  points: readonly Point[]
  date: TextBlock
  label: TextBlock
  detail: TextBlock
  dateAt: Point
  textAt: Point
  accent: boolean
}

export type Tick = {y: number; label: TextBlock}

export type TimelineLayout = Size & {
  axis: {x: number; top: number; bottom: number}
  ticks: readonly Tick[]
  events: readonly PlacedEvent[]
}

/** Where the columns stand. `beside` puts the date left of the words, otherwise it stands above them. */
export type TimelineShape = {width: number; scale: number; text: number; beside: boolean}

export const WIDE: TimelineShape = {width: 660, scale: 48, text: 104, beside: true}
export const NARROW: TimelineShape = {width: 312, scale: 46, text: 80, beside: false}

const EVENT_GAP = 20
const LEADER_GAP = 10
const STUB = 8
const SMALLEST_TICK = 22
const HALF = lineHeight(NAME) / 2
/** Spans in years that get ticks within the year. */
const MONTHS_UP_TO = 2.5
/** Distances of ticks in years: one month, a quarter, half a year, and whole years. */
const STEPS = [1 / 12, 1 / 4, 1 / 2, 1, 2, 5, 10, 20, 50] as const
const LAST_STEP = 100
/** How far the scale goes on beyond the first and the last event, as a share of the time between them. */
const END = 0.03

function tickText(at: number): string {
  const month = Math.round((at % 1) * 12)
  return month % 12 === 0 ? String(Math.round(at)) : monthName(month)
}

/** The part of the scale to draw, with a little room around the events, and the ticks in it. */
function scaleOf(ats: readonly number[], height: number): {first: number; last: number; ticks: number[]} {
  const [low, high] = [Math.min(...ats), Math.max(...ats)]
  // Over some years months would only make noise.
  const steps = high - low > MONTHS_UP_TO ? STEPS.filter((step) => step >= 1) : STEPS
  const step = steps.find((each) => ((high - low) / each + 1) * SMALLEST_TICK <= height) ?? LAST_STEP
  const room = high > low ? Math.min(step / 2, (high - low) * END) : step / 2
  const [first, last] = [low - room, high + room]
  const from = Math.ceil(first / step - 1e-6)
  const count = Math.floor(last / step + 1e-6) - from + 1
  return {first, last, ticks: Array.from({length: count}, (_, index) => (from + index) * step)}
}

/** An event with its words and the height of them all. `at` is in years. */
type Dated = {event: TimelineEvent; at: number; date: TextBlock; label: TextBlock; detail: TextBlock; height: number}

/** The events from the first to the last, their words wrapped. */
function wrapEvents(title: string, events: readonly TimelineEvent[], shape: TimelineShape) {
  const sorted = events
    .map((event) => ({event, ...readDate(title, event.date)}))
    .sort((a, b) => a.at - b.at)
    .map(({text, ...dated}) => ({...dated, date: textBlock(text, CODE, shape.width)}))
  const textX = shape.text + (shape.beside ? most(sorted.map(({date}) => date.width)) + 16 : 0)
  const room = shape.width - textX
  const dated = sorted.map(({event, at, date}): Dated => {
    const [label, detail] = [textBlock(event.label, NAME, room), textBlock(event.detail, BODY, room)]
    const height = label.height + detail.height + (shape.beside ? 0 : date.height)
    return {event, at, date, label, detail, height}
  })
  return {dated, textX}
}

/** Where an event is on the scale, and where its words are. */
type Places = {y: number; middle: number; textX: number}

/** An event whose words stand at `middle`, with its leader from the scale. */
function placeEvent({event, date, label, detail}: Dated, id: string, shape: TimelineShape, at: Places): PlacedEvent {
  const {y, middle, textX} = at
  const end = shape.text - LEADER_GAP
  return {
    id,
    points: [...level(y, shape.scale, shape.scale + STUB), ...level(middle, end - STUB, end)],
    date,
    label,
    detail,
    dateAt: {x: shape.text, y: middle - date.height / 2},
    textAt: {x: textX, y: shape.beside ? middle - HALF : middle + date.height / 2},
    accent: event.accent ?? false,
  }
}

/** Places events along a true scale; words that would overlap move apart and a leader ties them to their date. */
export function layoutTimeline(title: string, events: readonly TimelineEvent[], shape: TimelineShape): TimelineLayout {
  assertSome('Timeline', title, 'events', events)
  const {dated, textX} = wrapEvents(title, events, shape)
  const scaleHeight = sum(dated.map(({height}) => height)) + EVENT_GAP * (dated.length - 1)
  const {first, last, ticks} = scaleOf(
    dated.map(({at}) => at),
    scaleHeight,
  )
  const yOf = (at: number): number => HALF + ((at - first) / (last - first)) * scaleHeight
  const middles = spread(
    dated.map(({at, height}) => ({at: yOf(at), before: HALF, after: height - HALF})),
    {gap: EVENT_GAP, min: 0},
  )
  const placed = dated.map((one, index) =>
    placeEvent(one, `${index} ${one.event.date}`, shape, {y: yOf(one.at), middle: middles[index] ?? 0, textX}),
  )
  const words = placed.map(({textAt, label, detail}) => textAt.y + label.height + detail.height)
  const widest = most(dated.map(({label, detail}) => Math.max(label.width, detail.width)))
  return {
    width: shape.beside ? Math.min(shape.width, textX + widest + 1) : shape.width,
    height: Math.max(HALF * 2 + scaleHeight, ...words) + 1,
    axis: {x: shape.scale, top: HALF, bottom: HALF + scaleHeight},
    ticks: ticks.map((at) => ({y: yOf(at), label: textBlock(tickText(at), BODY, shape.scale)})),
    events: placed,
  }
}
