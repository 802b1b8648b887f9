/** A figure that was taken several times. */
export type Spread = {
  median: number
  min: number
  max: number
  /** How often it was taken. */
  runs: number
}

/** @throws RangeError for no values. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b)
  const [min] = sorted
  const max = sorted.at(-1)
  if (min === undefined || max === undefined) throw new RangeError('There is no median of nothing.')
  const upper = sorted[Math.floor(sorted.length / 2)] ?? max
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? min
  return {median: (lower + upper) / 2, min, max, runs: sorted.length}
}
