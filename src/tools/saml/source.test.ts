import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {fuzzRuns} from '../fuzz'
import {InputError} from '../run'
import {fixture, xmlOf} from './fixtures'
import {readSource} from './source'

const body = fixture('response-signed-both.body.txt')
const xml = xmlOf('response-signed-both.body.txt')
const base64 = new URLSearchParams(body).get('SAMLResponse') ?? ''
const redirect = fixture('authn-request-signed.url.txt')
const referrer = fixture('authn-request-unsigned.url.txt')

describe('input of the SAML decoder', () => {
  test.each([
    ['XML', xml, 'xml'],
    ['XML with a byte order mark and space around it', `\uFEFF\n ${xml} \n`, 'xml'],
    ['Base64', base64, 'base64'],
    ['Base64 in lines', base64.replaceAll(/.{76}/g, '$&\r\n'), 'base64'],
    ['percent-encoded Base64', encodeURIComponent(base64), 'base64'],
    ['a body', body, 'base64'],
    [
      'a body with the parameters in the other order',
      `RelayState=start&SAMLResponse=${encodeURIComponent(base64)}`,
      'base64',
    ],
    [
      'a request for Bash',
      `curl 'https://wiki.acme.example/saml/acs' \\\n  -H 'Referer: ${referrer}' \\\n  --data-raw '${body}'`,
      'base64',
    ],
    [
      'a request for the Windows shell',
      `curl ^"https://wiki.acme.example/saml/acs^" ^\n --data-raw ^"${body.replaceAll('%', '^%^').replaceAll('&', '^&')}^"`,
      'base64',
    ],
    ['a list of form data', `SAMLResponse: ${base64}\nRelayState: start`, 'base64'],
    [
      'a page with a form',
      `<!DOCTYPE html><html><form method="post"><input type="hidden" name="SAMLResponse" value="${base64.replaceAll('+', '&#x2b;').replaceAll('=', '&#61;')}"/></form></html>`,
      'base64',
    ],
    ['a form with the value first', `<form><input value="${base64}" name='SAMLResponse'></form>`, 'base64'],
    [
      'a recording of requests',
      `{"params": [{"name": "SAMLResponse", "value": "${encodeURIComponent(base64)}"}]}`,
      'base64',
    ],
  ])('%s', (_, text, packing) => {
    expect(readSource(text)).toMatchObject({xml: xml, packing, hadSpaces: false})
  })

  test('an address of the redirect binding has its signed octets', () => {
    const source = readSource(redirect)
    expect(source?.packing).toBe('deflated')
    expect(source?.xml).toContain('<samlp:AuthnRequest')
    expect(source?.parameter).toMatchObject({
      name: 'SAMLRequest',
      binding: 'redirect',
      address: 'http://localhost:8191/realms/saml-lab/protocol/saml',
      signed: {algorithm: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256'},
    })
    expect(redirect).toContain(source?.parameter?.signed?.octets)
  })

  test('a copied request says where it went, and an address within it does not count', () => {
    const source = readSource(
      `curl 'https://wiki.acme.example/saml/acs' -H 'Referer: ${referrer}' --data-raw '${body}'`,
    )
    expect(source?.parameter).toMatchObject({
      name: 'SAMLResponse',
      binding: 'post',
      address: 'https://wiki.acme.example/saml/acs',
      relayState: 'start',
    })
  })

  test('compressed Base64 alone', () => {
    const value = new URL(redirect).searchParams.get('SAMLRequest') ?? ''
    expect(readSource(value)).toMatchObject({packing: 'deflated', xml: readSource(redirect)?.xml})
  })

  test('spaces become plus signs again', () => {
    expect(base64).toContain('+')
    expect(readSource(base64.replaceAll('+', ' '))).toMatchObject({xml, hadSpaces: true})
  })

  test('nothing is no message', () => {
    expect(readSource(' \n')).toBeUndefined()
  })

  test.each([
    ['a token', 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJhIn0.AAAA', 'token decoder'],
    ['a certificate', '-----BEGIN CERTIFICATE-----\nMIIC', 'field "Certificate"'],
    ['an address without a message', 'https://wiki.acme.example/saml/acs', 'no `SAMLRequest`'],
    ['a page without a message', '<html><body>Sorry</body></html>', 'no field `SAMLRequest`'],
    ['a word', 'login!', 'character 6 is `!`'],
    ['a cut value', base64.slice(0, 101), "isn't complete"],
    ['other Base64', btoa('nothing of interest'), 'neither XML nor compressed XML'],
  ])('%s is refused with a reason', (_, text, reason) => {
    expect(() => readSource(text)).toThrow(InputError)
    expect(() => readSource(text)).toThrow(reason)
  })

  test('whatever is pasted, the answer is a source or an InputError', () => {
    const pieces = fc.constantFrom(
      'SAMLResponse=',
      'SAMLRequest=',
      '?',
      '&',
      '%',
      '%2',
      '%FF',
      '<',
      'curl ',
      "'",
      '"',
      'value="',
      'name="SAMLResponse"',
      'Signature=',
      'SigAlg=',
      ' ',
      '\n',
      base64.slice(0, 80),
      redirect.slice(-300),
    )
    const text = fc
      .array(fc.oneof(pieces, fc.string({unit: 'binary', maxLength: 20})), {maxLength: 12})
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(text, (pasted) => {
        try {
          readSource(pasted)
        } catch (error) {
          expect(error).toBeInstanceOf(InputError)
        }
      }),
      {numRuns: fuzzRuns()},
    )
  })
})
