import {most, sum, type Point, type Size} from '../primitives/geometry'
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

/** Places events along a true scale; words that would overlap move apart and a leader ties them to their date. */
export function layoutTimeline(title: string, events: readonly TimelineEvent[], shape: TimelineShape): TimelineLayout {
  assertSome('Timeline', title, 'events', events)
  const sorted = events
    .map((event) => ({event, date: readDate(title, event.date)}))
    .sort((a, b) => a.date.at - b.date.at)
  const dates = sorted.map(({date}) => textBlock(date.text, CODE, shape.width))
  const dateColumn = shape.beside ? most(dates.map(({width}) => width)) + 16 : 0
  const room = shape.width - shape.text - dateColumn
  const texts = sorted.map(({event}) => ({
    label: textBlock(event.label, NAME, room),
    detail: textBlock(event.detail, BODY, room),
  }))
  const heights = texts.map(
    ({label, detail}, index) => label.height + detail.height + (shape.beside ? 0 : (dates[index]?.height ?? 0)),
  )
  const half = lineHeight(NAME) / 2
  const scaleHeight = sum(heights) + EVENT_GAP * (heights.length - 1)
  const ats = sorted.map(({date}) => date.at)
  const {first, last, ticks: tickAts} = scaleOf(ats, scaleHeight)
  const yOf = (at: number): number => half + ((at - first) / (last - first)) * scaleHeight

  const middles = spread(
    sorted.map(({date}, index) => ({at: yOf(date.at), before: half, after: (heights[index] ?? 0) - half})),
    {gap: EVENT_GAP, min: 0},
  )
  const ticks = tickAts.map((at) => ({y: yOf(at), label: textBlock(tickText(at), BODY, shape.scale)}))
  const placed = sorted.map(({event, date}, index): PlacedEvent => {
    const middle = middles[index] ?? 0
    const {label, detail} = texts[index] ?? {label: textBlock('', NAME, 0), detail: textBlock('', BODY, 0)}
    const own = dates[index] ?? textBlock('', CODE, 0)
    const textX = shape.text + dateColumn
    const end = shape.text - LEADER_GAP
    return {
      id: `${index} ${event.date}`,
      points: [
        {x: shape.scale, y: yOf(date.at)},
        {x: shape.scale + STUB, y: yOf(date.at)},
        {x: end - STUB, y: middle},
        {x: end, y: middle},
      ],
      date: own,
      label,
      detail,
      dateAt: {x: shape.text, y: middle - own.height / 2},
      textAt: {x: textX, y: shape.beside ? middle - half : middle + own.height / 2},
      accent: event.accent ?? false,
    }
  })
  const words = placed.map(({textAt, label, detail}) => textAt.y + label.height + detail.height)
  const widest = most(texts.map(({label, detail}) => Math.max(label.width, detail.width)))
  return {
    width: shape.beside ? Math.min(shape.width, shape.text + dateColumn + widest + 1) : shape.width,
    height: Math.max(half * 2 + scaleHeight, ...words) + 1,
    axis: {x: shape.scale, top: half, bottom: half + scaleHeight},
    ticks,
    events: placed,
  }
}
