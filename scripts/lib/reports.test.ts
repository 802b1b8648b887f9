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
          {fullName: 'holds', status: 'passed', duration: 1500, failureMessages: []},
          {
            fullName: 'breaks',
            status: 'failed',
            failureMessages: ['\u001b[31mexpected 1 to be 2\u001b[39m\n    at a.test.ts:3'],
          },
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
    slowest: [
      {name: 'a.test.ts › holds', seconds: 1.5},
      {name: 'a.test.ts › breaks', seconds: 0},
    ],
  })
})

const spec = (title: string, status: string, {message = '', duration = 0} = {}) => ({
  title,
  file: 'e2e/menu.spec.ts',
  line: 7,
  tests: [
    {
      status,
      // A test that fails is tried twice.
      results: (status === 'unexpected' ? [1, 2] : [1]).map(() => ({
        duration,
        errors: message === '' ? [] : [{message}],
      })),
    },
  ],
})

it('names the failed tests of Playwright, however deep they stand, and those that passed at the second try', () => {
  const tally = readPlaywright({
    stats: {expected: 1, unexpected: 1, flaky: 1, skipped: 0},
    errors: [],
    suites: [
      {
        specs: [spec('opens', 'expected', {duration: 10})],
        suites: [
          {
            specs: [
              spec('closes', 'unexpected', {message: 'Timed out', duration: 2500}),
              spec('turns', 'flaky', {message: 'Late', duration: 20}),
            ],
          },
        ],
      },
    ],
  })
  expect(tally).toEqual({
    passed: 2,
    failed: 1,
    skipped: 0,
    failures: [
      'tests/e2e/menu.spec.ts:7 › closes\n    Timed out',
      'tests/e2e/menu.spec.ts:7 › turns (passed on the second attempt)\n    Late',
    ],
    slowest: [
      {name: 'tests/e2e/menu.spec.ts:7 › closes', seconds: 5},
      {name: 'tests/e2e/menu.spec.ts:7 › turns', seconds: 0.02},
      {name: 'tests/e2e/menu.spec.ts:7 › opens', seconds: 0.01},
    ],
  })
})
