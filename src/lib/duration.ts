import {unitText} from './formats'

// Most texts of the offer are in English in every language. What has translations names the language of the page.
const ENGLISH = 'en'

/** "15 minutes", "4 hours"; half an hour more is "90 minutes". @param minutes whole ones. */
export const duration = (minutes: number, language = ENGLISH): string =>
  minutes % 60 === 0 ? unitText(minutes / 60, 'hour', language) : unitText(minutes, 'minute', language)

/** "7 days". */
export const days = (count: number, language = ENGLISH): string => unitText(count, 'day', language)

const DAYS_OF_A_YEAR = 365

/** "30 days", "3 years". @param count of days, a whole one. */
export const period = (count: number, language = ENGLISH): string =>
  count % DAYS_OF_A_YEAR === 0 ? unitText(count / DAYS_OF_A_YEAR, 'year', language) : days(count, language)

/** "5 working days". */
export const workingDays = (count: number): string => `${count} working day${count === 1 ? '' : 's'}`
