import {expect, it} from 'vitest'
import {daysAfter, isFixedIn, isIntroducedAfter, pageOf, promisedBy, severityOf} from './advisories'

it.each([
  ['26.6.4', false],
  ['26.6.6', true],
  ['26.7.1', false],
  ['26.7.2', true],
  ['26.8.0', true],
  ['26.5.7', false],
  ['26.4.15', true],
  ['27.0.0', true],
])('a fix in 26.7.2 and two tags: %s has it: %s', (version, isFixed) => {
  expect(isFixedIn({fixedIn: ['26.7.2'], tags: ['26.6.6', '26.4.15']}, version)).toBe(isFixed)
})

it('compares versions by number and not as text', () => {
  expect(isFixedIn({fixedIn: ['26.10.0']}, '26.9.9')).toBe(false)
  expect(isFixedIn({fixedIn: ['26.2.9']}, '26.2.10')).toBe(true)
})

it('a version before the first affected one is not affected', () => {
  expect(isIntroducedAfter({introducedIn: '26.7.0'}, '26.6.4')).toBe(true)
  expect(isIntroducedAfter({introducedIn: '26.7.0'}, '26.7.0')).toBe(false)
  expect(isIntroducedAfter({}, '26.0.0')).toBe(false)
})

it.each([
  [3.9, 'low'],
  [4, 'moderate'],
  [6.9, 'moderate'],
  [7, 'high'],
  [9, 'critical'],
  [undefined, 'not rated'],
])('a score of %s is %s', (score, severity) => {
  expect(severityOf(score === undefined ? {} : {score})).toBe(severity)
})

it('adds days across the end of a month and a year', () => {
  expect(daysAfter('2026-02-27', 2)).toBe('2026-03-01')
  expect(daysAfter('2025-12-30', 30)).toBe('2026-01-29')
})

it('promises an early fix if an attacker needs no account or the severity is high', () => {
  const published = '2026-09-16'
  const late = promisedBy({published, score: 5, access: 'admin'})
  expect(promisedBy({published, score: 5, access: 'none'}) < late).toBe(true)
  expect(promisedBy({published, score: 7.2, access: 'admin'}) < late).toBe(true)
})

it('an entry is on the page of its quarter or else of its year, and without one says which page to write', () => {
  expect(pageOf({id: 'CVE-2026-1', published: '2026-04-01'})).toBe('2026q2')
  expect(pageOf({id: 'CVE-2026-1', published: '2025-12-31'})).toBe('2025')
  expect(() => pageOf({id: 'CVE-2031-1', published: '2031-12-31'})).toThrow('security-advisories/2031q4.mdx')
})
