import {afterEach, expect, it, vi} from 'vitest'
import {monthName, readDate} from '../kit/figures/Timeline/dates'
import {formatUptime} from '../parts/calculators/uptime'
import {formatList, formatNumber} from './formats'
import {formatAmount} from './formatPrice'
import {longDate} from './longDate'

afterEach(() => vi.unstubAllEnvs())

it.each([
  ['en', ['November 10, 2026', 'Mar', '11 Feb 2022', '50,000', '€1,499', '99.950%', 'A, B, and C']],
  ['de', ['10. November 2026', 'Mär', '11 Feb 2022', '50.000', '1.499 €', '99,950%', 'A, B und C']],
])('dates and numbers in %s are written as its readers do', (language, written) => {
  vi.stubEnv('DOCUSAURUS_CURRENT_LOCALE', language)
  expect([
    longDate('2026-11-10'),
    monthName(2),
    readDate('A timeline', '2022-02-11').text,
    formatNumber(50_000),
    formatAmount(1499, 'EUR').replace('\u00A0', ' '),
    formatUptime(99.95),
    formatList(['A', 'B', 'C']),
  ]).toEqual(written)
})

it('the language is English where the development server was told none', () => {
  vi.stubEnv('DOCUSAURUS_CURRENT_LOCALE', String(undefined))
  expect(formatNumber(50_000)).toBe('50,000')
})
