import {barRows} from '../../kit/figures/primitives/barRows'
import type {MarkLayout} from '../../kit/figures/primitives/marks'
import {muted} from '../../kit/figures/primitives/muted'
import {level, most, upright} from '../../kit/figures/primitives/geometry'
import {BODY, lineHeight} from '../../kit/figures/primitives/type'
import {textBlock} from '../../kit/figures/primitives/wrap'
import {contactTopics} from '../../data/contact'
import {duration, workingDays} from '../../lib/duration'
import {responseTo} from '../../lib/responseTo'

/** The example's Friday, as a day of the week that begins on Monday, and the time of the message in hours. */
const WRITTEN = {day: 4, hour: 17}
const DAYS = ['M', 'T', 'W', 'T', 'F', 'S', 'S'] as const
const LAST_WORKING_DAY = 4

const isWorkingDay = (day: number): boolean => day % 7 <= LAST_WORKING_DAY

/** Days from the start of the example's Friday to the same hour of so many working days later. */
function after(count: number): number {
  let day = WRITTEN.day
  for (let left = count; left > 0;) {
    day += 1
    if (isWorkingDay(day)) left -= 1
  }
  return day - WRITTEN.day + WRITTEN.hour / 24
}

const outage = responseTo('down')
const {sales, security, rfp, accessibility, careers} = contactTopics
const byDays = [
  {what: 'Plans and prices', count: sales.answeredWithin},
  {what: 'A vulnerability', count: security.answeredWithin},
  {what: 'An RFP or a questionnaire', count: rfp.answeredWithin},
  {what: 'Accessibility', count: accessibility.answeredWithin},
  {what: 'A job application', count: careers.answeredWithin},
]

/** What readers write about on a Friday at five, and the latest time of the first answer, in days from that day's start. */
export const answers: readonly {what: string; text: string; until: number}[] = [
  {
    what: 'Logins are down',
    text: `${duration(outage.firstAnswer)}, at any hour`,
    until: (WRITTEN.hour + outage.firstAnswer / 60) / 24,
  },
  ...byDays.map(({what, count}) => ({what, text: workingDays(count), until: after(count)})),
]

const GAP = 14
const BAR = 8

/** A calendar with a bar from the message to the answer. @param width CSS pixels. */
export function drawCalendar(width: number): MarkLayout {
  const length = Math.ceil(most(answers.map(({until}) => until)))
  const day = width / length
  const head = lineHeight(BODY) + 10
  const written = (WRITTEN.hour / 24) * day
  const named = answers.map(({what, text}) => ({name: what, value: text}))
  const place = {left: written + 8, width: width - written - 12, top: head + GAP}
  const rows = barRows(named, {...place, bar: BAR, share: 0.5})
  const height = rows.bottom + GAP
  const all = Array.from({length}, (_, index) => index)
  const saturdays = all.filter((index) => (WRITTEN.day + index) % 7 === LAST_WORKING_DAY + 1)
  return {
    width,
    height,
    areas: [
      ...saturdays.map(
        (index) => ({rect: {x: index * day, y: 0, width: 2 * day, height: head}, tone: 'tint-1'}) as const,
      ),
      ...answers.map(
        ({until}, index) =>
          ({
            rect: {x: written, y: rows.barOf(index), width: Math.max(BAR, until * day - written), height: BAR},
            tone: 'accent',
          }) as const,
      ),
    ],
    lines: [
      {points: level(head, 0, width), tone: 'guide'},
      {points: upright(written, head, height - 1), tone: 'accent'},
    ],
    dots: [],
    labels: [
      ...all.map((index) =>
        muted(textBlock(DAYS[(WRITTEN.day + index) % 7] ?? '', BODY, day), {x: (index + 0.5) * day, y: 2}, 'middle'),
      ),
      ...rows.labels,
    ],
  }
}
