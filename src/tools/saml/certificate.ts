import {quoted} from '../report'
import {InputError} from '../run'
import {toBase64} from '../webCrypto'
import {fromBase64} from './base64'
import {DerError, derText, derTime, objectId, partsOf, readDer, type Der} from './der'

/** What this tool reads of an X.509 certificate (RFC 5280, section 4.1). It doesn't check who issued it. */
export type Certificate = {
  /** The whole certificate in Base64, on one line: as metadata has it. */
  base64: string
  der: Uint8Array<ArrayBuffer>
  subject: string
  issuer: string
  /** In ms since 1970. */
  notBefore: number
  notAfter: number
  /** SubjectPublicKeyInfo, as WebCrypto imports it. */
  publicKey: Uint8Array<ArrayBuffer>
  key: {type: 'RSA'; bits: number} | {type: 'EC'; curve: string} | {type: string}
}

const MOST_CERTIFICATES = 20

/** The parts of names, by their object identifiers. */
const nameParts: Readonly<Record<string, string>> = {
  '2.5.4.3': 'CN',
  '2.5.4.6': 'C',
  '2.5.4.7': 'L',
  '2.5.4.8': 'ST',
  '2.5.4.10': 'O',
  '2.5.4.11': 'OU',
  '0.9.2342.19200300.100.1.25': 'DC',
  '1.2.840.113549.1.9.1': 'emailAddress',
}

const curves: Readonly<Record<string, string>> = {
  '1.2.840.10045.3.1.7': 'P-256',
  '1.3.132.0.34': 'P-384',
  '1.3.132.0.35': 'P-521',
}

/**
 * The certificates in a text: PEM, Base64 alone, or a list with commas as Keycloak has it.
 * @throws InputError if the text contains something else.
 */
export function readCertificates(text: string): Certificate[] {
  if (text.includes('PRIVATE KEY'))
    throw new InputError(
      'The field "Certificate" contains a private key. This page sends it nowhere, but remove it. A signature is checked with the certificate, which begins with `-----BEGIN CERTIFICATE-----`.',
    )
  const pem = [...text.matchAll(/-----BEGIN CERTIFICATE-----([^-]*)-----END/g)].map((match) => match[1] ?? '')
  if (pem.length === 0 && text.includes('-----BEGIN'))
    throw new InputError(
      'The field "Certificate" has no complete certificate. It must begin with `-----BEGIN CERTIFICATE-----` and end with `-----END CERTIFICATE-----`.',
    )
  const values = pem.length > 0 ? pem : text.replaceAll(/<[^>]*>/g, '').split(',')
  const filled = values.filter((value) => value.trim() !== '')
  if (filled.length > MOST_CERTIFICATES)
    throw new InputError(
      `The field "Certificate" has ${filled.length} certificates. Leave ${MOST_CERTIFICATES} or fewer.`,
    )
  return filled.map((value) => readCertificate(value, 'certificate'))
}

/** @throws InputError if the value isn't an X.509 certificate in Base64. */
export function readCertificate(value: string, what: string): Certificate {
  const der = fromBase64(value, what)
  try {
    return certificateOf(der)
  } catch (error) {
    if (!(error instanceof DerError)) throw error
    throw new InputError(
      `The ${what} that begins with ${quoted(value.trim().slice(0, 20))} is Base64, but not an X.509 certificate. Copy the whole value again.`,
    )
  }
}

/** @throws DerError */
function certificateOf(der: Uint8Array<ArrayBuffer>): Certificate {
  const whole = readDer(der)
  const [signed] = partsOf(whole)
  if (!signed) throw new DerError('No certificate')
  const fields = partsOf(signed)
  // The version is left out in certificates of version 1.
  if (fields[0]?.tag === 0xa0) fields.shift()
  const [, , issuer, validity, subject, publicKey] = fields
  if (!issuer || !validity || !subject || !publicKey) throw new DerError('No certificate')
  const [notBefore, notAfter] = partsOf(validity)
  return {
    base64: toBase64(whole.bytes),
    der: whole.bytes,
    subject: nameOf(subject),
    issuer: nameOf(issuer),
    notBefore: derTime(notBefore),
    notAfter: derTime(notAfter),
    publicKey: publicKey.bytes,
    key: keyOf(publicKey),
  }
}

/** A name as `CN=…, O=…`. */
function nameOf(name: Der): string {
  const parts = partsOf(name)
    .flatMap(partsOf)
    .map((part) => {
      const [type, value] = partsOf(part)
      const id = objectId(type)
      return `${nameParts[id] ?? id}=${value ? derText(value) : ''}`
    })
  return parts.join(', ')
}

function keyOf(publicKey: Der): Certificate['key'] {
  const [algorithm, bits] = partsOf(publicKey)
  if (!algorithm || !bits) throw new DerError('No public key')
  const [type, parameters] = partsOf(algorithm)
  const id = objectId(type)
  if (id === '1.2.840.10045.2.1') {
    const curve = objectId(parameters)
    return {type: 'EC', curve: curves[curve] ?? curve}
  }
  if (id !== '1.2.840.113549.1.1.1') return {type: id}
  // A bit string begins with the count of its unused bits.
  const [modulus] = partsOf(readDer(bits.content.subarray(1)))
  if (!modulus) throw new DerError('No modulus')
  const leading = modulus.content.findIndex((byte) => byte !== 0)
  const significant = modulus.content.subarray(Math.max(0, leading))
  return {type: 'RSA', bits: significant.length * 8 - Math.clz32(significant[0] ?? 0) + 24}
}
