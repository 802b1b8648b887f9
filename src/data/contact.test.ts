import {readFileSync} from 'node:fs'
import {describe, expect, it} from 'vitest'

const pages = {
  'docs/security/penetration-tests.mdx': '(/contact/#security)',
  'src/pages/contact/_security.mdx': '(/docs/security/penetration-tests/)',
}

describe.each(Object.entries(pages))('%s', (file, other) => {
  const text = readFileSync(file, 'utf8')

  it('takes the rule for tests without an appointment from the data', () => {
    expect(text).toContain('{vulnerabilityResearch.rule}')
  })

  it('links the page with the other half of the rules', () => {
    expect(text).toContain(other)
  })

  it('does not put the dashboard out of scope', () => {
    const outOfScope = text.split('\n').filter((line) => /not in scope|out of scope/i.test(line))
    expect(outOfScope.filter((line) => line.includes('dashboard'))).toEqual([])
  })
})
