import type {Element} from '@xmldom/xmldom'
import {algorithmOf, isDigest} from './algorithms'
import {allowedTransforms, ENVELOPED, type Reference, type XmlSignature} from './signature'
import {children, namespaces, withDescendants} from './xml'

/** Why this tool doesn't give a signature to the library, or undefined if it does. */
export function reasonAgainst(signature: XmlSignature): string | undefined {
  const {references, signedInfo, canonicalization, method} = signature
  if (references.length === 0 || !signedInfo || !canonicalization)
    return 'The signature is incomplete: `SignedInfo`, its canonicalization, or `Reference` is missing.'
  if (!algorithmOf(method)) return reasonAgainstAlgorithm(method)
  const {algorithm, prefixes} = canonicalization
  if (algorithm === ENVELOPED || !allowedTransforms.includes(algorithm))
    return `This tool checks exclusive canonicalization, which SAML recommends, and not ${named(algorithm)}.`
  // xmldsigjs 2.8.8 ignores the list for `SignedInfo`.
  if (prefixes.length > 0) return "This tool doesn't check a `CanonicalizationMethod` with `InclusiveNamespaces`."
  return references.map(reasonAgainstReference).find((reason) => reason !== undefined)
}

export const reasonAgainstAlgorithm = (uri: string): string => `This tool doesn't check the algorithm ${named(uri)}.`

function reasonAgainstReference({uri, targets, transforms, digestMethod}: Reference): string | undefined {
  const [target, ...others] = targets
  if (!target) return `No element has the ID ${named(uri)} that the signature names.`
  if (others.length > 0) return 'Several elements have the ID that the signature names.'
  if (!isDigest(digestMethod)) return `This tool doesn't check the digest ${named(digestMethod)}.`
  const foreign = transforms.find(({algorithm}) => !allowedTransforms.includes(algorithm))
  if (foreign) return `The signature uses the transform ${named(foreign.algorithm)}, which SAML doesn't allow here.`
  if (transforms.every(({algorithm}) => algorithm === ENVELOPED))
    return 'The signature names no exclusive canonicalization for the signed element, and this tool checks no other.'
  return reasonAgainstElement(target)
}

/** What xmldsigjs 2.8.8 would read in another way than a receiver. */
function reasonAgainstElement(target: Element): string | undefined {
  // It takes all signatures out of the element, not only the one that it checks.
  if (children(target, namespaces.signature, 'Signature').length > 1)
    return 'The signed element contains several signatures, and a receiver expects one.'
  for (const {namespaceURI, attributes} of withDescendants(target)) {
    // It writes `xmlns=""` where the standard doesn't.
    if (namespaceURI === null)
      return "The signed element contains an element without a namespace, which this tool doesn't check."
    // It doesn't escape namespaces, so that a quotation mark in one could hide an attribute.
    const odd = [...attributes].find((one) => one.namespaceURI === XMLNS && /[^!#-%'-;=?-~]/.test(one.value))
    if (odd) return `The namespace ${named(odd.value)} has a character that a namespace of SAML doesn't have.`
  }
  return undefined
}

const XMLNS = 'http://www.w3.org/2000/xmlns/'

const named = (value: string): string => `\`${value.slice(0, 100)}\``
