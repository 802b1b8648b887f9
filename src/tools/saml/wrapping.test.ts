import {describe, expect, test} from 'vitest'
import {answerTo, errorsIn, findingIn, idpMetadata, verdictIn, xmlOf} from './fixtures'

const real = xmlOf('response-signed-assertion.body.txt')
const whole = xmlOf('response-signed-document.body.txt')

const part = (xml: string, pattern: RegExp): string => {
  const found = pattern.exec(xml)?.[0]
  if (found === undefined) throw new Error(`Nothing fits ${String(pattern)}`)
  return found
}

const SIGNATURE = /<dsig:Signature [\s\S]*?<\/dsig:Signature>/
const assertion = part(real, /<saml:Assertion[\s\S]*<\/saml:Assertion>/)
const signature = part(assertion, SIGNATURE)
const unsigned = assertion.replace(SIGNATURE, '')
/** What the attacker wants the application to read. */
const forged = unsigned.replace(/ ID="[^"]*"/, ' ID="forged"').replace(/>G-[^<]*</, '>admin<')
const put = (text: string): string => real.replace(assertion, text)
const inForged = (text: string): string => forged.replace('</saml:Issuer>', `</saml:Issuer>${text}`)
const object = (text: string): string =>
  signature.replace('</dsig:Signature>', `<dsig:Object>${text}</dsig:Object></dsig:Signature>`)

/** The ways of signature wrapping (XSW) in Somorovsky et al., "On Breaking SAML: Be Whoever You Want to Be", 2012. */
const attacks: [string, string, RegExp][] = [
  ['a forged assertion before the signed one', put(forged + assertion), /2 assertions/],
  ['a forged assertion after the signed one', put(assertion + forged), /2 assertions/],
  [
    'the signed assertion within the forged one',
    put(forged.replace('</saml:Assertion>', `${assertion}</saml:Assertion>`)),
    /doesn't belong: in `Assertion`/,
  ],
  [
    'the signature in the forged one, and the original at the end',
    put(inForged(signature) + unsigned),
    /A signature is not in what it signs/,
  ],
  [
    'the signature in the forged one, and the original in an Object',
    put(inForged(object(unsigned))),
    /contains an `Object`/,
  ],
  [
    'the original within the signature of the forged one',
    put(inForged(signature.replace('</dsig:Signature>', `${unsigned}</dsig:Signature>`))),
    /doesn't belong: in `Signature`/,
  ],
  [
    'a forged assertion in Extensions',
    real.replace('<samlp:Status>', `<samlp:Extensions>${forged}</samlp:Extensions><samlp:Status>`),
    /doesn't belong: in `Extensions`/,
  ],
  [
    'the signed assertion in Extensions',
    put(forged).replace('<samlp:Status>', `<samlp:Extensions>${assertion}</samlp:Extensions><samlp:Status>`),
    /No signature covers the assertion/,
  ],
  [
    'two assertions with the same ID',
    put(forged.replace('ID="forged"', part(assertion, / ID="[^"]*"/).trim()) + assertion),
    /Several elements have the ID/,
  ],
  [
    'a forged response around the signed one',
    whole
      .replace(/ ID="[^"]*"/, ' ID="forged"')
      .replace('</dsig:Signature>', `<dsig:Object>${whole.replace(SIGNATURE, '')}</dsig:Object></dsig:Signature>`),
    /A signature is not in what it signs/,
  ],
  ['a signature without a reference', real.replace(/<dsig:Reference[\s\S]*<\/dsig:Reference>/, ''), /no `Reference`/],
  [
    'a signature with two references',
    real.replace(/<dsig:Reference[\s\S]*<\/dsig:Reference>/, (one) => one + one),
    /2 references/,
  ],
  ['a reference to nothing', real.replace('URI="#ID', 'URI="#XX'), /which no element has as its ID/],
  [
    'a transform that leaves parts unsigned',
    real.replace('xmldsig#enveloped-signature', 'xmldsig#base64'),
    /uses the transform/,
  ],
]

describe('signature wrapping', () => {
  test.each(attacks)('%s is an error', async (_, message, title) => {
    const report = await answerTo({message, metadata: idpMetadata})
    expect(errorsIn(report)).toContainEqual(expect.stringMatching(title))
    expect(verdictIn(report)).toMatchObject({severity: 'error', title: 'A service provider would refuse this response'})
  })

  test.each([real, whole])('the real response has none of these errors', async (message) => {
    const report = await answerTo({message, metadata: idpMetadata})
    expect(errorsIn(report)).toEqual([])
    expect(verdictIn(report).severity).toBe('ok')
  })

  test('a comment within the NameID keeps the signature valid, and is an error', async () => {
    const message = real.replace(/>G-[^<]*</, (text) => `${text.slice(0, 5)}<!---->${text.slice(5)}`)
    const report = await answerTo({message, metadata: idpMetadata})
    expect(findingIn(report, /signature of the assertion is valid/)).toBeDefined()
    expect(findingIn(report, /NameID contains a comment/)?.text).toMatch(/reads only `G-\w\w`/)
    expect(verdictIn(report).severity).toBe('error')
  })

  test('a comment within an attribute is an error', async () => {
    const report = await answerTo({message: real.replace('alice@acme', 'alice<!-- -->@acme'), metadata: idpMetadata})
    expect(findingIn(report, /attribute `email` contains a comment/)?.severity).toBe('error')
  })

  test('an empty URI is a warning', async () => {
    const report = await answerTo({message: whole.replace(/URI="#[^"]*"/, 'URI=""')})
    expect(findingIn(report, /refers to the whole document/)?.severity).toBe('warning')
  })

  test('inclusive canonicalization names the setting of the client', async () => {
    const report = await answerTo({message: xmlOf('response-inclusive.body.txt'), metadata: idpMetadata})
    const found = findingIn(report, /uses inclusive canonicalization/)
    expect(found?.severity).toBe('error')
    expect(found?.fix).toContain('**Canonicalization method** of the client to `EXCLUSIVE`')
    expect(findingIn(report, /signature of the assertion wasn't checked/)?.text).toContain('exclusive canonicalization')
  })
})
