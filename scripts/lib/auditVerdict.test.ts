import {describe, expect, it} from 'vitest'
import {verdictOf} from './auditVerdict'

const answer = (vulnerabilities: Record<string, number>) =>
  `npm warn A setting\n${JSON.stringify({metadata: {vulnerabilities}}, null, 2)}\nnpm warn Another\n`

it('fails for an advisory of high severity, and says how to go on', () => {
  const {text, isFailure} = verdictOf(answer({high: 1, critical: 1, moderate: 3, total: 5}), false)
  expect(isFailure).toBe(true)
  expect(text).toMatch(/^2 packages .* Fix: /)
})

it('passes with lesser ones, and counts them', () => {
  expect(verdictOf(answer({high: 0, critical: 0, moderate: 3, total: 3}), true)).toEqual({
    text: 'No advisories of high or critical severity, 3 of lower severity.',
    isFailure: false,
  })
})

describe.each([
  ['{\n"message": "405 Method Not Allowed", "error": {}\n}\nnpm error A log', '405 Method Not Allowed'],
  ['', "it didn't respond"],
])('audit of a registry without an advisory service', (output, why) => {
  it('is skipped by name', () => {
    const {text, isFailure} = verdictOf(output, false)
    expect(text).toMatch(/^skipped: audit\. /)
    expect(text).toContain(why)
    expect(isFailure).toBe(false)
  })

  it('fails with --strict', () => {
    const {text, isFailure} = verdictOf(output, true)
    expect(text).toContain(why)
    expect(text).toMatch(/ Fix: /)
    expect(isFailure).toBe(true)
  })
})
