const HOUR = 60

/** "15 minutes", "1 hour", "8 hours". */
export function formatMinutes(minutes: number): string {
  const [count, unit] = minutes % HOUR === 0 && minutes > 0 ? [minutes / HOUR, 'hour'] : [minutes, 'minute']
  return new Intl.NumberFormat('en', {style: 'unit', unit, unitDisplay: 'long'}).format(count)
}
