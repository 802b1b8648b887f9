/** Round numbers from 0 to at least `max`, in at most `count` steps of 1, 2, or 5 times a power of ten. */
export function ticksTo(max: number, count: number): number[] {
  const power = 10 ** Math.floor(Math.log10(max / count))
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((each) => max / each <= count) ?? 10 * power
  // Multiplied, because a sum of tenths drifts.
  return Array.from({length: Math.ceil(max / step - 1e-9) + 1}, (_, index) => Number((index * step).toPrecision(12)))
}
