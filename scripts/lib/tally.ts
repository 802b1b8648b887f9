/** How many checks of a runner went which way. */
export type Tally = {
  passed: number
  failed: number
  skipped: number
  /** What is worth saying once more below everything else: each failed check with its message. Default: none. */
  failures?: readonly string[]
}

/** Lines of a program's output that are said once more: a compiler or linter names what it found at its end. */
const LAST_LINES = 40

/** A check that is one program: passed when it exits with 0. */
export function tallyOf(code: number, output = ''): Tally {
  if (code === 0) return {passed: 1, failed: 0, skipped: 0}
  const failures = output.trim() === '' ? [] : [output.trimEnd().split('\n').slice(-LAST_LINES).join('\n')]
  return {passed: 0, failed: 1, skipped: 0, failures}
}

/** All together. */
export function sumTallies(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, tally) => sum + tally.passed, 0),
    failed: tallies.reduce((sum, tally) => sum + tally.failed, 0),
    skipped: tallies.reduce((sum, tally) => sum + tally.skipped, 0),
    failures: tallies.flatMap(({failures}) => failures ?? []),
  }
}

/** The closing line of `npm test`. */
export function formatTally({passed, failed, skipped}: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
