import type {MarkLayout} from '../../../kit/figures/primitives/marks'
import {barRows} from '../../../kit/figures/primitives/barRows'
import {sum} from '../../../kit/figures/primitives/geometry'
import {BODY} from '../../../kit/figures/primitives/type'
import {textBlock} from '../../../kit/figures/primitives/wrap'
import {supportHours, supportPlans} from '../../../data/offer/pricing'

const plan = supportPlans['on-call']
const {step} = supportHours
const steps = (minutes: number): number => Math.ceil(minutes / step)

/** What happens in the example's month, in minutes of an engineer. Orders count, and incidents and questions don't. */
const work: readonly {what: string; minutes: number; isCounted: boolean}[] = [
  {what: 'You order a patch release', minutes: 80, isCounted: true},
  {what: 'Logins fail', minutes: 140, isCounted: false},
  {what: 'You ask about a mapper', minutes: 25, isCounted: false},
  {what: 'You order a review of a login flow', minutes: 55, isCounted: true},
]

/** "1 h 30 min" from steps. */
function time(count: number): string {
  const [hours, minutes] = [Math.floor((count * step) / 60), (count * step) % 60]
  return [hours > 0 ? `${hours} h` : '', minutes > 0 || hours === 0 ? `${minutes} min` : ''].filter(Boolean).join(' ')
}

const included = plan.hours * (60 / step)
/** The steps of these works that count. */
const counted = (works: typeof work): number =>
  sum(works.map(({isCounted, minutes}) => (isCounted ? steps(minutes) : 0)))
const used = counted(work)

/** The lines of the example, in steps, with where each begins among the steps that the plan includes. */
export const lines: readonly {
  what: string
  text: string
  from: number
  length: number
  tone: 'accent' | 'plain' | 'tint-1'
}[] = [
  ...work.map(({what, minutes, isCounted}, index) => ({
    what,
    text: isCounted ? time(steps(minutes)) : `${time(steps(minutes))}, not counted`,
    from: counted(work.slice(0, index)),
    length: steps(minutes),
    tone: isCounted ? ('accent' as const) : ('plain' as const),
  })),
  {
    what: 'Carried over to the next month',
    text: time(Math.max(0, included - used)),
    from: used,
    length: Math.max(0, included - used),
    tone: 'tint-1',
  },
]

const CELL = 14

/** A row of quarter hours for each thing, along the hours of the plan. @param width CSS pixels. */
export function drawHours(width: number): MarkLayout {
  const columns = Math.max(included, ...lines.map(({from, length}) => from + length))
  const cell = (width - 2) / columns
  const named = lines.map(({what, text}) => ({name: what, value: text}))
  const {labels, barOf, bottom} = barRows(named, {width, bar: CELL, share: 0.56})
  const hours = Array.from({length: plan.hours + 1}, (_, hour) => hour)
  const x = (hour: number): number => 1 + hour * (60 / step) * cell
  return {
    width,
    height: bottom + 32,
    areas: lines.flatMap(({from, length, tone}, index) =>
      Array.from({length}, (_, at) => ({
        rect: {x: 2 + (from + at) * cell, y: barOf(index), width: cell - 2, height: CELL},
        tone,
      })),
    ),
    lines: hours.map((hour) => ({
      points: [
        {x: x(hour), y: bottom + 6},
        {x: x(hour), y: bottom + 11},
      ],
      tone: 'guide',
    })),
    dots: [],
    labels: [
      ...labels,
      ...hours.map(
        (hour) =>
          ({
            block: textBlock(hour === plan.hours ? `${hour} h` : String(hour), BODY, width),
            x: hour === 0 ? 0 : x(hour),
            y: bottom + 13,
            anchor: hour === 0 ? 'start' : hour === plan.hours ? 'end' : 'middle',
            tone: 'muted',
          }) as const,
      ),
    ],
  }
}
