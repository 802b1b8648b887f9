import {describe, expect, it} from 'vitest'
import {readingMinutes} from './readingTime'

/** As the blog counts. */
function wordsOfWhole(text: string): number {
  const segments = new Intl.Segmenter('en', {granularity: 'word'}).segment(text)
  return Array.from(segments).filter(({isWordLike}) => isWordLike).length
}

describe('readingMinutes', () => {
  it.each([
    [0, 1],
    [200, 1],
    [201, 2],
    [1000, 5],
  ])('of %i words is %i', (words, minutes) => {
    expect(readingMinutes('word, '.repeat(words))).toBe(minutes)
  })

  it.each([
    'the realm’s client-credentials grant (RFC 6749, 4.4)',
    '日本語の文章 ภาษาไทย',
    "{\n  'a.b': 1_000,\n\tc: 3.14 \u00a0e\u0301 }",
    'https://example.com/a?b=c#d\r\n👩‍👩‍👧 x',
  ])('counts as if the text were taken as a whole: %j', (text) => {
    // Two hundred times, so that every word is a minute.
    expect(readingMinutes(`${text}\n`.repeat(200))).toBe(wordsOfWhole(text))
  })
})
