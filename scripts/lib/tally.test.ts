import {expect, it} from 'vitest'
import {formatTally, formatTimes, sumTallies, tallyOf} from './tally'

it('counts a program by its exit code', () => {
  expect(tallyOf(0)).toEqual({passed: 1, failed: 0, skipped: 0})
  expect(tallyOf(2)).toEqual({passed: 0, failed: 1, skipped: 0, failures: []})
})

it('adds up, and names skipped checks only when there are some', () => {
  const total = sumTallies([tallyOf(0), tallyOf(1), {passed: 3, failed: 0, skipped: 2}])
  expect(formatTally(total)).toBe('4 passed, 1 failed, 2 skipped')
  expect(formatTally(tallyOf(0))).toBe('1 passed, 0 failed')
})

it('keeps what a program that failed said, from its end, and says what it leaves out', () => {
  const output = Array.from({length: 260}, (_, index) => `line ${index + 1}`).join('\n')
  const [failure = ''] = tallyOf(1, output).failures ?? []
  expect(failure.split('\n')).toHaveLength(201)
  expect(failure).toMatch(/^\(60 more lines above\)\nline 61\n/)
  expect(failure).toContain('line 260')
  expect(sumTallies([tallyOf(1, output), tallyOf(0)]).failures).toEqual([failure])
})

it('shows the suites and the slowest tests of all of them, the slowest first', () => {
  const slow = {...tallyOf(0), slowest: [{name: 'a.test.ts › waits', seconds: 12.34}]}
  const runs = [
    {name: 'types', tally: tallyOf(0), seconds: 20.6},
    {name: 'unit', tally: slow, seconds: 95.2},
    {name: 'cli', tally: {...tallyOf(1), slowest: [{name: 'b.test.ts › starts', seconds: 80}]}, seconds: 9.04},
  ]
  expect(formatTimes(runs).split('\n')).toEqual([
    'The slowest parts',
    '    95 s  unit   1 passed, 0 failed',
    '    21 s  types  1 passed, 0 failed',
    '   9.0 s  cli    0 passed, 1 failed',
    '',
    'The slowest tests',
    '    80 s  cli    b.test.ts › starts',
    '    12 s  unit   a.test.ts › waits',
  ])
})
