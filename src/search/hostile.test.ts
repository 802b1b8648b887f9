import fc from 'fast-check'
import {afterAll, beforeEach, describe, expect, it, vi} from 'vitest'
import {searchKinds} from '../data/search'
import {wellFormed} from '../lib/cut'
import {fuzzRuns} from '../tools/fuzz'
import {SEARCH_RECENT_KEY} from '../consent/storedKeys'
import {MAX_QUERY} from './box'
import {remembered} from './dialog/history.client'
import {takeTyped} from './dialog/reload.client'
import {siteAddress} from './dialog/siteAddress.client'
import {addressOf, queryOf, wanted} from './page/resultsPage.client'
import {pairsOf, piecesOf, stem, termsOf} from './terms'

const runs = {numRuns: fuzzRuns()}
const pieces = fc.constantFrom(
  'log in',
  'RESET_PASSWORD',
  'addMember',
  '/orgs/{orgId}',
  '"',
  "'s",
  '-',
  '.',
  '_',
  'é',
  'ﬁ',
  ' ',
)
const query = fc.array(fc.oneof(pieces, fc.string({unit: 'binary', maxLength: 8}))).map((all) => all.join(''))
const address = fc
  .array(
    fc.oneof(
      fc.constantFrom('https:', '//', '/', '\\', '..', '?', '#', '@', 'javascript:', 'evil.example', '\t'),
      query,
    ),
  )
  .map((all) => all.join(''))

const page = {
  origin: 'https://www.example.com',
  pathname: '/search/',
  search: '',
  hash: '',
  href: 'https://www.example.com/search/',
}
let stored: string | null = null

beforeEach(() => {
  vi.stubGlobal('location', {...page})
  vi.stubGlobal('history', {state: null, replaceState: () => undefined})
  vi.stubGlobal('localStorage', {
    getItem: () => stored,
    setItem: (_key: string, value: string) => (stored = value),
    removeItem: () => (stored = null),
  })
})
afterAll(() => vi.unstubAllGlobals())

describe('search', () => {
  it('splits any query into terms without spaces, and into pieces that make the query again', () => {
    fc.assert(
      fc.property(query, (text) => {
        for (const term of [...termsOf(text), ...pairsOf(text)]) expect(term).toMatch(/^\S+$/)
        expect(
          piecesOf(text)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text)
      }),
      runs,
    )
  })

  it('finds a term by itself, so that the index and a query agree', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,24}$/), (word) => {
        expect(termsOf(word)).toEqual([stem(word)])
        expect(stem(word).length).toBeGreaterThanOrEqual(Math.min(3, word.length))
      }),
      runs,
    )
  })

  it('reads a query, a section, and a page from any address', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          query,
          fc.webQueryParameters(),
          fc.tuple(query, query, query).map(([q, kind, at]) => new URLSearchParams({q, kind, page: at}).toString()),
        ),
        (search) => {
          vi.stubGlobal('location', {...page, search: `?${search}`})
          const {query: text, kind, page: at} = wanted()
          expect(text.length).toBeLessThanOrEqual(MAX_QUERY)
          expect([undefined, ...searchKinds.map(({id}) => id)]).toContain(kind)
          expect(at).toBeGreaterThanOrEqual(1)
          expect(at).toBeLessThanOrEqual(1000)
          expect(Number.isInteger(at)).toBe(true)
        },
      ),
      runs,
    )
  })

  it('writes an address that says what was wanted', () => {
    const kinds = fc.constantFrom(undefined, ...searchKinds.map(({id}) => id))
    fc.assert(
      fc.property(query.map(queryOf), kinds, fc.integer({min: 1, max: 1000}), (text, kind, at) => {
        const written = new URL(addressOf({query: text, kind, page: at}), page.origin)
        vi.stubGlobal('location', {...page, search: written.search})
        expect(wanted()).toEqual({query: text, kind, page: at})
      }),
      runs,
    )
  })

  it('takes from any hash no more than a text of a thousand characters', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          address,
          query.map((text) => `search=${encodeURIComponent(wellFormed(text))}`),
        ),
        (hash) => {
          vi.stubGlobal('location', {...page, hash: `#${hash}`})
          const typed = takeTyped()
          if (typed === undefined) return
          expect(['search', 'ask']).toContain(typed.kind)
          expect(typed.text.length).toBeLessThanOrEqual(1000)
          expect(() => encodeURIComponent(typed.text)).not.toThrow()
        },
      ),
      runs,
    )
  })

  it('links to no other site, whatever the browser has kept', () => {
    const entry = fc.record({url: address, title: fc.oneof(query, fc.anything()), heading: query})
    const kept = fc.oneof(
      query,
      fc.json(),
      fc.array(fc.oneof(entry, fc.anything())).map((list) => JSON.stringify(list)),
    )
    fc.assert(
      fc.property(kept, (text) => {
        stored = text
        const list = remembered(SEARCH_RECENT_KEY, 5).read()
        expect(list.length).toBeLessThanOrEqual(5)
        for (const {url, title, heading} of list) {
          expect(new URL(siteAddress(url) ?? 'data:', page.href).origin).toBe(page.origin)
          expect([typeof title, typeof heading]).toEqual(['string', 'string'])
        }
      }),
      runs,
    )
  })
})
