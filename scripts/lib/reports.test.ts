import {expect, it} from 'vitest'
import {readPlaywright, readVitest} from './reports'

it('names the failed tests of vitest with their messages, and a file that did not load', () => {
  const tally = readVitest({
    numPassedTests: 1,
    numFailedTests: 1,
    numPendingTests: 2,
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          {fullName: 'holds', status: 'passed', failureMessages: []},
          {fullName: 'breaks', status: 'failed', failureMessages: ['\u001b[31mexpected 1 to be 2\u001b[39m']},
        ],
      },
      {name: 'b.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: []},
    ],
  })
  expect(tally).toEqual({
    passed: 1,
    failed: 1,
    skipped: 2,
    failures: ['a.test.ts › breaks\n    expected 1 to be 2', 'b.test.ts\n    Cannot find module'],
  })
})

it('names the failed tests of Playwright, however deep they stand, and those that passed at the second try', () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    file: 'menu.spec.ts',
    line: 7,
    tests: [{status, results: [{errors: message === undefined ? [] : [{message}]}]}],
  })
  const tally = readPlaywright({
    stats: {expected: 1, unexpected: 1, flaky: 1, skipped: 0},
    errors: [],
    suites: [
      {
        specs: [spec('opens', 'expected')],
        suites: [{specs: [spec('closes', 'unexpected', 'Timed out'), spec('turns', 'flaky', 'Late')]}],
      },
    ],
  })
  expect(tally).toEqual({
    passed: 2,
    failed: 1,
    skipped: 0,
    failures: ['menu.spec.ts:7 › closes\n    Timed out', 'menu.spec.ts:7 › turns (passed at the second try)\n    Late'],
  })
})
