import {InputError} from './run'

const encoder = new TextEncoder()

export const utf8 = (text: string): Uint8Array<ArrayBuffer> => encoder.encode(text)

/** Bytes as Base64 with padding. */
export const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))

/** Bytes as Base64url without padding. */
export const toBase64url = (bytes: Uint8Array): string =>
  toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')

/** @throws InputError outside of a secure context, where browsers have no WebCrypto. */
export function webCrypto(): SubtleCrypto {
  if ('subtle' in crypto) return crypto.subtle
  throw new InputError('Browsers compute hashes on pages with HTTPS only. Open this page with `https://`.')
}
