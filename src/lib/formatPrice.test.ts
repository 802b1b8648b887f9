import {expect, it} from 'vitest'
import {formatPriceStart} from './formatPrice'

it('says where a price begins, with its currency and its term', () => {
  expect(formatPriceStart({monthly: 1500, currency: 'USD'})).toBe('from $1,500 a month')
  expect(formatPriceStart({monthly: 49, currency: 'EUR'})).toBe('from €49 a month')
})
