import type {MarkLayout} from '../../../kit/figures/primitives/marks'
import {muted} from '../../../kit/figures/primitives/muted'
import {textWidth} from '../../../kit/figures/primitives/measure'
import {BODY, lineHeight} from '../../../kit/figures/primitives/type'
import {textBlock} from '../../../kit/figures/primitives/wrap'

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const
const WORKING_DAYS = 5
/** Office hours of the example. */
const OFFICE = {from: 9, until: 17}
const HOURS = 24

/** Hours of the week in the example's office, and all others. */
export const officeHours = WORKING_DAYS * (OFFICE.until - OFFICE.from)
export const otherHours = DAYS.length * HOURS - officeHours

/** When the page's incident happens: Thursday, 03:12. */
const PAGE = {day: 3, hour: 3.2}

const LINE = lineHeight(BODY)
const GAP = 5

/** The hours of a week, a row for each day. @param width CSS pixels. */
export function drawWeek(width: number): MarkLayout {
  const row = width > 500 ? 32 : 26
  const left = textWidth('Wed', BODY) + 12
  const top = LINE + 8
  const x = (hour: number): number => left + (hour / HOURS) * (width - left - 1)
  const y = (day: number): number => top + day * row
  const block = (day: number, from: number, until: number, isOurs: boolean) =>
    ({
      rect: {x: x(from) + 1, y: y(day), width: x(until) - x(from) - 2, height: row - GAP},
      tone: isOurs ? 'tint-1' : 'plain',
    }) as const
  const bottom = y(DAYS.length)
  const middle = {x: (x(OFFICE.from) + x(OFFICE.until)) / 2, y: y(0) + (row - GAP - LINE) / 2}
  return {
    width,
    height: bottom,
    areas: DAYS.flatMap((_, day) =>
      day < WORKING_DAYS
        ? [
            block(day, 0, OFFICE.from, true),
            block(day, OFFICE.from, OFFICE.until, false),
            block(day, OFFICE.until, HOURS, true),
          ]
        : [block(day, 0, HOURS, true)],
    ),
    lines: [],
    dots: [{x: x(PAGE.hour), y: y(PAGE.day) + (row - GAP) / 2, tone: 'accent'}],
    labels: [
      ...DAYS.map((name, day) => muted(textBlock(name, BODY, left), {x: 0, y: y(day) + (row - GAP - LINE) / 2})),
      ...[0, OFFICE.from, OFFICE.until, HOURS].map((hour) =>
        muted(
          textBlock(String(hour), BODY, left),
          {x: hour === HOURS ? width : x(hour), y: 0},
          hour === 0 ? 'start' : hour === HOURS ? 'end' : 'middle',
        ),
      ),
      muted(textBlock('Office hours', BODY, width), middle, 'middle'),
      {
        block: textBlock('03:12', BODY, width),
        x: x(PAGE.hour) + 8,
        y: y(PAGE.day) + (row - GAP - LINE) / 2,
        tone: 'accent',
      },
    ],
  }
}
