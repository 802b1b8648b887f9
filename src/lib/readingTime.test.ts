import {describe, expect, it} from 'vitest'
import {readingMinutes} from './readingTime'

describe('readingMinutes', () => {
  it.each([
    [0, 1],
    [200, 1],
    [201, 2],
    [1000, 5],
  ])('of %i words is %i', (words, minutes) => {
    expect(readingMinutes('word, '.repeat(words))).toBe(minutes)
  })
})
