import {describe, expect, it} from 'vitest'
import {currentHeading} from './currentHeading.client'

describe('currentHeading', () => {
  it.each([
    ['the heading at the top of the screen', [-500, 0, 300], 1],
    ['the next heading once it is in the upper half', [-500, 390, 700], 1],
    ['the heading before, as long as the next is in the lower half', [-500, 410, 700], 0],
    ['the heading before, as long as the next is below the screen', [-500, -20, 900], 1],
    ['none above the first', [500, 900], -1],
    ['the last one below it', [-900, -500], 1],
    ['none of none', [], -1],
  ])('is %s', (_, tops, expected) => {
    expect(currentHeading(tops, 800)).toBe(expected)
  })
})
