import {describe, expect, it} from 'vitest'
import {spreadOf} from './statistics'

describe('spreadOf', () => {
  it('has the middle of an odd number of values, and the mean of the two in the middle of an even one', () => {
    expect(spreadOf([30, 1, 2])).toEqual({median: 2, min: 1, max: 30, runs: 3})
    expect(spreadOf([4, 1, 2, 30])).toEqual({median: 3, min: 1, max: 30, runs: 4})
  })

  it('refuses to speak of nothing', () => {
    expect(() => spreadOf([])).toThrow(RangeError)
  })
})
