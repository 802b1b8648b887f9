const dates = new Intl.DateTimeFormat('en-US', {day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC'})

/** The one way in which the site writes a date: `November 10, 2026`. @param date ISO 8601. */
export function longDate(date: string): string {
  return dates.format(new Date(date))
}
