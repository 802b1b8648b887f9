import {webCrypto} from '../webCrypto'

/** Bytes that WebCrypto accepts. */
export type Bytes = Uint8Array<ArrayBuffer>

/** A value of a webhook's `algorithm`. @property digits of the signature, in hexadecimal. */
export type Algorithm = {name: string; hash: 'SHA-1' | 'SHA-256' | 'SHA-384' | 'SHA-512'; digits: number}

/**
 * What events extension 0.59 signs with: any HMAC of Java. Its README names the first two only.
 * @see https://github.com/p2-inc/keycloak-events
 */
export const algorithms: readonly [Algorithm, ...Algorithm[]] = [
  {name: 'HmacSHA256', hash: 'SHA-256', digits: 64},
  {name: 'HmacSHA1', hash: 'SHA-1', digits: 40},
  {name: 'HmacSHA384', hash: 'SHA-384', digits: 96},
  {name: 'HmacSHA512', hash: 'SHA-512', digits: 128},
]

/** Bytes as lowercase hexadecimal digits. */
export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The bytes of an even number of hexadecimal digits, or undefined for another text. */
export function fromHex(text: string): Bytes | undefined {
  if (!/^(?:[0-9a-f]{2})+$/i.test(text)) return undefined
  return Uint8Array.from({length: text.length / 2}, (_, at) => Number.parseInt(text.slice(2 * at, 2 * at + 2), 16))
}

/** The bytes of Base64 or Base64url, with or without padding, or undefined for another text. */
export function fromBase64(text: string): Bytes | undefined {
  const standard = text
    .replaceAll('-', '+')
    .replaceAll('_', '/')
    .replace(/={1,2}$/, '')
  if (standard === '' || !/^[A-Za-z0-9+/]+$/.test(standard) || standard.length % 4 === 1) return undefined
  return Uint8Array.from(atob(standard), (character) => character.charCodeAt(0))
}

/** A function that signs bodies with one key, as lowercase hexadecimal digits. An empty key is allowed. */
export async function signer(algorithm: Algorithm, key: Bytes): Promise<(body: Bytes) => Promise<string>> {
  // WebCrypto refuses an empty key. HMAC fills keys with zeros (RFC 2104), so one zero is the same key.
  const raw = key.length === 0 ? new Uint8Array(1) : key
  const imported = await webCrypto().importKey('raw', raw, {name: 'HMAC', hash: algorithm.hash}, false, ['sign'])
  return async (body) => hex(new Uint8Array(await webCrypto().sign('HMAC', imported, body)))
}

/** The HMAC of a body, as lowercase hexadecimal digits. */
export async function sign(algorithm: Algorithm, key: Bytes, body: Bytes): Promise<string> {
  return (await signer(algorithm, key))(body)
}

/** The hash without a key, as lowercase hexadecimal digits. */
export async function digest(algorithm: Algorithm, bytes: Bytes): Promise<string> {
  return hex(new Uint8Array(await webCrypto().digest(algorithm.hash, bytes)))
}
