import type {Element} from '@xmldom/xmldom'
import {InputError} from '../run'
import {algorithmOf, digestOf} from './algorithms'
import {toBase64} from '../webCrypto'
import {fromBase64} from './base64'
import {canonicalize} from './c14n'
import type {Certificate} from './certificate'
import {ENVELOPED, type Reference, type Transform, type XmlSignature} from './signature'

/** The result of a check. `unchecked` says why it couldn't be checked. */
export type Validity =
  | {state: 'valid'; certificate: Certificate}
  | {state: 'changed'; uri: string}
  | {state: 'wrongKey'}
  | {state: 'unchecked'; reason: string}

/** Why a signature can't be checked here. */
class Unsupported extends Error {}

const subtle = (): SubtleCrypto | undefined => ('subtle' in crypto ? crypto.subtle : undefined)

const noCrypto: Validity = {
  state: 'unchecked',
  reason: 'The browser offers cryptography only on pages with `https:` and on `localhost`.',
}

/**
 * Checks a signature with the first of the certificates that fits.
 * Digests come first, because a changed message says more than a wrong key.
 */
export async function verifyXml(signature: XmlSignature, certificates: readonly Certificate[]): Promise<Validity> {
  const engine = subtle()
  if (!engine) return noCrypto
  try {
    if (signature.references.length === 0 || !signature.signedInfo || !signature.canonicalization)
      throw new Unsupported(
        'The signature is incomplete: `SignedInfo`, its canonicalization, or `Reference` is missing.',
      )
    for (const reference of signature.references)
      if (!(await hasDigest(engine, reference, signature.element))) return {state: 'changed', uri: reference.uri}
    const text = canonicalOf(signature.signedInfo, [signature.canonicalization], undefined)
    return await verifyOctets(
      engine,
      {octets: text, algorithm: signature.method, signature: signature.value},
      certificates,
    )
  } catch (error) {
    return uncheckedBecause(error)
  }
}

/** Checks the signature of the redirect binding, which stands in the query. */
export async function verifyQuery(
  signed: {octets: string; algorithm: string; signature: string},
  certificates: readonly Certificate[],
): Promise<Validity> {
  const engine = subtle()
  if (!engine) return noCrypto
  try {
    return await verifyOctets(engine, signed, certificates)
  } catch (error) {
    return uncheckedBecause(error)
  }
}

function uncheckedBecause(error: unknown): Validity {
  if (error instanceof Unsupported || error instanceof InputError) return {state: 'unchecked', reason: error.message}
  throw error
}

async function verifyOctets(
  engine: SubtleCrypto,
  signed: {octets: string; algorithm: string; signature: string},
  certificates: readonly Certificate[],
): Promise<Validity> {
  const algorithm = algorithmOf(signed.algorithm)
  if (!algorithm) throw new Unsupported(`This tool doesn't check the algorithm \`${signed.algorithm.slice(0, 100)}\`.`)
  const value = fromBase64(signed.signature, 'value of the signature')
  const octets = new TextEncoder().encode(signed.octets)
  for (const certificate of certificates) {
    const key = await importKey(engine, certificate, algorithm.import)
    if (key && (await engine.verify(algorithm.verify, key, value, octets))) return {state: 'valid', certificate}
  }
  return {state: 'wrongKey'}
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

async function hasDigest(engine: SubtleCrypto, reference: Reference, signature: Element): Promise<boolean> {
  const [target, ...others] = reference.targets
  if (!target)
    throw new Unsupported(`No element has the ID \`${reference.uri.slice(0, 100)}\` that the signature names.`)
  if (others.length > 0) throw new Unsupported('Several elements have the ID that the signature names.')
  const hash = digestOf(reference.digestMethod)
  if (!hash) throw new Unsupported(`This tool doesn't check the digest \`${reference.digestMethod.slice(0, 100)}\`.`)
  const enveloped = reference.transforms.some(({algorithm}) => algorithm === ENVELOPED)
  const others_ = reference.transforms.filter(({algorithm}) => algorithm !== ENVELOPED)
  const text = canonicalOf(target, others_, enveloped ? signature : undefined)
  const digest = new Uint8Array(await engine.digest(hash, new TextEncoder().encode(text)))
  return toBase64(digest) === reference.digest.replaceAll(/\s+/g, '')
}

const canonicalizations: Readonly<Record<string, {mode: 'exclusive' | 'inclusive'; hasComments: boolean}>> = {
  'http://www.w3.org/2001/10/xml-exc-c14n#': {mode: 'exclusive', hasComments: false},
  'http://www.w3.org/2001/10/xml-exc-c14n#WithComments': {mode: 'exclusive', hasComments: true},
  'http://www.w3.org/TR/2001/REC-xml-c14n-20010315': {mode: 'inclusive', hasComments: false},
  'http://www.w3.org/TR/2001/REC-xml-c14n-20010315#WithComments': {mode: 'inclusive', hasComments: true},
}

/** The text that is signed. Without a transform, XML Signature uses inclusive canonicalization. */
function canonicalOf(element: Element, transforms: readonly Transform[], without: Element | undefined): string {
  const [transform = {algorithm: 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315', prefixes: []}, ...more] = transforms
  const options = canonicalizations[transform.algorithm]
  if (!options || more.length > 0)
    throw new Unsupported(
      `The signature uses the transform \`${(more[0] ?? transform).algorithm.slice(0, 100)}\`, which SAML doesn't allow here.`,
    )
  return canonicalize(element, {...options, prefixes: transform.prefixes, without})
}
