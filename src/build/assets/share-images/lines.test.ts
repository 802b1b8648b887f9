import {describe, expect, it} from 'vitest'
import {breakLines, fits} from './lines'

/** Every character is as wide as any other. */
const measure = (text: string): number => Array.from(text).length

describe('a title', () => {
  it('that is short stays on one line', () => {
    expect(breakLines('Style', {width: 20, lines: 3}, measure)).toEqual(['Style'])
  })

  it('is broken into lines of like widths, not into a full one and a rest', () => {
    expect(breakLines('Verify the signature of a webhook in Node', {width: 36, lines: 3}, measure)).toEqual([
      'Verify the signature',
      'of a webhook in Node',
    ])
  })

  it('takes no more lines than it needs', () => {
    expect(breakLines('one two three four five six', {width: 14, lines: 3}, measure)).toEqual([
      'one two three',
      'four five six',
    ])
  })

  it('that is too long ends with an ellipsis, within the width', () => {
    const lines = breakLines('one two three four five six seven eight nine', {width: 10, lines: 3}, measure)
    expect(lines).toEqual(['one two', 'three four', 'five six…'])
  })

  it('of one word that is wider than a line is broken within the word', () => {
    const lines = breakLines('urn:ietf:params:oauth:grant-type', {width: 12, lines: 3}, measure)
    expect(lines.join('')).toBe('urn:ietf:params:oauth:grant-type')
    expect(Math.max(...lines.map(measure))).toBeLessThanOrEqual(12)
  })

  it('of a script without spaces is broken between characters and loses none', () => {
    const title = '身元確認のための管理されたサービス'
    expect(breakLines(title, {width: 10, lines: 3}, measure).join('')).toBe(title)
  })

  it('keeps a letter and its accents together', () => {
    const title = 'e\u0301'.repeat(12)
    for (const line of breakLines(title, {width: 5, lines: 5}, measure)) expect(line.startsWith('e')).toBe(true)
  })

  it('that is too long in a script without spaces is cut at a character', () => {
    const lines = breakLines('身'.repeat(40), {width: 10, lines: 2}, measure)
    expect(lines).toEqual(['身'.repeat(10), `${'身'.repeat(9)}…`])
  })

  it('with spaces at the ends and in a row has none of them', () => {
    expect(breakLines('  A  login ', {width: 20, lines: 3}, measure)).toEqual(['A login'])
  })
})

it('says whether a title fits without breaking a word', () => {
  expect(fits('one two', {width: 3, lines: 2}, measure)).toBe(true)
  expect(fits('one two', {width: 3, lines: 1}, measure)).toBe(false)
  expect(fits('three', {width: 3, lines: 3}, measure)).toBe(false)
})
