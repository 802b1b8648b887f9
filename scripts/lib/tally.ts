/** One test and how long it took. */
export type TimedTest = {name: string; seconds: number}

/** How many checks of a runner went which way. */
export type Tally = {
  passed: number
  failed: number
  skipped: number
  /** What is worth saying once more below everything else: each failed check with its message. Default: none. */
  failures?: readonly string[]
  /** The slowest tests, the slowest first. Default: none. */
  slowest?: readonly TimedTest[]
}

/** Tests that a run names as its slowest. */
const SLOWEST = 10

/** Lines of a program's output that are said once more: a compiler or linter names what it found at its end. */
const LAST_LINES = 200

/** A check that is one program: passed when it exits with 0. */
export function tallyOf(code: number, output = ''): Tally {
  if (code === 0) return {passed: 1, failed: 0, skipped: 0}
  const lines = output.trimEnd().split('\n')
  const above = lines.length > LAST_LINES ? [`(${lines.length - LAST_LINES} more lines above)`] : []
  const failures = output.trim() === '' ? [] : [[...above, ...lines.slice(-LAST_LINES)].join('\n')]
  return {passed: 0, failed: 1, skipped: 0, failures}
}

/** The slowest of many tests. */
export function slowestOf(tests: readonly TimedTest[]): readonly TimedTest[] {
  return tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST)
}

/** All together. */
export function sumTallies(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, tally) => sum + tally.passed, 0),
    failed: tallies.reduce((sum, tally) => sum + tally.failed, 0),
    skipped: tallies.reduce((sum, tally) => sum + tally.skipped, 0),
    failures: tallies.flatMap(({failures}) => failures ?? []),
    slowest: slowestOf(tallies.flatMap(({slowest}) => slowest ?? [])),
  }
}

/** The closing line of `npm test`. */
export function formatTally({passed, failed, skipped}: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/** A suite that has run. */
export type SuiteRun = {name: string; tally: Tally; seconds: number}

/** A table of what took how long: the suites, and the slowest tests of all. */
export function formatTimes(runs: readonly SuiteRun[]): string {
  const width = Math.max(...runs.map(({name}) => name.length))
  const secondsOf = (seconds: number): string => seconds.toFixed(seconds < 10 ? 1 : 0).padStart(6)
  const suites = runs
    .toSorted((a, b) => b.seconds - a.seconds)
    .map(({name, tally, seconds}) => `${secondsOf(seconds)} s  ${name.padEnd(width)}  ${formatTally(tally)}`)
  const tests = slowestOf(
    runs.flatMap(({name, tally}) =>
      (tally.slowest ?? []).map((test) => ({...test, name: `${name.padEnd(width)}  ${test.name}`})),
    ),
  ).map(({name, seconds}) => `${secondsOf(seconds)} s  ${name}`)
  return ['The slowest parts', ...suites, ...(tests.length > 0 ? ['', 'The slowest tests', ...tests] : [])].join('\n')
}
