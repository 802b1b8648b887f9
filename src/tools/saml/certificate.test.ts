import {X509Certificate} from 'node:crypto'
import {describe, expect, test} from 'vitest'
import {toBase64} from '../webCrypto'
import {fromBase64} from './base64'
import {readCertificate, readCertificates} from './certificate'
import {fixture, idpCertificate} from './fixtures'

const pem = fixture('wiki-certificate.pem')

describe('certificates', () => {
  test.each([
    ['of Keycloak', idpCertificate],
    ['of OpenSSL', pem.replaceAll(/-----.*?-----|\s/g, '')],
  ])('%s are read as Node.js reads them', (_, value) => {
    const certificate = readCertificate(value, 'certificate')
    const known = new X509Certificate(certificate.der)
    expect(certificate.subject).toBe(known.subject)
    expect(certificate.issuer).toBe(known.issuer)
    expect(certificate.notBefore).toBe(Date.parse(known.validFrom))
    expect(certificate.notAfter).toBe(Date.parse(known.validTo))
    expect(certificate.key).toEqual({type: 'RSA', bits: 2048})
    expect(Buffer.from(certificate.publicKey)).toEqual(known.publicKey.export({type: 'spki', format: 'der'}))
    expect(certificate.base64).toBe(value)
  })

  test('names and keys of other kinds', () => {
    const [small] = readCertificates(fixture('small-key.pem'))
    expect(small).toMatchObject({subject: 'C=DE, O=Acme, CN=small.acme.example', key: {type: 'RSA', bits: 1024}})
    const [curve] = readCertificates(fixture('ec-key.pem'))
    expect(curve).toMatchObject({subject: 'CN=ec.acme.example', key: {type: 'EC', curve: 'P-256'}})
  })

  test('a list is read in all forms that Keycloak and OpenSSL write', () => {
    expect(readCertificates(`${pem}\n${pem}`)).toHaveLength(2)
    expect(readCertificates(`${idpCertificate}, ${idpCertificate}`)).toHaveLength(2)
    expect(readCertificates(`<ds:X509Certificate>${idpCertificate}</ds:X509Certificate>`)).toHaveLength(1)
    expect(readCertificates(' \n')).toEqual([])
  })

  test.each([
    ['a private key', '-----BEGIN PRIVATE KEY-----\nMIIC\n-----END PRIVATE KEY-----', 'contains a private key'],
    ['a public key', '-----BEGIN PUBLIC KEY-----\nMIIC\n-----END PUBLIC KEY-----', 'no complete certificate'],
    ['half of one', pem.slice(0, 400), 'no complete certificate'],
    ['Base64 of something else', btoa('something else'), 'not an X.509 certificate'],
    ['text', 'my certificate!', "isn't Base64"],
    ['too many', `${idpCertificate},`.repeat(21), '20 or fewer'],
  ])('%s is refused', (_, text, reason) => {
    expect(() => readCertificates(text)).toThrow(reason)
  })

  test('a certificate that is cut or changed anywhere is refused, or read', () => {
    const bytes = fromBase64(idpCertificate, 'certificate')
    for (let at = 0; at < bytes.length; at += 7) {
      expect(() => readCertificate(toBase64(bytes.subarray(0, at)), 'certificate')).toThrow('X.509')
      const changed = Uint8Array.from(bytes)
      changed[at] = (changed[at] ?? 0) ^ 0xff
      try {
        readCertificate(toBase64(changed), 'certificate')
      } catch (error) {
        expect(error).toMatchObject({name: 'InputError'})
      }
    }
  })
})
