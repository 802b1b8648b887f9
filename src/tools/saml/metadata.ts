import type {Element} from '@xmldom/xmldom'
import {quoted} from '../report'
import {InputError} from '../run'
import {readCertificate, type Certificate} from './certificate'
import {attribute, booleanOf, child, children, named, namespaces, parseXml, textOf} from './xml'

/** Where an entity receives messages, over which binding. */
export type Endpoint = {binding: string; location: string}

/** What both roles say about themselves. */
type Role = {
  nameIdFormats: readonly string[]
  logout: readonly Endpoint[]
  /** For signatures, or for any use. */
  signing: readonly Certificate[]
  encryption: readonly Certificate[]
}

/** The metadata of one entity: of a service provider, an identity provider, or both. */
export type Metadata = {
  element: Element
  entityId: string
  validUntil: string | undefined
  sp: (Role & {acs: readonly Endpoint[]; wantsSignedAssertions: boolean; signsRequests: boolean}) | undefined
  idp: (Role & {sso: readonly Endpoint[]; wantsSignedRequests: boolean}) | undefined
}

const {metadata: MD, signature: DS} = namespaces
const BINDING = 'urn:oasis:names:tc:SAML:2.0:bindings:'

/** Most entities. A federation's file with thousands of them belongs to no single login. */
const MOST_ENTITIES = 20

/**
 * The entities in pasted metadata. Two documents can stand one after the other.
 * @throws InputError if it's no metadata of SAML 2.0.
 */
export function readMetadata(text: string): Metadata[] {
  if (text.trim() === '') return []
  if (!text.trim().startsWith('<'))
    throw new InputError(
      'The field "Metadata" expects XML that begins with `<EntityDescriptor`. Open the metadata URL, and paste what it shows.',
    )
  const entities = documentsIn(text).flatMap((document) => entitiesOf(parseXml(document, 'metadata')))
  if (entities.length > MOST_ENTITIES)
    throw new InputError(
      `The metadata has ${entities.length} entities. Paste the EntityDescriptor of your service provider, of the identity provider, or both.`,
    )
  return entities.map(entityOf)
}

/** Metadata as a message: the entities of a document that is already read. */
export const metadataOf = (root: Element): Metadata[] => entitiesOf(root).slice(0, MOST_ENTITIES).map(entityOf)

/** Cuts behind the end of an entity if another document follows. */
function documentsIn(text: string): string[] {
  if (text.includes('EntitiesDescriptor')) return [text]
  return text.split(/(?<=<\/(?:[\w-]{1,40}:)?EntityDescriptor\s{0,9}>)/).filter((part) => part.trim() !== '')
}

function entitiesOf(root: Element): Element[] {
  const entities = named(root, MD, 'EntityDescriptor')
  if (entities.length === 0)
    throw new InputError(
      `The field "Metadata" expects the element EntityDescriptor of SAML 2.0, and the XML begins with ${quoted(root.tagName)}.`,
    )
  return entities
}

function entityOf(element: Element): Metadata {
  const sp = child(element, MD, 'SPSSODescriptor')
  const idp = child(element, MD, 'IDPSSODescriptor')
  return {
    element,
    entityId: attribute(element, 'entityID') ?? '',
    validUntil: attribute(element, 'validUntil') ?? attribute(sp ?? idp, 'validUntil'),
    sp: sp && {
      ...roleOf(sp),
      acs: endpoints(sp, 'AssertionConsumerService'),
      wantsSignedAssertions: booleanOf(sp, 'WantAssertionsSigned') ?? false,
      signsRequests: booleanOf(sp, 'AuthnRequestsSigned') ?? false,
    },
    idp: idp && {
      ...roleOf(idp),
      sso: endpoints(idp, 'SingleSignOnService'),
      wantsSignedRequests: booleanOf(idp, 'WantAuthnRequestsSigned') ?? false,
    },
  }
}

function roleOf(element: Element): Role {
  const certificates = (use: string) =>
    children(element, MD, 'KeyDescriptor')
      .filter((key) => (attribute(key, 'use') ?? use) === use)
      .flatMap((key) => named(key, DS, 'X509Certificate'))
      .map((one) => readCertificate(textOf(one) ?? '', 'certificate in the metadata'))
  return {
    nameIdFormats: children(element, MD, 'NameIDFormat').map((one) => textOf(one) ?? ''),
    logout: endpoints(element, 'SingleLogoutService'),
    signing: certificates('signing'),
    encryption: certificates('encryption'),
  }
}

const endpoints = (element: Element, name: string): Endpoint[] =>
  children(element, MD, name).map((one) => ({
    binding: (attribute(one, 'Binding') ?? '').replace(BINDING, ''),
    location: attribute(one, 'Location') ?? '',
  }))
