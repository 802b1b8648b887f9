import {describe, expect, it} from 'vitest'
import {collapseDuration} from './collapseDuration.client'

describe('collapseDuration', () => {
  it.each([
    [0, 40],
    [36, 192],
    [360, 327],
    [1800, 539],
  ])('of %i px takes %i ms', {tags: '@9.5'}, (height, duration) => {
    expect(collapseDuration(height, false)).toBe(duration)
  })

  it('takes 1 ms where the reader prefers less motion', {tags: '@9.5'}, () => {
    expect(collapseDuration(1800, true)).toBe(1)
  })
})
