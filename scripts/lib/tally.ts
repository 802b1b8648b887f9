/** How many checks of a runner went which way. */
export type Tally = {passed: number; failed: number; skipped: number}

/** A check that is one program: passed when it exits with 0. */
export function tallyOf(code: number): Tally {
  return {passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0}
}

/** All together. */
export function sumTallies(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, tally) => sum + tally.passed, 0),
    failed: tallies.reduce((sum, tally) => sum + tally.failed, 0),
    skipped: tallies.reduce((sum, tally) => sum + tally.skipped, 0),
  }
}

/** The closing line of `npm test`. */
export function formatTally({passed, failed, skipped}: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
