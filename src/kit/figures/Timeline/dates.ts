import {dateFormat} from '../../../lib/formats'
import {figureError} from '../primitives/problem'

/** A day, month or year as a place on the scale and as it is written. */
export type TimelineDate = {
  /** Years, with the part that has passed: 2022.5 is the middle of 2022. */
  at: number
  /** `11 Feb 2022`, `Feb 2022` or `2022`, as exact as the data. */
  text: string
}

/** The short name of a month, from 0: `Jan`. */
export const monthName = (month: number): string => dateFormat({month: 'short'}).format(new Date(Date.UTC(2000, month)))

const ISO = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/

/** Reads `2022-02-11`, `2022-02` or `2022`. */
export function readDate(title: string, date: string): TimelineDate {
  const [, year, month, day] = ISO.exec(date) ?? []
  const name =
    month !== undefined && Number(month) >= 1 && Number(month) <= 12 ? monthName(Number(month) - 1) : undefined
  const badDay =
    day !== undefined && new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDate() !== Number(day)
  if (year === undefined || (month !== undefined && name === undefined) || badDay) {
    throw figureError('Timeline', title, {
      what: `"${date}" isn't a valid date.`,
      allowed: '2022-02-11, 2022-02, or 2022',
      fix: 'Write the year, or add the month and the day if you know them.',
    })
  }
  const monthIndex = Number(month ?? 1) - 1
  const parts = [day === undefined ? undefined : String(Number(day)), name, year]
  return {
    // Months of equal length: ticks stand at equal distances, and nothing is off by more than a pixel.
    at: Number(year) + (monthIndex + (Number(day ?? 1) - 1) / 31) / 12,
    text: parts.filter((part) => part !== undefined).join(' '),
  }
}
