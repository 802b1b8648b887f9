import {readFileSync} from 'node:fs'
import {glob} from 'tinyglobby'
import {expect, it} from 'vitest'

/** Words that say that there is such a report. The title "Reports of auditors" stands above a list, where the data has one. */
const REPORT =
  /\b(?:audit|penetration[- ]test) reports?\b|\breports? (?:of (?:our |the )?(?:audits?|penetration tests?)|about the service)\b/i

it.each([
  ['Read the audit reports.', true],
  ['Reports of audits and penetration tests', true],
  ['Look at the reports about the service that we can share.', true],
  ['Reports of auditors', false],
])('words that claim a report are known: %s', (text, isClaim) => {
  expect(REPORT.test(text)).toBe(isClaim)
})

it('no page says that there are reports about the service, which only src/data/offer/claims.ts can list', async () => {
  const files = await glob(['docs/**/*.mdx', 'src/pages/**/*.{mdx,ts,tsx}', 'src/data/**/*.ts', '!**/*.test.ts'])
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => REPORT.test(readFileSync(file, 'utf8')))).toEqual([])
})
