import {Element} from '@xmldom/xmldom'
import {isDocument, isElement, XmlError} from 'xml-core'
import {SignedXml} from 'xmldsigjs'
import {toBase64} from '../webCrypto'
import {children, namespaces} from './xml'

/** What the library says of a signature. Its reason is a sentence for programmers. */
type Outcome<Key> =
  | {state: 'signed'; by: Key}
  | {state: 'changed'; uri: string}
  | {state: 'wrongKey'}
  | {state: 'refused'; reason: string}

/**
 * Checks a signature and its digests with the first of the keys that fits.
 * Digests come first, because a changed message says more than a wrong key.
 */
export async function checkSignature<Key extends {key: CryptoKey}>(
  element: Element,
  keys: readonly Key[],
): Promise<Outcome<Key>> {
  try {
    const signed = load(element)
    const uri = await signed.changedUri()
    if (uri !== undefined) return {state: 'changed', uri}
    for (const by of keys) if (await signed.isSignedBy(by.key)) return {state: 'signed', by}
    return {state: 'wrongKey'}
  } catch (error) {
    if (error instanceof XmlError || error instanceof DOMException || error instanceof URIError)
      return {state: 'refused', reason: error.message}
    throw error
  }
}

/** The library's own `Verify` throws the same error for a changed content and for what it can't read. */
class Signed extends SignedXml {
  /** The URI of the first reference whose content was changed; undefined if all digests are right. */
  async changedUri(): Promise<string | undefined> {
    for (const reference of this.XmlSignature.SignedInfo.References.GetIterator()) {
      const root = this.document?.documentElement
      // The library copies an element before it takes the signature out, but not a whole document.
      const source = reference.Uri ? root : root?.cloneNode(true)
      if (!isElement(source)) throw new Error('The signature is in no document.')
      const digest = await this.DigestReference(source, reference, false)
      if (toBase64(digest) !== toBase64(reference.DigestValue)) return reference.Uri ?? ''
    }
    return undefined
  }

  async isSignedBy(key: CryptoKey): Promise<boolean> {
    return this.ValidateSignatureValue([key])
  }
}

/** Gives the library the signature without `KeyInfo` and `Object`: it would parse the certificates, and look for signed elements there. */
function load(signature: Element): Signed {
  const copy = signature.cloneNode(true)
  const {ownerDocument} = signature
  if (!(copy instanceof Element) || !isElement(copy) || !isDocument(ownerDocument))
    throw new Error('The signature is in no document.')
  for (const part of children(copy, namespaces.signature))
    if (part.localName === 'KeyInfo' || part.localName === 'Object') copy.removeChild(part)
  const signed = new Signed(ownerDocument)
  signed.LoadXml(copy)
  return signed
}
