import {afterEach, describe, expect, it, vi} from 'vitest'
import {cut, wellFormed} from './cut'

afterEach(() => vi.unstubAllGlobals())

describe('cut', () => {
  it.each([
    ['keeps a short text', 'abc', 3, 'abc'],
    ['cuts at the limit', 'abcd', 3, 'abc'],
    ['leaves out an emoji that does not fit', 'ab😀', 3, 'ab'],
    ['leaves out a family of emoji that does not fit whole', 'ab👩‍👩‍👧c', 8, 'ab'],
    ['leaves out a flag that does not fit whole', 'ab🇩🇪c', 4, 'ab'],
    ['leaves out a letter whose accent does not fit', 'abe\u0301c', 3, 'ab'],
    ['replaces half a character that the text came with', 'a\uD83Db', 3, 'a\uFFFDb'],
    ['cuts within a character that is longer than the limit', `a${'\u0301'.repeat(9)}`, 4, 'a\u0301\u0301\u0301'],
    ['leaves nothing of an emoji that is longer than the limit', '😀', 1, ''],
  ])('%s', (_, text, most, expected) => {
    expect(cut(text, most)).toBe(expected)
  })

  it('keeps surrogate pairs whole in a browser that has no Intl.Segmenter', () => {
    vi.stubGlobal('Intl', {})
    expect(cut('ab😀', 3)).toBe('ab')
    expect(cut('ab😀', 4)).toBe('ab😀')
  })

  it('gives a text that can be encoded, wherever it is cut', () => {
    const text = 'a😀\uD83D👩‍👩‍👧\uDE00🇩🇪e\u0301'
    for (let most = 0; most <= text.length; most += 1) {
      const result = cut(text, most)
      expect(result.length).toBeLessThanOrEqual(most)
      expect(() => encodeURIComponent(result)).not.toThrow()
    }
  })
})

describe('wellFormed', () => {
  it('replaces halves of surrogate pairs and keeps pairs', () => {
    expect(wellFormed('\uDE00a😀\uD83D')).toBe('\uFFFDa😀\uFFFD')
  })
})
