const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A time of XML Schema in ms since 1970; undefined if it's no such time. SAML requires UTC. */
export function timeOf(text: string | undefined): number | undefined {
  if (text === undefined || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)?$/.test(text))
    return undefined
  const time = Date.parse(/(?:Z|[+-]\d\d:\d\d)$/.test(text) ? text : `${text}Z`)
  return Number.isNaN(time) ? undefined : time
}

/** "3 minutes", "1 second", "2 days": the largest unit that fits, rounded down. @param duration in ms. */
export function spanText(duration: number): string {
  const seconds = Math.floor(Math.abs(duration) / 1000)
  const [count, unit] =
    seconds < 2 * MINUTE && seconds % MINUTE !== 0
      ? [seconds, 'second']
      : seconds < 2 * HOUR
        ? [Math.floor(seconds / MINUTE), 'minute']
        : seconds < 2 * DAY
          ? [Math.floor(seconds / HOUR), 'hour']
          : [Math.floor(seconds / DAY), 'day']
  return `${count.toLocaleString('en-US')} ${unit}${count === 1 ? '' : 's'}`
}

const dates = new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone: 'UTC'})

/** "November 27, 2026". @param time in ms since 1970. */
export const dateText = (time: number): string => dates.format(time)
