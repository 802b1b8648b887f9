/**
 * How many inputs a property test tries: 500, or the number in `FUZZ_RUNS`. The nightly workflow sets 10,000.
 * @throws Error if `FUZZ_RUNS` isn't a positive whole number.
 */
export function fuzzRuns(): number {
  const setting = process.env.FUZZ_RUNS
  if (setting === undefined) return 500
  if (/^[1-9]\d*$/.test(setting)) return Number(setting)
  throw new Error(`FUZZ_RUNS is "${setting}". Use a positive whole number, such as 10000, or leave it out.`)
}
