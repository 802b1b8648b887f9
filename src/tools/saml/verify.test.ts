import {describe, expect, test} from 'vitest'
import {toBase64, utf8} from '../webCrypto'
import {readCertificate, type Certificate} from './certificate'
import {brokerMetadata, fixture, idpCertificate, xmlOf} from './fixtures'
import {readSignatures} from './signature'
import {readSource} from './source'
import {verifyQuery, verifyXml} from './verify'
import {parseXml} from './xml'

const idp = readCertificate(idpCertificate, 'certificate')
const broker = readCertificate(/X509Certificate>([^<]+)</.exec(brokerMetadata)?.[1] ?? '', 'certificate')

const EXCLUSIVE = 'http://www.w3.org/2001/10/xml-exc-c14n#'
const INCLUSIVE = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315'
const rsa = {modulusLength: 2048, publicExponent: Uint8Array.of(1, 0, 1)}
const prefixList = (prefix: string) => `<InclusiveNamespaces xmlns="${EXCLUSIVE}" PrefixList="${prefix}"/>`

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

describe('signatures of Keycloak', () => {
  test.each(signed)('%s is valid', async (name) => {
    const xml = xmlOf(name)
    const found = await states(xml)
    expect(found.length).toBeGreaterThan(0)
    expect(new Set(found)).toEqual(new Set(['valid']))
  })

  test('a request in a form is valid with the key of the broker only', async () => {
    const xml = xmlOf('authn-request-signed-post.body.txt')
    expect(await states(xml, broker)).toEqual(['valid'])
    expect(await states(xml, idp)).toEqual(['wrongKey'])
  })

  test.each(signed)('%s with one changed letter is changed', async (name) => {
    const changed = xmlOf(name)
      .replace('Version="2.0"', 'Version="2.1"')
      .replaceAll('IssueInstant="2026', 'IssueInstant="2027')
    const found = await states(changed)
    expect(new Set(found)).toEqual(new Set(['changed']))
  })

  test('a changed SignedInfo fits no key', async () => {
    const xml = xmlOf('response-signed-assertion.body.txt')
    const changed = xml.replace('<dsig:SignedInfo>', '<dsig:SignedInfo Id="a">')
    expect(await states(changed)).toEqual(['wrongKey'])
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
    ['inclusive canonicalization', (xml: string) => xml.replaceAll(EXCLUSIVE, INCLUSIVE)],
    [
      'a canonicalization with a list of prefixes',
      (xml: string) =>
        xml.replace(
          `<dsig:CanonicalizationMethod Algorithm="${EXCLUSIVE}"/>`,
          `<dsig:CanonicalizationMethod Algorithm="${EXCLUSIVE}">${prefixList('saml')}</dsig:CanonicalizationMethod>`,
        ),
    ],
    [
      'no canonicalization of the element',
      (xml: string) => xml.replace(`<dsig:Transform Algorithm="${EXCLUSIVE}"/>`, ''),
    ],
    [
      'a second signature in the element',
      (xml: string) =>
        xml.replace('<dsig:Signature ', '<d:Signature xmlns:d="http://www.w3.org/2000/09/xmldsig#"/><dsig:Signature '),
    ],
    [
      'an element without a namespace',
      (xml: string) => xml.replace('<saml:Conditions', '<a xmlns=""/><saml:Conditions'),
    ],
    [
      'a namespace with a quotation mark',
      (xml: string) => xml.replace('<saml:Conditions', `<saml:Conditions xmlns:a='urn:a" b="c'`),
    ],
    ['an ID that no element has', (xml: string) => xml.replace('URI="#ID', 'URI="#XX')],
    ['no SignedInfo', (xml: string) => xml.replace(/<dsig:SignedInfo>[\s\S]*<\/dsig:SignedInfo>/, '')],
    ['a value that is no Base64', (xml: string) => xml.replace('<dsig:SignatureValue>', '<dsig:SignatureValue>!')],
  ])('%s is not checked', async (_, change) => {
    const xml = xmlOf('response-signed-assertion.body.txt')
    expect(change(xml)).not.toBe(xml)
    expect(new Set(await states(change(xml)))).toEqual(new Set(['unchecked']))
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

// The expected text of each form is written by hand from the standards.
describe('signatures of other identity providers', () => {
  const PREFIX_LIST = `<Transform Algorithm="${EXCLUSIVE}">${prefixList('xs')}</Transform>`

  test.each([
    ['P-256', {name: 'ECDSA', hash: 'SHA-256', namedCurve: 'P-256'}, 'ecdsa-sha256'],
    ['P-384', {name: 'ECDSA', hash: 'SHA-384', namedCurve: 'P-384'}, 'ecdsa-sha384'],
    ['RSA', {name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-512', ...rsa}, 'rsa-sha512'],
  ])('with a key for %s are valid, and with another key not', async (_, algorithm, name) => {
    const keys = await pair(algorithm)
    const xml = await signedDocument({
      keys,
      algorithm,
      name,
      written: `<s:a b='"&lt;&#9;' xmlns:s="urn:s" ID="x" a="&#13;"><!-- c --><s:b c=""/>&lt;&gt;&amp;
    <![CDATA[<d>&]]></s:a>`,
      canonical: `<s:a xmlns:s="urn:s" ID="x" a="&#xD;" b="&quot;&lt;&#x9;"><s:b c=""></s:b>&lt;&gt;&amp;
    &lt;d&gt;&amp;</s:a>`,
      transform: `<Transform Algorithm="${EXCLUSIVE}"/>`,
    })
    expect(await states(xml, await certificateOf(keys, algorithm))).toEqual(['valid'])
    expect(await states(xml, await certificateOf(await pair(algorithm), algorithm))).toEqual(['wrongKey'])
    expect(await states(xml)).toEqual(['wrongKey'])
    expect(await states(xml.replace('c=""', 'c="d"'), await certificateOf(keys, algorithm))).toEqual(['changed'])
  })

  // OpenSAML, and with it Shibboleth, names the prefix of the types that values have.
  test('that name an inclusive prefix are valid', async () => {
    const algorithm = {name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256', ...rsa}
    const keys = await pair(algorithm)
    const xml = await signedDocument({
      keys,
      algorithm,
      name: 'rsa-sha256',
      written: '<s:a xmlns:s="urn:s" xmlns:xs="urn:xs" xmlns:no="urn:no" ID="x"><s:v type="xs:string">b</s:v></s:a>',
      canonical: '<s:a xmlns:s="urn:s" xmlns:xs="urn:xs" ID="x"><s:v type="xs:string">b</s:v></s:a>',
      transform: PREFIX_LIST,
    })
    expect(await states(xml, await certificateOf(keys, algorithm))).toEqual(['valid'])
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

type Document = {
  keys: CryptoKeyPair
  algorithm: Algorithm
  /** Of RFC 9231, behind the namespace. */
  name: string
  /** The element with the ID "x", as the message has it. */
  written: string
  /** The same in the form that is signed. */
  canonical: string
  /** The canonicalization of the element. */
  transform: string
}

/** The element with a signature of Web Crypto over the canonical texts. */
async function signedDocument({keys, algorithm, name, written, canonical, transform}: Document): Promise<string> {
  const digest = toBase64(new Uint8Array(await crypto.subtle.digest('SHA-256', utf8(canonical))))
  const inner = `<CanonicalizationMethod Algorithm="${EXCLUSIVE}"/><SignatureMethod Algorithm="http://www.w3.org/2001/04/xmldsig-more#${name}"/><Reference URI="#x"><Transforms><Transform Algorithm="http://www.w3.org/2000/09/xmldsig#enveloped-signature"/>${transform}</Transforms><DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"/><DigestValue>${digest}</DigestValue></Reference>`
  const empty = inner.replaceAll(/<(\w+)([^>]*)\/>/g, '<$1$2></$1>')
  const text = `<SignedInfo xmlns="http://www.w3.org/2000/09/xmldsig#">${empty}</SignedInfo>`
  const value = toBase64(new Uint8Array(await crypto.subtle.sign(algorithm, keys.privateKey, utf8(text))))
  return written.replace(
    '</s:a>',
    `<Signature xmlns="http://www.w3.org/2000/09/xmldsig#"><SignedInfo>${inner}</SignedInfo><SignatureValue>${value}</SignatureValue></Signature></s:a>`,
  )
}
