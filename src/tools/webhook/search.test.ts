import {createHash, createHmac} from 'node:crypto'
import fc from 'fast-check'
import {describe, expect, it} from 'vitest'
import {fuzzRuns} from '../fuzz'
import {charsets, misread} from './charset'
import {deliveryOf} from './fixtures'
import {readHeader, type Signature} from './header'
import {algorithms, sign} from './hmac'
import {utf8} from '../webCrypto'
import {keysOf} from './keys'
import {parsed} from './json'
import {search} from './search'
import {writers} from './writers'

const hmac = (body: string | Uint8Array, key: string | Uint8Array): string =>
  createHmac('sha256', key).update(body).digest('hex')

function signatureOf(text: string): Signature {
  const header = readHeader(text)
  if (header.kind !== 'signature') throw new Error(`${text} is no signature.`)
  return header.signature
}

// With characters outside of ASCII, slashes, and HTML characters, so that each way to write it differs.
const event: unknown = JSON.parse(deliveryOf('admin.USER-CREATE').body)
const body = JSON.stringify({...Object(event), resourcePath: 'users/<1>&2'})
const secret = 's3cret'

describe.each(writers.filter(({write}) => write(body, parsed(body)) !== body))('$words', ({words, write}) => {
  const changed = write(body, parsed(body)) ?? ''

  it('is found if the pasted body was changed', async () => {
    const {match} = await search({body: changed, secret, signature: signatureOf(hmac(body, secret))})
    expect(match?.body).toMatchObject({changed: 'pasted', words, bytes: utf8(body)})
  })

  it('is found if the signed body was changed', async () => {
    const {match} = await search({body, secret, signature: signatureOf(hmac(changed, secret))})
    expect(match?.body).toMatchObject({changed: 'signed', bytes: utf8(changed)})
  })
})

describe('character sets', () => {
  it.each(charsets)('$name is found if the pasted body was read in it', async (charset) => {
    const changed = misread(body, charset)
    const {match} = await search({body: changed, secret, signature: signatureOf(hmac(body, secret))})
    expect(match?.body?.changed).toBe('pasted')
    expect(match?.body?.words).toContain('UTF-8 that was read as')
  })

  it('is found if the signed body was encoded in Latin-1', async () => {
    const signature = signatureOf(hmac(Buffer.from(body, 'latin1'), secret))
    expect((await search({body, secret, signature})).match?.body?.words).toBe('encoded as Latin-1')
  })
})

it('finds a signed body that was cut', async () => {
  const long = JSON.stringify({type: 'admin.USER-CREATE', representation: 'x'.repeat(2000)})
  const signature = signatureOf(hmac(long.slice(0, 1024), secret))
  expect((await search({body: long, secret, signature})).match?.body?.words).toBe('cut after 1024 bytes')
})

describe('keys', () => {
  it.each(keysOf(' 616263646566 '))('$words', async ({bytes, words}) => {
    const {match} = await search({body, secret: ' 616263646566 ', signature: signatureOf(hmac(body, bytes))})
    expect(match).toMatchObject({key: {words}})
  })

  it.each([
    ['alone', (text: string) => text],
    ['in front of the body', (text: string) => secret + text],
    ['behind the body', (text: string) => text + secret],
  ])('a plain hash with the secret %s isn’t an HMAC', async (words, of) => {
    const plain = createHash('sha256').update(of(body)).digest('hex')
    expect((await search({body, secret, signature: signatureOf(plain)})).match?.key?.words).toContain(words)
  })

  it('finds a changed body and a changed key together', async () => {
    const pretty = JSON.stringify(JSON.parse(body), undefined, 2)
    const {match} = await search({body: pretty, secret: `${secret} `, signature: signatureOf(hmac(body, secret))})
    expect(match?.key?.words).toContain('white space')
    expect(match?.body?.changed).toBe('pasted')
  })
})

it.each(algorithms)('$name is what Node.js computes', async (algorithm) => {
  const expected = createHmac(algorithm.hash.replace('-', ''), secret).update(body).digest('hex')
  expect(await sign(algorithm, utf8(secret), utf8(body))).toBe(expected)
})

it('verifies what it signs, for any body, secret, and algorithm', async () => {
  const inputs = [fc.string({unit: 'binary'}), fc.string({unit: 'binary'}), fc.constantFrom(...algorithms)] as const
  await fc.assert(
    fc.asyncProperty(...inputs, async (anyBody, anySecret, algorithm) => {
      const digits = await sign(algorithm, utf8(anySecret), utf8(anyBody))
      const {match} = await search({body: anyBody, secret: anySecret, signature: signatureOf(digits)})
      expect(match).toEqual({})
    }),
    {numRuns: fuzzRuns()},
  )
})

it('finds the original of any JSON that was pretty-printed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.json({maxDepth: 3}), async (json) => {
      const original = JSON.stringify(JSON.parse(json))
      const pretty = `${JSON.stringify(JSON.parse(json), undefined, 2)}\n`
      const {match} = await search({body: pretty, secret, signature: signatureOf(hmac(original, secret))})
      expect(match?.body?.bytes).toEqual(utf8(original))
    }),
    {numRuns: fuzzRuns()},
  )
})

it('reports no match for a signature of another body', async () => {
  const found = await search({body, secret, signature: signatureOf(hmac('other', secret))})
  expect(found).toMatchObject({match: undefined, isTooLong: false})
  expect(found.tried).toBeGreaterThan(50)
})
