import {toBase64url, utf8, webCrypto} from '../webCrypto'
import type {Trip} from './request'

const random = (bytes: number): string => toBase64url(crypto.getRandomValues(new Uint8Array(bytes)))

/** The S256 challenge of a verifier (RFC 7636). @throws InputError outside of a secure context. */
export async function challengeOf(verifier: string): Promise<string> {
  return toBase64url(new Uint8Array(await webCrypto().digest('SHA-256', utf8(verifier))))
}

/** New random values for one login. The verifier has 256 bits, as RFC 7636 recommends. */
export async function newTrip(): Promise<Trip> {
  const verifier = random(32)
  return {state: random(16), nonce: random(16), verifier, challenge: await challengeOf(verifier)}
}
