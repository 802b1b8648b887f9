import {describe, expect, it} from 'vitest'
import {breakLines, fits} from './lines'

/** Every character is as wide as any other. */
const measure = (text: string): number => text.length

describe('a title', () => {
  it('that is short stays on one line', () => {
    expect(breakLines('Style', 20, measure)).toEqual(['Style'])
  })

  it('is broken into lines of like widths, not into a full one and a rest', () => {
    expect(breakLines('Verify the signature of a webhook in Node', 36, measure)).toEqual([
      'Verify the signature',
      'of a webhook in Node',
    ])
  })

  it('takes no more lines than it needs', () => {
    expect(breakLines('one two three four five six', 14, measure)).toEqual(['one two three', 'four five six'])
  })

  it('loses no word, however wide', () => {
    expect(breakLines('a urn:ietf:params:oauth b', 12, measure).join(' ')).toBe('a urn:ietf:params:oauth b')
  })

  it('with spaces at the ends and in a row has none of them', () => {
    expect(breakLines('  A  login ', 20, measure)).toEqual(['A login'])
  })
})

it('says whether a title fits', () => {
  expect(fits('one two', 3, 2, measure)).toBe(true)
  expect(fits('one two', 3, 1, measure)).toBe(false)
  expect(fits('three', 3, 3, measure)).toBe(false)
})
