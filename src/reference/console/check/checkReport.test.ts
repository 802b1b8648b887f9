import {describe, expect, it} from 'vitest'
import {reportText} from '../../../tools/reportText'
import {checkReport, isMatch, summaryOf} from './checkReport'
import type {CheckOutcome, CheckResult} from './runChecks'

const resultOf = (outcome: CheckOutcome): CheckResult => ({
  check: {
    step: '1. Verify',
    anchor: 'verify',
    path: '/admin/realms/acme',
    expected: {status: 200, headers: [], body: ''},
  },
  path: '/admin/realms/demo',
  outcome,
})
const passed = resultOf({kind: 'passed'})
const failed = resultOf({kind: 'failed', difference: 'verifyEmail: expected true, seen false'})
const skipped = resultOf({kind: 'skipped', reason: "it's for >=26.7"})
const unasked = resultOf({kind: 'unasked', explanation: {title: 'A role is missing', text: 'Get it.'}})

describe('the results of a page’s checks', () => {
  it('are summed up in a sentence', () => {
    expect(summaryOf([passed])).toBe('1 check matches.')
    expect(summaryOf([passed, passed, failed, skipped, unasked])).toBe(
      '2 checks match, 1 differs, 1 was skipped, 1 wasn’t checked.',
    )
  })

  it('are a match only if something was compared and nothing differs', () => {
    expect(isMatch([passed, skipped])).toBe(true)
    expect(isMatch([skipped])).toBe(false)
    expect(isMatch([passed, unasked])).toBe(false)
    expect(isMatch([passed, failed])).toBe(false)
  })

  it('become Markdown with links to the steps', () => {
    const text = reportText(
      checkReport({title: 'Verify', page: '/docs/verify/', realm: 'demo', results: [failed]}),
      'https://www.example.com',
    )
    expect(text).toBe(
      [
        '## Verify: realm demo',
        '',
        '1 differs.',
        '',
        '- **Error:** 1. Verify: `GET /admin/realms/demo`',
        '  Your realm differs: verifyEmail: expected true, seen false.',
        '  See [1. Verify](https://www.example.com/docs/verify/#verify).',
        '',
      ].join('\n'),
    )
  })
})
