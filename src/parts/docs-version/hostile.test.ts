import fc from 'fast-check'
import {expect, it} from 'vitest'
import {fuzzRuns} from '../../tools/fuzz'
import {readVersions, writeVersions} from './attributes'

it('a list of versions survives any name, path, address, and label', () => {
  const text = fc.string({unit: 'grapheme'})
  const version = fc.record({name: text, path: text, href: text, label: text})
  fc.assert(
    fc.property(fc.array(version), (versions) => {
      expect(readVersions(writeVersions(versions))).toEqual(versions)
    }),
    {numRuns: fuzzRuns()},
  )
})

it('any text in the place of the list is read without an error', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({unit: 'binary'}), fc.webQueryParameters()), (text) => {
      for (const version of readVersions(text))
        expect(Object.values(version).map((value) => typeof value)).toEqual(Array(4).fill('string'))
    }),
    {numRuns: fuzzRuns()},
  )
})
