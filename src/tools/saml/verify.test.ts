import {DOMParser, DOMImplementation, XMLSerializer} from '@xmldom/xmldom'
import {beforeAll, describe, expect, test} from 'vitest'
import {Application, Parse, SignedXml} from 'xmldsigjs'
import {setNodeDependencies} from 'xml-core'
import * as xpath from 'xpath'
import {readCertificate, type Certificate} from './certificate'
import {brokerMetadata, fixture, idpCertificate, xmlOf} from './fixtures'
import {readSignatures} from './signature'
import {readSource} from './source'
import {verifyQuery, verifyXml} from './verify'
import {parseXml} from './xml'

const idp = readCertificate(idpCertificate, 'certificate')
const broker = readCertificate(/X509Certificate>([^<]+)</.exec(brokerMetadata)?.[1] ?? '', 'certificate')

const signed = [
  'response-signed-document.body.txt',
  'response-signed-assertion.body.txt',
  'response-signed-both.body.txt',
  'response-encrypted.body.txt',
  'response-sha1.body.txt',
  'response-pss.body.txt',
  'response-no-passive.body.txt',
  'response-to-broker.body.txt',
]

const states = async (xml: string, certificate = idp) =>
  Promise.all(readSignatures(parseXml(xml, 'message')).map(async (one) => (await verifyXml(one, [certificate])).state))

beforeAll(() => {
  setNodeDependencies({DOMParser, DOMImplementation, XMLSerializer, xpath})
  Application.setEngine('Node.js', globalThis.crypto)
})

/** What xmldsigjs, an independent implementation, says about the first signature. */
async function oracle(xml: string): Promise<boolean> {
  const document = Parse(xml)
  const [signature] = document.getElementsByTagNameNS('http://www.w3.org/2000/09/xmldsig#', 'Signature')
  if (!signature) throw new Error('The message has no signature')
  const checked = new SignedXml(document)
  checked.LoadXml(signature)
  try {
    return await checked.Verify()
  } catch {
    return false
  }
}

describe('signatures of Keycloak', () => {
  test.each(signed)('%s is valid, as xmldsigjs says', async (name) => {
    const xml = xmlOf(name)
    const found = await states(xml)
    expect(found.length).toBeGreaterThan(0)
    expect(new Set(found)).toEqual(new Set(['valid']))
    expect(await oracle(xml)).toBe(true)
  })

  test('a request in a form is valid with the key of the broker only', async () => {
    const xml = xmlOf('authn-request-signed-post.body.txt')
    expect(await states(xml, broker)).toEqual(['valid'])
    expect(await states(xml, idp)).toEqual(['wrongKey'])
  })

  test.each(signed)('%s with one changed letter is changed, as xmldsigjs says', async (name) => {
    const changed = xmlOf(name)
      .replace('Version="2.0"', 'Version="2.1"')
      .replaceAll('IssueInstant="2026', 'IssueInstant="2027')
    const found = await states(changed)
    expect(new Set(found)).toEqual(new Set(['changed']))
    expect(await oracle(changed)).toBe(false)
  })

  test('a changed SignedInfo fits no key', async () => {
    const xml = xmlOf('response-signed-assertion.body.txt')
    const changed = xml.replace('<dsig:SignedInfo>', '<dsig:SignedInfo Id="a">')
    expect(await states(changed)).toEqual(['wrongKey'])
    expect(await oracle(changed)).toBe(false)
  })

  test('inclusive canonicalization of Keycloak fails in the response, and holds for the assertion alone', async () => {
    const xml = xmlOf('response-inclusive.body.txt')
    expect(await states(xml)).toEqual(['wrongKey'])
    const assertion = /<saml:Assertion[\s\S]*<\/saml:Assertion>/.exec(xml)?.[0] ?? ''
    const alone = assertion.replace(
      '<saml:Assertion',
      '<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"',
    )
    expect(await states(alone)).toEqual(['valid'])
  })

  test.each([
    ['an unknown algorithm', (xml: string) => xml.replace('xmldsig-more#rsa-sha256', 'xmldsig-more#rsa-ripemd160')],
    ['an unknown digest', (xml: string) => xml.replace('xmlenc#sha256', 'xmlenc#ripemd160')],
    [
      'a transform that leaves parts out',
      (xml: string) =>
        xml.replace(
          '<dsig:Transforms>',
          '<dsig:Transforms><dsig:Transform Algorithm="http://www.w3.org/TR/1999/REC-xpath-19991116"/>',
        ),
    ],
    ['an ID that no element has', (xml: string) => xml.replace('URI="#ID', 'URI="#XX')],
    ['no SignedInfo', (xml: string) => xml.replace(/<dsig:SignedInfo>[\s\S]*<\/dsig:SignedInfo>/, '')],
    ['a value that is no Base64', (xml: string) => xml.replace('<dsig:SignatureValue>', '<dsig:SignatureValue>!')],
  ])('%s is not checked', async (_, change) => {
    const xml = xmlOf('response-signed-assertion.body.txt')
    expect(change(xml)).not.toBe(xml)
    expect(await states(change(xml))).toEqual(['unchecked'])
  })
})

