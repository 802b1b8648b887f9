import {expect, it} from 'vitest'
import {searchWords} from '../data/search'
import {wordsFor} from './words'

it('a language with a region has the words of the language', () => {
  expect(wordsFor('en-GB')).toBe(searchWords.en)
  expect(wordsFor('en')).toBe(searchWords.en)
  expect(wordsFor('xx-YY')).toBeUndefined()
})
