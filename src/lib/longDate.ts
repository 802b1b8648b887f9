import {dateFormat} from './formats'

/** The one way in which the site writes a date: `November 10, 2026`, or in German `10. November 2026`. @param date ISO 8601. */
export function longDate(date: string): string {
  return dateFormat({day: 'numeric', month: 'long', year: 'numeric'}).format(new Date(date))
}
