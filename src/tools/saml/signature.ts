import type {Element} from '@xmldom/xmldom'
import {attribute, child, children, named, namespaces, textOf, withDescendants} from './xml'

/** A signature within the XML, as it describes itself. Nothing of it is checked yet. */
export type XmlSignature = {
  element: Element
  /** The element that contains the signature. */
  parent: Element | undefined
  signedInfo: Element | undefined
  canonicalization: Transform | undefined
  method: string
  /** Base64. */
  value: string
  references: readonly Reference[]
  /** Base64 of the certificates that the signature brings along. */
  certificates: readonly string[]
  keyName: string | undefined
  /** It contains `Object`, in which attackers hide what was signed before. */
  hasObject: boolean
}

export type Reference = {
  uri: string
  /** The elements with this ID. One is right. An empty URI means the whole document. */
  targets: readonly Element[]
  transforms: readonly Transform[]
  digestMethod: string
  /** Base64. */
  digest: string
}

export type Transform = {algorithm: string; prefixes: readonly string[]}

const {signature: DS} = namespaces
const EXCLUSIVE = 'http://www.w3.org/2001/10/xml-exc-c14n#'
export const ENVELOPED = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature'

/** The transforms that SAML allows: sections 5.4.3 and 5.4.4 of the core specification. */
export const allowedTransforms: readonly string[] = [ENVELOPED, EXCLUSIVE, `${EXCLUSIVE}WithComments`]

/** All signatures in a document, in its order. */
export function readSignatures(root: Element): XmlSignature[] {
  return named(root, DS, 'Signature').map((element) => {
    const signedInfo = child(element, DS, 'SignedInfo')
    const keyInfo = child(element, DS, 'KeyInfo')
    const canonicalization = child(signedInfo, DS, 'CanonicalizationMethod')
    return {
      element,
      parent: element.parentElement ?? undefined,
      signedInfo,
      canonicalization: canonicalization && transformOf(canonicalization),
      method: attribute(child(signedInfo, DS, 'SignatureMethod'), 'Algorithm') ?? '',
      value: textOf(child(element, DS, 'SignatureValue')) ?? '',
      references: signedInfo ? children(signedInfo, DS, 'Reference').map((one) => referenceOf(one, root)) : [],
      certificates: keyInfo ? named(keyInfo, DS, 'X509Certificate').map((one) => textOf(one) ?? '') : [],
      keyName: textOf(child(keyInfo, DS, 'KeyName')),
      hasObject: children(element, DS, 'Object').length > 0,
    }
  })
}

function referenceOf(element: Element, root: Element): Reference {
  const transforms = child(element, DS, 'Transforms')
  const uri = attribute(element, 'URI') ?? ''
  return {
    uri,
    targets: uri === '' ? [root] : uri.startsWith('#') ? elementsWithId(root, uri.slice(1)) : [],
    transforms: transforms ? children(transforms, DS, 'Transform').map(transformOf) : [],
    digestMethod: attribute(child(element, DS, 'DigestMethod'), 'Algorithm') ?? '',
    digest: textOf(child(element, DS, 'DigestValue')) ?? '',
  }
}

function transformOf(element: Element): Transform {
  const list = attribute(child(element, EXCLUSIVE, 'InclusiveNamespaces'), 'PrefixList') ?? ''
  const prefixes = list.split(/\s+/).filter((prefix) => prefix !== '')
  return {
    algorithm: attribute(element, 'Algorithm') ?? '',
    prefixes: prefixes.map((prefix) => (prefix === '#default' ? '' : prefix)),
  }
}

/** SAML calls the attribute `ID`. Other libraries also accept `Id` and `id`, which attackers use. */
const elementsWithId = (root: Element, id: string): Element[] =>
  withDescendants(root).filter((element) => ['ID', 'Id', 'id'].some((name) => attribute(element, name) === id))
