import {expect, it} from 'vitest'
import {formatTally, sumTallies, tallyOf} from './tally'

it('counts a program by its exit code', () => {
  expect(tallyOf(0)).toEqual({passed: 1, failed: 0, skipped: 0})
  expect(tallyOf(2)).toEqual({passed: 0, failed: 1, skipped: 0, failures: []})
})

it('adds up, and names skipped checks only when there are some', () => {
  const total = sumTallies([tallyOf(0), tallyOf(1), {passed: 3, failed: 0, skipped: 2}])
  expect(formatTally(total)).toBe('4 passed, 1 failed, 2 skipped')
  expect(formatTally(tallyOf(0))).toBe('1 passed, 0 failed')
})

it('keeps the last lines of a program that failed', () => {
  const output = Array.from({length: 60}, (_, index) => `line ${index + 1}`).join('\n')
  const [failure = ''] = tallyOf(1, output).failures ?? []
  expect(failure.split('\n')).toHaveLength(40)
  expect(failure).toContain('line 60')
  expect(sumTallies([tallyOf(1, output), tallyOf(0)]).failures).toEqual([failure])
})
