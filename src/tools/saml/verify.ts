import {InputError} from '../run'
import {utf8} from '../webCrypto'
import {algorithmOf} from './algorithms'
import {fromBase64} from './base64'
import type {Certificate} from './certificate'
import type {XmlSignature} from './signature'
import {checkSignature} from './signedXml'
import {reasonAgainst, reasonAgainstAlgorithm} from './supported'

/** The result of a check. `unchecked` says why it couldn't be checked. */
export type Validity =
  | {state: 'valid'; certificate: Certificate}
  | {state: 'changed'; uri: string}
  | {state: 'wrongKey'}
  | {state: 'unchecked'; reason: string}

const subtle = (): SubtleCrypto | undefined => ('subtle' in crypto ? crypto.subtle : undefined)

const noCrypto: Validity = {
  state: 'unchecked',
  reason: 'The browser offers cryptography only on pages with `https:` and on `localhost`.',
}

const unchecked = (reason: string): Validity => ({state: 'unchecked', reason})

/** Checks a signature in the XML with the first of the certificates that fits. */
export async function verifyXml(signature: XmlSignature, certificates: readonly Certificate[]): Promise<Validity> {
  const engine = subtle()
  if (!engine) return noCrypto
  const reason = reasonAgainst(signature)
  if (reason !== undefined) return unchecked(reason)
  const outcome = await checkSignature(signature.element, await keysOf(engine, signature.method, certificates))
  if (outcome.state === 'signed') return {state: 'valid', certificate: outcome.by.certificate}
  return outcome.state === 'refused' ? unchecked(`The signature can't be read: ${outcome.reason}.`) : outcome
}

/** Checks the signature of the redirect binding, which stands in the query. */
export async function verifyQuery(
  signed: {octets: string; algorithm: string; signature: string},
  certificates: readonly Certificate[],
): Promise<Validity> {
  const engine = subtle()
  if (!engine) return noCrypto
  const algorithm = algorithmOf(signed.algorithm)
  if (!algorithm) return unchecked(reasonAgainstAlgorithm(signed.algorithm))
  try {
    const value = fromBase64(signed.signature, 'value of the signature')
    for (const {key, certificate} of await keysOf(engine, signed.algorithm, certificates))
      if (await engine.verify(algorithm.verify, key, value, utf8(signed.octets))) return {state: 'valid', certificate}
    return {state: 'wrongKey'}
  } catch (error) {
    if (error instanceof InputError) return unchecked(error.message)
    throw error
  }
}

/** The keys of the certificates that can have made a signature with this algorithm. */
async function keysOf(engine: SubtleCrypto, uri: string, certificates: readonly Certificate[]) {
  const algorithm = algorithmOf(uri)
  if (!algorithm) return []
  const keys = certificates.map(async (certificate) => ({
    certificate,
    key: await importKey(engine, certificate, algorithm.import),
  }))
  return (await Promise.all(keys)).flatMap(({certificate, key}) => (key ? [{certificate, key}] : []))
}

/** The public key, or undefined if it's of another type than the algorithm. */
async function importKey(
  engine: SubtleCrypto,
  {key, publicKey}: Certificate,
  algorithm: RsaHashedImportParams | {name: 'ECDSA'},
) {
  if ((algorithm.name === 'ECDSA') !== (key.type === 'EC')) return undefined
  const parameters = 'curve' in key ? {...algorithm, namedCurve: key.curve} : algorithm
  try {
    return await engine.importKey('spki', publicKey, parameters, false, ['verify'])
  } catch {
    return undefined
  }
}
