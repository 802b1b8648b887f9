import {describe, expect, it} from 'vitest'
import {formatBody} from './formatBody'
import {formatError} from './formatError'
import {BODY_LIMIT} from './readLimited'
import {cpuMsOf} from '../../../tests/lib/cpuTime'

describe('formatBody', () => {
  it.each([
    {a: 1, b: [true, null, {c: 'x'}], d: {}, e: [], f: '{"[,:]\\" '},
    [],
    {},
    'text',
    [[[]], [{}]],
    {'a b': '\u2028'},
  ])('indents %j as JSON.stringify does', (value) => {
    expect(formatBody(JSON.stringify(value))).toBe(JSON.stringify(value, null, 2))
    expect(formatBody(JSON.stringify(value, null, 7))).toBe(JSON.stringify(value, null, 2))
  })

  it('leaves numbers as the server wrote them', () => {
    expect(formatBody('[12345678901234567890,1.0]')).toBe('[\n  12345678901234567890,\n  1.0\n]')
  })

  it('leaves alone what is no JSON', () => {
    for (const text of ['', '<b>x</b>', '{"a": ', 'plain']) expect(formatBody(text)).toBe(text)
  })

  it('makes no more than it can hold of brackets in brackets', () => {
    expect(formatBody('['.repeat(5000) + ']'.repeat(5000)).length).toBeLessThan(1_000_000)
  })

  it('leaves alone what would have too many lines', () => {
    const brackets = '['.repeat(50_000) + ']'.repeat(50_000)
    expect(formatBody(brackets)).toBe(brackets)
  })

  it('holds nobody up, whatever the most that is read of an answer is made of', async () => {
    const cpuMs = await cpuMsOf(() => {
      for (const json of [
        '['.repeat(BODY_LIMIT / 2) + ']'.repeat(BODY_LIMIT / 2),
        `[${'{},'.repeat(BODY_LIMIT / 3 - 2)}0]`,
        `"${'x'.repeat(BODY_LIMIT - 2)}"`,
        `"${String.raw`\"`.repeat(BODY_LIMIT / 2 - 1)}"`,
      ])
        expect(formatBody(json).length).toBeGreaterThanOrEqual(json.length)
    })
    expect(cpuMs).toBeLessThan(3000)
  })
})

describe('formatError', () => {
  it('reads the three shapes of errors, the most telling first', () => {
    expect(formatError('{"error":"conflict","error_description":"Duplicate resource error"}')).toBe(
      'Duplicate resource error',
    )
    expect(formatError('{"errorMessage":"Duplicate organization"}')).toBe('Duplicate organization')
    expect(formatError('{"error":"HTTP 401 Unauthorized"}')).toBe('HTTP 401 Unauthorized')
    for (const text of ['', 'x', 'null', '[]', '{"error": {}}']) expect(formatError(text)).toBe('')
    expect(formatError(JSON.stringify({error: 'x'.repeat(1000)})).length).toBeLessThan(310)
  })
})
