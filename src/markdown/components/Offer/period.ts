import {days} from '../../../lib/duration'

const DAYS_OF_A_YEAR = 365

/** "30 days", "3 years". @param count of days, a whole one. */
export function period(count: number): string {
  const years = count / DAYS_OF_A_YEAR
  if (!Number.isInteger(years)) return days(count)
  return years === 1 ? '1 year' : `${years} years`
}
