import {exportSPKI, importJWK} from 'jose'
import {tokenPages} from '../../data/tokenClaims'
import type {Finding} from '../report'
import {quoted} from '../report'
import type {Jws} from './decode'
import type {Key} from './keys'

/** Public keys that are tried as a secret. */
const MOST_KEYS = 10

const HASHES: Readonly<Record<string, string>> = {HS256: 'SHA-256', HS384: 'SHA-384', HS512: 'SHA-512'}

/** Any algorithm with which a library reads a key of this type. */
const ALGORITHMS: Readonly<Record<string, string>> = {RSA: 'RS256', EC: 'ES256', OKP: 'EdDSA'}

/** Finds out whether an attacker used a public key as the secret of an HMAC (algorithm confusion). */
export async function confusionFindings(jws: Jws, keys: readonly Key[]): Promise<Finding[]> {
  const {alg} = jws.header
  const hash = typeof alg === 'string' && Object.hasOwn(HASHES, alg) ? HASHES[alg] : undefined
  if (hash === undefined || jws.signature === undefined) return []
  const signed = new TextEncoder().encode(jws.token.slice(0, jws.token.lastIndexOf('.')))
  for (const key of keys.slice(0, MOST_KEYS))
    for (const secret of await secretsOf(key))
      if (await isSignedWith(secret, hash, jws.signature, signed)) return [forged(key)]
  return []
}

const forged = ({kid}: Key): Finding => ({
  kind: 'finding',
  severity: 'error',
  title: 'The token is forged: its secret is a public key of the key set.',
  text: `An attacker took the key ${quoted(typeof kid === 'string' ? kid : 'without an ID')}, which the realm publishes, as the secret of an HMAC. An API that lets the token choose the algorithm accepts it.`,
  fix: 'Find out where the token came from. In the API, accept only the algorithm of the realm, such as `RS256`.',
  page: tokenPages.verifier,
})

/** The forms of a public key that libraries take as a secret. */
async function secretsOf(key: Key): Promise<string[]> {
  const chain: unknown = Array.isArray(key.x5c) ? key.x5c[0] : undefined
  const certificate =
    typeof chain === 'string' ? [chain, pem(chain, 'CERTIFICATE'), `${pem(chain, 'CERTIFICATE')}\n`] : []
  const type = typeof key.kty === 'string' ? key.kty : ''
  try {
    const imported = await importJWK(key, Object.hasOwn(ALGORITHMS, type) ? ALGORITHMS[type] : undefined, {
      extractable: true,
    })
    if (imported instanceof Uint8Array) return certificate
    const text = (await exportSPKI(imported)).trim()
    const body = text.split('\n').slice(1, -1).join('')
    return [text, `${text}\n`, body, `-----BEGIN PUBLIC KEY-----\n${body}\n-----END PUBLIC KEY-----`, ...certificate]
  } catch {
    return certificate
  }
}

const pem = (base64: string, label: string): string =>
  `-----BEGIN ${label}-----\n${base64.match(/.{1,64}/g)?.join('\n') ?? ''}\n-----END ${label}-----`

async function isSignedWith(
  secret: string,
  hash: string,
  signature: Uint8Array<ArrayBuffer>,
  signed: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  if (secret === '') return false
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(secret), {name: 'HMAC', hash}, false, [
    'verify',
  ])
  return crypto.subtle.verify('HMAC', key, signature, signed)
}
