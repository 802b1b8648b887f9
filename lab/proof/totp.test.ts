import {expect, it} from 'vitest'
import {totp} from './totp'

// RFC 6238, appendix B: the last six of its eight digits.
it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [20_000_000_000, '353130'],
])('makes the code of the second %i that the standard lists', (second, code) => {
  expect(totp('12345678901234567890', Math.floor(second / 30))).toBe(code)
})
