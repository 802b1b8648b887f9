import {InputError} from '../run'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const YEAR = 365 * DAY

/** The last second that JavaScript's Date can hold. */
const LAST_SECOND = 8.64e12

const dates = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'medium',
  hourCycle: 'h23',
  timeZone: 'UTC',
})

/** "November 27, 2026 at 14:05:00 UTC". @param seconds since 1970; undefined beyond the year 275760. */
export function dateText(seconds: number): string | undefined {
  return Math.abs(seconds) <= LAST_SECOND ? `${dates.format(new Date(seconds * 1000))} UTC` : undefined
}

/** "3 minutes", "1 second", "2 days": in the largest unit of which there are two or more. @param seconds of either sign. */
export function spanText(seconds: number): string {
  const span = Math.abs(Math.round(seconds))
  const [count, unit] =
    span < 2 * MINUTE
      ? [span, 'second']
      : span < 2 * HOUR
        ? [Math.floor(span / MINUTE), 'minute']
        : span < 2 * DAY
          ? [Math.floor(span / HOUR), 'hour']
          : span < 2 * YEAR
            ? [Math.floor(span / DAY), 'day']
            : [Math.floor(span / YEAR), 'year']
  return `${count.toLocaleString('en-US')} ${unit}${count === 1 ? '' : 's'}`
}

/** "3 minutes ago", "in 2 hours". */
export const relativeText = (seconds: number, now: number): string =>
  seconds <= now ? `${spanText(now - seconds)} ago` : `in ${spanText(seconds - now)}`

/**
 * The time that the reader entered, in seconds since 1970.
 * @param now what an empty text means.
 * @throws InputError if it's neither ISO 8601 nor seconds since 1970.
 */
export function readTime(text: string, now: number): number {
  const trimmed = text.trim()
  if (trimmed === '') return now
  if (/^\d{9,10}$/.test(trimmed)) return Number(trimmed)
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)$/.test(trimmed)) {
    const time = Date.parse(trimmed)
    if (!Number.isNaN(time)) return time / 1000
  }
  throw new InputError(
    'The time of the request isn’t one that this tool can read. Enter it with its time zone, such as `2026-11-27T14:05:00Z`, or as seconds since 1970, such as `1795788300`.',
  )
}

/** The clock tolerance that the reader entered, in seconds. @throws InputError if it isn't a whole number up to 3600. */
export function readTolerance(text: string): number {
  const trimmed = text.trim()
  if (trimmed === '') return 0
  if (/^\d{1,4}$/.test(trimmed) && Number(trimmed) <= HOUR) return Number(trimmed)
  throw new InputError('The clock tolerance must be a whole number of seconds from 0 to 3600, such as `30`.')
}