describe('signatures in the query', () => {
  test.each([
    ['authn-request-signed.url.txt', broker],
    ['logout-request-by-broker.url.txt', broker],
    ['logout-response-to-broker.url.txt', idp],
    ['logout-response-redirect.url.txt', idp],
  ])('%s', async (name, certificate) => {
    const query = readSource(fixture(name))?.parameter?.signed
    if (!query) throw new Error('No signature')
    expect(await verifyQuery(query, [certificate])).toMatchObject({state: 'valid'})
    expect(
      await verifyQuery({...query, octets: query.octets.replace('RelayState=', 'RelayState=x')}, [certificate]),
    ).toEqual({state: 'wrongKey'})
    expect(await verifyQuery({...query, algorithm: 'urn:none'}, [certificate])).toMatchObject({state: 'unchecked'})
  })
})

// Without xmlns="", which xmldsigjs 2.8.8 also writes where no element around has written a default namespace.
describe('signatures of xmldsigjs', () => {
  const odd = `<s:a xmlns:s="urn:s" xmlns="urn:d" xmlns:unused="urn:u" ID="x" b='"&lt;&#9;' a="&#13;"><!-- c --><b c=""/>&lt;&gt;&amp;
    <![CDATA[<d>&]]><?e f?><g s:h="1" h="2"/></s:a>`

  test.each([
    ['P-256', {name: 'ECDSA', hash: 'SHA-256', namedCurve: 'P-256'}],
    ['P-384', {name: 'ECDSA', hash: 'SHA-384', namedCurve: 'P-384'}],
    ['RSA', {name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-384', modulusLength: 2048, publicExponent: Uint8Array.of(1, 0, 1)}],
  ])('of a key for %s are valid, and with another key not', async (_, algorithm) => {
    const keys = await pair(algorithm)
    const document = Parse(odd)
    const signer = new SignedXml()
    signer.XmlSignature.SignedInfo.CanonicalizationMethod.Algorithm = 'http://www.w3.org/2001/10/xml-exc-c14n#'
    await signer.Sign(algorithm, keys.privateKey, document, {
      references: [{uri: '#x', hash: 'SHA-256', transforms: ['enveloped', 'exc-c14n']}],
    })
    const signature = signer.XmlSignature.toString()
    const xml = odd.replace('</s:a>', `${signature}</s:a>`)
    const [read] = readSignatures(parseXml(xml, 'message'))
    if (!read) throw new Error('No signature')
    expect(await verifyXml(read, [await certificateOf(keys, algorithm)])).toMatchObject({state: 'valid'})
    expect(await verifyXml(read, [await certificateOf(await pair(algorithm), algorithm)])).toEqual({state: 'wrongKey'})
    expect(await verifyXml(read, [idp])).toEqual({state: 'wrongKey'})
  })
})

type Algorithm = {
  name: string
  hash: string
  namedCurve?: string
  modulusLength?: number
  publicExponent?: Uint8Array<ArrayBuffer>
}

async function pair(algorithm: Algorithm): Promise<CryptoKeyPair> {
  const keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  if (!('privateKey' in keys)) throw new Error('No pair')
  return keys
}

/** A certificate with this key. Only the key counts here. */
async function certificateOf({publicKey}: CryptoKeyPair, {namedCurve}: Algorithm): Promise<Certificate> {
  const spki = new Uint8Array(await crypto.subtle.exportKey('spki', publicKey))
  return {
    ...idp,
    publicKey: spki,
    key: namedCurve === undefined ? {type: 'RSA', bits: 2048} : {type: 'EC', curve: namedCurve},
  }
}
