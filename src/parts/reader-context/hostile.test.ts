import fc from 'fast-check'
import {describe, expect, it} from 'vitest'
import {fuzzRuns} from '../../tools/fuzz'
import {emptyContext, isPlainAddress, parseContext, replacements} from './readerContext'
import {checkBaseUrl, checkRealm, isSegment, realmUrl, splitIssuer} from './server'

const runs = {numRuns: fuzzRuns()}
const anyText = fc.string({unit: 'binary'})
const pieces = fc.constantFrom(
  'https://',
  'http://',
  '//',
  '/',
  '..',
  '@',
  ':',
  '?',
  '#',
  '%2f',
  ' ',
  'a.example',
  'realms',
  '\\',
)
const address = fc.array(fc.oneof(pieces, fc.string({unit: 'grapheme', maxLength: 4}))).map((all) => all.join(''))

/** Addresses that have one part too many, or none. */
const wellFormed = fc
  .tuple(
    fc.constantFrom('https://', 'http://', 'HTTPS://', ' https://', 'ftp://'),
    fc.constantFrom('', 'user@', ':secret@', 'user:secret@'),
    fc.constantFrom('a.example', 'localhost', '127.0.0.1', '[::1]', 'a.example:8443'),
    fc.constantFrom('', '/', '/auth', '/auth//', '/realms/a', '/a/../b', '/%2e%2e/', '/ä b'),
    fc.constantFrom('', '?', '?a=b', '#', '#a'),
  )
  .map((parts) => parts.join(''))

describe('what a reader enters about a server', () => {
  it('is read from any stored text as texts, whatever the text says', () => {
    const stored = fc.oneof(
      anyText,
      fc.json(),
      fc
        .record({baseUrl: fc.anything(), realm: fc.anything(), ids: fc.anything()})
        .map((value) => JSON.stringify(value)),
    )
    fc.assert(
      fc.property(stored, (text) => {
        const {ids, ...texts} = parseContext(text)
        expect(Object.keys(texts)).toEqual(['baseUrl', 'realm', 'clientId', 'webhookUrl'])
        for (const value of [...Object.values(texts), ...Object.values(ids)]) expect(value).toBeTypeOf('string')
      }),
      runs,
    )
  })

  it('survives being stored and read again', () => {
    const text = fc.string({maxLength: 50})
    const ids = fc.dictionary(
      text.filter((name) => name !== '__proto__'),
      text.filter((id) => id !== ''),
      {noNullPrototype: true},
    )
    fc.assert(
      fc.property(fc.record({baseUrl: text, realm: text, clientId: text, webhookUrl: text, ids}), (context) => {
        expect(parseContext(JSON.stringify(context))).toEqual(context)
      }),
      runs,
    )
  })

  it('replaces an example only with text that means itself in a shell and in an address', () => {
    const context = fc.record({
      baseUrl: address,
      realm: anyText,
      clientId: address,
      webhookUrl: address,
      orgId: anyText,
    })
    fc.assert(
      fc.property(context, ({orgId, ...texts}) => {
        const found = replacements({...emptyContext, ...texts, ids: {orgId}})
        for (const value of Object.values(found)) expect(value).toMatch(/^[\w.:[\]/~-]*$/)
        for (const value of [found.baseUrl, found.webhookUrl]) expect(isPlainAddress(value ?? 'https://a')).toBe(true)
      }),
      runs,
    )
  })

  it('becomes a base URL that has no more than an origin and a path', () => {
    fc.assert(
      fc.property(fc.oneof(address, wellFormed), (text) => {
        const checked = checkBaseUrl(text, 'www.example.com')
        if (!checked.ok) {
          expect(checked.problem).toMatch(/\S.*\.$/)
          return
        }
        const {protocol, href} = new URL(checked.value)
        expect(protocol).toBe('https:')
        // Nothing that the reader has entered is left out without a word.
        const {username, password, search, hash} = new URL(text.trim())
        expect([username, password, search, hash]).toEqual(['', '', '', ''])
        expect(href.replace(/\/$/, '')).toBe(checked.value)
        expect(checkBaseUrl(checked.value, 'www.example.com')).toEqual(checked)
      }),
      runs,
    )
  })

  it('becomes a realm that is one segment of the address', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, address), (text) => {
        const checked = checkRealm(text)
        if (!checked.ok) return
        expect(isSegment(checked.value)).toBe(true)
        const {pathname} = new URL(realmUrl('https://a.example/base', checked.value))
        expect(pathname).toBe(`/base/realms/${encodeURIComponent(checked.value)}`)
        const split = splitIssuer(realmUrl('https://a.example/base', checked.value))
        expect(split).toEqual({baseUrl: 'https://a.example/base', realm: checked.value})
      }),
      runs,
    )
  })

  it('can be any issuer or none', () => {
    fc.assert(
      fc.property(address, (text) => {
        const split = splitIssuer(text)
        if (split !== undefined) expect(text).toContain(split.baseUrl)
      }),
      runs,
    )
  })
})
