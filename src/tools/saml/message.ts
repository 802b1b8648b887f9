import type {Element} from '@xmldom/xmldom'
import {quoted} from '../report'
import {InputError} from '../run'
import {readAssertion, readNameId, type Assertion, type NameId} from './assertion'
import {attribute, booleanOf, child, children, named, namespaces, textOf, withDescendants} from './xml'

/** The elements that are messages, with their namespaces. */
const kinds = [
  ['AuthnRequest', namespaces.protocol],
  ['Response', namespaces.protocol],
  ['LogoutRequest', namespaces.protocol],
  ['LogoutResponse', namespaces.protocol],
  ['ArtifactResolve', namespaces.protocol],
  ['ArtifactResponse', namespaces.protocol],
  ['Assertion', namespaces.assertion],
  ['EntityDescriptor', namespaces.metadata],
  ['EntitiesDescriptor', namespaces.metadata],
] as const

export type Kind = (typeof kinds)[number][0]

/** A SAML message. Times are texts as in the message. */
export type Message = {
  kind: Kind
  element: Element
  /** The root of the document: the message itself, or a SOAP envelope around it. */
  root: Element
  id: string | undefined
  version: string | undefined
  issuer: string | undefined
  destination: string | undefined
  issueInstant: string | undefined
  inResponseTo: string | undefined
  status: Status | undefined
  /** The assertions in the place where applications read them. */
  assertions: readonly Assertion[]
  /** Assertions in other places. */
  strayAssertions: readonly Element[]
  encrypted: readonly Encrypted[]
  request: AuthnRequest | undefined
  logout: {nameId: NameId | undefined; sessionIndexes: readonly string[]; notOnOrAfter: string | undefined} | undefined
}

/** The codes without their common beginning, from the general one to the special one. */
export type Status = {codes: readonly string[]; message: string | undefined}

export type Encrypted = {
  content: string | undefined
  key: string | undefined
  digest: string | undefined
  /** Base64 of the certificates that say whose key was used. */
  certificates: readonly string[]
}

export type AuthnRequest = {
  acsUrl: string | undefined
  acsIndex: string | undefined
  binding: string | undefined
  forceAuthn: boolean | undefined
  isPassive: boolean | undefined
  nameIdFormat: string | undefined
  contexts: readonly string[]
}

const {protocol: SAMLP, assertion: SAML, encryption: XENC, signature: DS} = namespaces

/** @throws InputError if the document is no message of SAML 2.0. */
export function readMessage(root: Element): Message {
  const {element, kind} = messageIn(root)
  const direct = kind === 'Assertion' ? [element] : kind === 'Response' ? children(element, SAML, 'Assertion') : []
  return {
    kind,
    element,
    root,
    id: attribute(element, 'ID'),
    version: attribute(element, 'Version'),
    issuer: textOf(child(element, SAML, 'Issuer')),
    destination: attribute(element, 'Destination'),
    issueInstant: attribute(element, 'IssueInstant'),
    inResponseTo: attribute(element, 'InResponseTo'),
    status: statusOf(child(element, SAMLP, 'Status')),
    assertions: direct.map(readAssertion),
    strayAssertions: named(root, SAML, 'Assertion').filter((one) => !direct.includes(one)),
    encrypted: children(element, SAML, 'EncryptedAssertion').map(encryptedOf),
    request: kind === 'AuthnRequest' ? requestOf(element) : undefined,
    logout: kind === 'LogoutRequest' ? logoutOf(element) : undefined,
  }
}

function messageIn(root: Element): {element: Element; kind: Kind} {
  const isEnvelope = root.localName === 'Envelope'
  for (const element of isEnvelope ? withDescendants(root) : [root]) {
    const kind = kindOf(element)
    if (kind) return {element, kind}
  }
  const old = root.namespaceURI?.startsWith('urn:oasis:names:tc:SAML:1') ?? false
  throw new InputError(
    `The XML is no message of SAML 2.0: its element is ${quoted(root.tagName)} in the namespace ${quoted(root.namespaceURI ?? '(none)')}. ${
      old
        ? 'SAML 1 is another protocol, and Keycloak does not support it.'
        : `This tool reads ${kinds.map(([kind]) => kind).join(', ')}.`
    }`,
  )
}

const kindOf = (element: Element): Kind | undefined =>
  kinds.find(([kind, namespace]) => element.localName === kind && element.namespaceURI === namespace)?.[0]

function statusOf(element: Element | undefined): Status | undefined {
  if (!element) return undefined
  const codes: string[] = []
  for (let code = child(element, SAMLP, 'StatusCode'); code; code = child(code, SAMLP, 'StatusCode'))
    codes.push((attribute(code, 'Value') ?? '').replace('urn:oasis:names:tc:SAML:2.0:status:', ''))
  return {codes, message: textOf(child(element, SAMLP, 'StatusMessage'))}
}

function encryptedOf(element: Element): Encrypted {
  const [data] = named(element, XENC, 'EncryptedData')
  const [key] = named(element, XENC, 'EncryptedKey')
  const keyMethod = child(key, XENC, 'EncryptionMethod')
  return {
    content: attribute(child(data, XENC, 'EncryptionMethod'), 'Algorithm'),
    key: attribute(keyMethod, 'Algorithm'),
    digest: attribute(child(keyMethod, DS, 'DigestMethod'), 'Algorithm'),
    certificates: named(element, DS, 'X509Certificate').map((one) => textOf(one) ?? ''),
  }
}

function requestOf(element: Element): AuthnRequest {
  const requested = child(element, SAMLP, 'RequestedAuthnContext')
  return {
    acsUrl: attribute(element, 'AssertionConsumerServiceURL'),
    acsIndex: attribute(element, 'AssertionConsumerServiceIndex'),
    binding: attribute(element, 'ProtocolBinding'),
    forceAuthn: booleanOf(element, 'ForceAuthn'),
    isPassive: booleanOf(element, 'IsPassive'),
    nameIdFormat: attribute(child(element, SAMLP, 'NameIDPolicy'), 'Format'),
    contexts: requested ? children(requested, SAML, 'AuthnContextClassRef').map((one) => textOf(one) ?? '') : [],
  }
}

function logoutOf(element: Element): Message['logout'] {
  const name = child(element, SAML, 'NameID')
  return {
    nameId: name && readNameId(name),
    sessionIndexes: children(element, SAMLP, 'SessionIndex').map((one) => textOf(one) ?? ''),
    notOnOrAfter: attribute(element, 'NotOnOrAfter'),
  }
}
