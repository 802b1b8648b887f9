import {deflateSync} from 'fflate'
import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {fuzzRuns} from '../fuzz'
import {InputError} from '../run'
import {toBase64} from '../webCrypto'
import {answerTo, findingIn, xmlOf} from './fixtures'
import {cpuMsOf} from '../../../tests/lib/cpuTime'

const MILLION = 1_000_000
const real = xmlOf('response-signed-assertion.body.txt')
const many = (text: string, length = MILLION): string => text.repeat(Math.ceil(length / text.length))
const within = (inner: string): string =>
  `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol">${inner}</samlp:Response>`
const attributes = (count: number): string => Array.from({length: count}, (_, at) => ` a${at}=""`).join('')
const packed = (text: string): string => toBase64(deflateSync(new TextEncoder().encode(text)))

describe('hostile input for the SAML decoder', () => {
  test.each([
    ['1 MB of <', many('<'), 'characters'],
    ['1 MB of one tag', many('<a>'), 'characters'],
    ['deep nesting', within(many('<a>', 3000) + many('</a>', 4000)), '64 levels'],
    ['many elements', within(many('<a/>', 100_000)), '2,000 elements'],
    ['many attributes', within(`<a${attributes(20_000)}/>`), '100 attributes'],
    ['many quotation marks', within(`<a ${many('"', 200_000)}/>`), '100 attributes'],
    ['an unclosed comment', `<a>${many('<!--', 200_000)}`, "isn't well-formed"],
    ['an unclosed CDATA section', `<a>${many('<![CDATA[', 200_000)}`, "isn't well-formed"],
    ['a long name', `<${many('a', 200_000)}`, "isn't well-formed"],
    ['a billion laughs', `<!DOCTYPE a [<!ENTITY b "b"><!ENTITY c "&b;&b;">]>${real}`, 'DOCTYPE'],
    [
      'an external entity',
      real.replace('<samlp:Response', '<!doctype a [<!entity b SYSTEM "file:///etc/passwd">]><samlp:Response'),
      'XXE',
    ],
    ['an entity without a DTD', real.replace('>Alice<', '>&b;<'), "isn't well-formed"],
    [
      'a bomb of compressed data',
      `SAMLRequest=${encodeURIComponent(packed(many('<a>', 50 * MILLION)))}`,
      'decompressed',
    ],
    ['1 MB of Base64', many('QUJD'), 'characters'],
    ['Base64 of other data', many('QUJD', 200_000), 'not XML'],
    ['1 MB of parameters', many('SAMLResponse=&'), 'empty'],
    ['1 MB of percent signs', `SAMLResponse=${many('%')}`, 'characters'],
    ['1 MB of attributes of HTML', `<html>${many('value="SAMLResponse')}`, "isn't complete"],
    ['1 MB of spaces and letters', many('a '), 'characters'],
    ['1 MB of commands', many("curl 'https://a"), 'no `SAMLRequest`'],
    [
      'many signatures',
      within(many('<d:Signature xmlns:d="http://www.w3.org/2000/09/xmldsig#"/>', 6000)),
      'signatures',
    ],
  ])('%s is refused in a moment', async (_, message, reason) => {
    const cpuMs = await cpuMsOf(async () => {
      await expect(answerTo({message})).rejects.toThrow(InputError)
      await expect(answerTo({message})).rejects.toThrow(reason)
    })
    expect(cpuMs).toBeLessThan(4000)
  })

  test.each([
    ['metadata', {metadata: many('<a>')}],
    ['metadata that never ends', {metadata: many('</EntityDescriptor')}],
    ['certificate', {certificate: many('MIIC')}],
    ['certificate of PEM marks', {certificate: many('-----BEGIN CERTIFICATE-----')}],
    ['certificate of commas', {certificate: many('MIIC,')}],
    ['nested DER', {certificate: toBase64(Uint8Array.from({length: 9000}, (_, at) => (at % 2 === 0 ? 0x30 : 0x7f)))}],
  ])('1 MB in the field %s is refused in a moment', async (_, inputs) => {
    const cpuMs = await cpuMsOf(() => expect(answerTo({message: real, ...inputs})).rejects.toThrow(InputError))
    expect(cpuMs).toBeLessThan(2000)
  })

  test('the largest message that is read is answered in a moment', async () => {
    const value = '<saml:AttributeValue>group</saml:AttributeValue>'
    const message = real.replace(
      '<saml:AttributeStatement>',
      `<saml:AttributeStatement><saml:Attribute Name="groups">${value.repeat(1800)}</saml:Attribute>`,
    )
    const cpuMs = await cpuMsOf(async () => expect(findingIn(await answerTo({message}), /digest/)).toBeDefined())
    expect(cpuMs).toBeLessThan(2000)
  })

  test('a changed message is answered, or refused with an InputError', async () => {
    const pieces = fc.constantFrom(
      '<',
      '>',
      '/',
      '"',
      '&',
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      ' xmlns=""',
      ' ID="a"',
      '</saml:Assertion>',
      '<saml:Assertion>',
      ':',
      '\u0000',
      '\uD800',
      '#',
      '=',
    )
    const changes = fc.array(
      fc.record({at: fc.nat(real.length), cut: fc.nat(60), put: fc.oneof(pieces, fc.string({maxLength: 8}))}),
      {minLength: 1, maxLength: 4},
    )
    await fc.assert(
      fc.asyncProperty(changes, async (edits) => {
        let message = real
        for (const {at, cut, put} of edits) message = message.slice(0, at) + put + message.slice(at + cut)
        try {
          expect((await answerTo({message})).length).toBeGreaterThan(0)
        } catch (error) {
          expect(error).toBeInstanceOf(InputError)
        }
      }),
      {numRuns: fuzzRuns()},
    )
  })

  test('whatever is in the other fields, the answer is a report or an InputError', async () => {
    const text = fc.oneof(
      fc.string({unit: 'binary'}),
      fc.base64String(),
      fc.constantFrom('<a/>', '<EntityDescriptor/>', 'MAA=', 'MIIC', '-----BEGIN CERTIFICATE-----'),
    )
    await fc.assert(
      fc.asyncProperty(text, text, text, text, async (metadata, entityId, acsUrl, certificate) => {
        try {
          await answerTo({message: real, metadata, entityId, acsUrl, certificate})
        } catch (error) {
          expect(error).toBeInstanceOf(InputError)
        }
      }),
      {numRuns: fuzzRuns()},
    )
  })
})
