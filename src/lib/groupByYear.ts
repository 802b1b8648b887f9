/** Items in groups by the year of their date, newest year and newest item first. Dates are ISO 8601 texts. */
export function groupByYear<T>(items: readonly T[], dateOf: (item: T) => string): {year: string; items: T[]}[] {
  const sorted = [...items].sort((a, b) => dateOf(b).localeCompare(dateOf(a)))
  const years = new Map<string, T[]>()
  for (const item of sorted) {
    const year = dateOf(item).slice(0, 4)
    years.set(year, [...(years.get(year) ?? []), item])
  }
  return [...years].map(([year, group]) => ({year, items: group}))
}
