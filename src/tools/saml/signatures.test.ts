import {describe, expect, test} from 'vitest'
import {
  answerTo,
  errorsIn,
  findingIn,
  findingsOf,
  fixture,
  idpCertificate,
  idpMetadata,
  wikiMetadata,
  xmlOf,
} from './fixtures'

const both = fixture('response-signed-both.body.txt')
const bothXml = xmlOf('response-signed-both.body.txt')
const toBroker = fixture('response-to-broker.body.txt')
const request = fixture('authn-request-signed.url.txt')

describe('signatures and certificates', () => {
  test('a certificate from elsewhere proves who signed, and one in the message does not', async () => {
    const pasted = await answerTo({message: both, certificate: idpCertificate})
    expect(findingIn(pasted, /signature of the assertion is valid/)?.severity).toBe('ok')
    const alone = await answerTo({message: both})
    const found = findingIn(alone, /nothing says whose signature/)
    expect(found?.severity).toBe('warning')
    expect(found?.text).toContain('any certificate')
  })

  test('another certificate than that of the message is an error that names the setting', async () => {
    const report = await answerTo({message: toBroker, certificate: fixture('wiki-certificate.pem')})
    const found = findingIn(report, /made with another key/)
    expect(found?.severity).toBe('error')
    expect(found?.fix).toMatch(/identity provider `company`.*\*\*Validating X509 certificates\*\*/)
  })

  test('a signature in the query needs a certificate', async () => {
    expect(findingIn(await answerTo({message: request}), /there is no certificate/)?.severity).toBe('warning')
    expect(
      findingIn(await answerTo({message: request, certificate: idpCertificate}), /no certificate fits/)?.severity,
    ).toBe('error')
  })

  test('changed content is an error', async () => {
    const report = await answerTo({message: bothXml.replace('alice@acme', 'admin@acme'), metadata: idpMetadata})
    expect(errorsIn(report).filter((title) => title.includes('changed after it was signed'))).toHaveLength(2)
  })

  test('unsigned responses name the settings of the client', async () => {
    const finding = findingIn(await answerTo({message: fixture('response-unsigned.body.txt')}), /Nothing is signed/)
    expect(finding?.fix).toMatch(
      /realm `saml-lab`.*client `https:\/\/wiki.acme.example\/saml\/metadata`.*\*\*Sign assertions\*\*/,
    )
    expect(findingIn(await answerTo({message: both}), /Nothing is signed/)).toBeUndefined()
  })

  test('a service provider that wants signed assertions refuses a signed document', async () => {
    const title = /wants a signed assertion/
    const report = await answerTo({message: fixture('response-signed-document.body.txt'), metadata: wikiMetadata})
    expect(findingIn(report, title)?.fix).toContain('turn on **Sign assertions**')
    expect(findingIn(await answerTo({message: both, metadata: wikiMetadata}), title)).toBeUndefined()
    const relaxed = wikiMetadata.replace('WantAssertionsSigned="true"', 'WantAssertionsSigned="false"')
    expect(
      findingIn(await answerTo({message: fixture('response-signed-document.body.txt'), metadata: relaxed}), title),
    ).toBeUndefined()
  })

  test('only the assertion is signed', async () => {
    const title = /response around the assertion is not signed/
    expect(findingIn(await answerTo({message: fixture('response-signed-assertion.body.txt')}), title)?.severity).toBe(
      'note',
    )
    expect(findingIn(await answerTo({message: both}), title)).toBeUndefined()
  })

  test('SHA-1 is a warning', async () => {
    const report = await answerTo({message: fixture('response-sha1.body.txt')})
    expect(findingIn(report, /RSA with SHA-1/)?.fix).toContain('**Signature algorithm**')
    expect(findingIn(report, /digest uses SHA-1/)).toBeDefined()
    expect(findingIn(await answerTo({message: both}), /SHA-1/)).toBeUndefined()
  })

  test('weak encryption is a warning', async () => {
    const xml = xmlOf('response-encrypted.body.txt')
    const weak = xml.replace('http://www.w3.org/2009/xmlenc11#rsa-oaep', 'http://www.w3.org/2001/04/xmlenc#rsa-1_5')
    expect(findingIn(await answerTo({message: weak}), /PKCS #1 v1.5/)?.severity).toBe('warning')
    expect(findingIn(await answerTo({message: xml}), /PKCS/)).toBeUndefined()
    expect(findingIn(await answerTo({message: xml}), /encrypted/)?.text).toContain(
      'private key of the service provider',
    )
  })

  test('a short key is a warning', async () => {
    const report = await answerTo({message: both, certificate: fixture('small-key.pem')})
    expect(findingIn(report, /RSA key of only 1024 bits/)?.severity).toBe('warning')
    expect(findingIn(await answerTo({message: both, certificate: idpCertificate}), /bits/)).toBeUndefined()
  })

  test('an error without a signature', async () => {
    const xml = xmlOf('response-no-passive.body.txt')
    const message = xml.replace(/<dsig:Signature[\s\S]*<\/dsig:Signature>/, '')
    expect(findingIn(await answerTo({message}), /^The response is not signed$/)?.severity).toBe('warning')
    expect(findingIn(await answerTo({message: xml}), /^The response is not signed$/)).toBeUndefined()
  })

  test('dates of certificates', async () => {
    const at = async (date: string) =>
      findingsOf(await answerTo({message: both}, Date.parse(date))).map(({title}) => title)
    expect(await at('2036-11-28T00:00:00Z')).toContainEqual(
      expect.stringMatching(/`CN=saml-lab` expired 9 hours ago|`CN=saml-lab` expired/),
    )
    expect(await at('2036-11-01T00:00:00Z')).toContainEqual(
      expect.stringMatching(/`CN=saml-lab` expires in 26 days, on November 27, 2036/),
    )
    expect(await at('2026-11-26T00:00:00Z')).toContainEqual(expect.stringMatching(/not valid before November 27, 2026/))
    expect((await at('2026-11-27T14:02:10Z')).join()).not.toMatch(/`CN=saml-lab` (expire|is not valid)/)
  })
})
