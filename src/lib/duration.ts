const plural = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`

/** "15 minutes", "4 hours"; half an hour more is "90 minutes". @param minutes whole ones. */
export const duration = (minutes: number): string =>
  minutes % 60 === 0 ? plural(minutes / 60, 'hour') : plural(minutes, 'minute')

/** "7 days". */
export const days = (count: number): string => plural(count, 'day')

const DAYS_OF_A_YEAR = 365

/** "30 days", "3 years". @param count of days, a whole one. */
export const period = (count: number): string =>
  count % DAYS_OF_A_YEAR === 0 ? plural(count / DAYS_OF_A_YEAR, 'year') : days(count)

/** "5 working days". */
export const workingDays = (count: number): string => plural(count, 'working day')
