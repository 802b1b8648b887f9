import fc from 'fast-check'
import {describe, expect, it} from 'vitest'
import {fuzzRuns} from '../../src/tools/fuzz'
import {codingsFor, isFresh} from './serverNegotiation'

describe('negotiation of the site server', () => {
  it.each([
    [undefined, []],
    ['', []],
    ['*', []],
    ['gzip', ['gzip']],
    ['gzip, br', ['br', 'gzip']],
    ['BR;Q=0.1', ['br']],
    ['br; q=0, gzip; q=0.5', ['gzip']],
    ['gzip;q=0.000', []],
    ['gzip;q=x', []],
    ['gzipped, x-br', []],
  ])('reads Accept-Encoding: %s', (field, expected) => {
    expect(codingsFor(field).map(({coding}) => coding)).toEqual(expected)
  })

  it.each([
    [undefined, false],
    ['*', true],
    ['W/"1-2"', true],
    ['"1-2"', true],
    ['"0", W/"1-2"', true],
    ['"1-20"', false],
    ['1-2', false],
  ])('compares If-None-Match: %s', (field, expected) => {
    expect(isFresh(field, 'W/"1-2"')).toBe(expected)
  })

  it('sends no coding that the client does not name, and reads any text', () => {
    fc.assert(
      fc.property(fc.string({unit: 'binary'}), (field) => {
        for (const {coding} of codingsFor(field)) expect(field.toLowerCase()).toContain(coding)
        expect(isFresh(field, 'W/"1-2"')).toBe(field.includes('"1-2"') || field.trim() === '*')
      }),
      {numRuns: fuzzRuns()},
    )
  })
})
