import {readFileSync} from 'node:fs'
import {describe, expect, it} from 'vitest'

const pages = [
  // The component draws `src/data/offer/testing.ts`, which has the rule from here.
  {file: 'docs/security/penetration-tests.mdx', other: '(/contact/#security)', rule: '<TestedParts />'},
  {
    file: 'src/pages/contact/_security.mdx',
    other: '(/docs/security/penetration-tests/)',
    rule: '{vulnerabilityResearch.rule}',
  },
]

describe.each(pages)('$file', ({file, other, rule}) => {
  const text = readFileSync(file, 'utf8')

  it('takes the rule for tests without an appointment from the data', () => {
    expect(text).toContain(rule)
  })

  it('links the page with the other half of the rules', () => {
    expect(text).toContain(other)
  })

  it('does not put the dashboard out of scope', () => {
    const outOfScope = text.split('\n').filter((line) => /not in scope|out of scope/i.test(line))
    expect(outOfScope.filter((line) => line.includes('dashboard'))).toEqual([])
  })
})
