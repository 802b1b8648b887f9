import {expect, it} from 'vitest'
import {longDate} from './longDate'

it('a date is day, month and year, in UTC', () => {
  expect(longDate('2026-11-10')).toBe('November 10, 2026')
  expect(longDate('2026-11-10T23:59:59.000Z')).toBe('November 10, 2026')
})
