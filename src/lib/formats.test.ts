import {afterEach, expect, it, vi} from 'vitest'
import {monthName, readDate} from '../kit/figures/Timeline/dates'
import {formatUptime} from '../parts/calculators/uptime'
import {formatList, formatNumber} from './formats'
import {formatAmount} from './formatPrice'
import {longDate} from './longDate'

afterEach(() => vi.unstubAllEnvs())

it.each([
  ['en', ['November 10, 2026', 'Mar', '11 Feb 2022', '50,000', '€1,499', '99.950%', 'A, B, and C']],
  ['de', ['10. November 2026', 'Mär', '11 Feb 2022', '50.000', '1.499 €', '99,950 %', 'A, B und C']],
  ['fr-CA', ['10 novembre 2026', 'mars', '11 févr. 2022', '50 000', '1 499 €', '99,950 %', 'A, B et C']],
])('dates and numbers in %s are written as its readers do', (language, written) => {
  vi.stubEnv('DOCUSAURUS_CURRENT_LOCALE', language)
  const texts = [
    longDate('2026-11-10'),
    monthName(2),
    readDate('A timeline', '2022-02-11').text,
    formatNumber(50_000),
    formatAmount(1499, 'EUR'),
    formatUptime(99.95),
    formatList(['A', 'B', 'C']),
  ]
  expect(texts.map((text) => text.replaceAll('\u00A0', ' '))).toEqual(written)
})

it('the language is English where the development server was told none', () => {
  vi.stubEnv('DOCUSAURUS_CURRENT_LOCALE', String(undefined))
  expect(formatNumber(50_000)).toBe('50,000')
})
