import type {Finding, PageLink} from '../report'
import type {Certificate} from './certificate'
import {keycloakSides, type Sides} from './keycloak'
import type {Message} from './message'
import type {Metadata} from './metadata'
import type {XmlSignature} from './signature'
import type {Source} from './source'
import type {Validity} from './verify'

/** What the reader knows about the receiver. */
export type Expectations = {
  metadata: readonly Metadata[]
  /** Entity ID of the service provider. */
  entityId: string | undefined
  acsUrl: string | undefined
  /** Certificates that the reader trusts because they came from elsewhere than the message. */
  certificates: readonly Certificate[]
}

/** Whether a signature holds, and why the reader can believe it. */
export type Trust =
  | {state: 'trusted' | 'embedded' | 'otherKey'; certificate: Certificate}
  | {state: 'changed'; uri: string}
  | {state: 'wrongKey' | 'noKey'}
  | {state: 'unchecked'; reason: string}

/** All that the checks look at. */
export type Case = {
  source: Source
  message: Message
  expected: Expectations
  sp: NonNullable<Metadata['sp']> | undefined
  idp: NonNullable<Metadata['idp']> | undefined
  signatures: readonly {signature: XmlSignature; trust: Trust}[]
  /** The signature in the query of the redirect binding. */
  queryTrust: Trust | undefined
  sides: Sides
  /** In ms since 1970. */
  now: number
}

/** Something to say about a message. */
export type Check = (one: Case) => Finding[]

export const finding = (
  severity: Finding['severity'],
  title: string,
  rest: {text?: string; fix?: string; page?: PageLink} = {},
): Finding => ({kind: 'finding', severity, title, ...rest})

/** The parts of a case that need no cryptography. */
export function partsOfCase(
  message: Message,
  expected: Expectations,
  source: Source,
): Pick<Case, 'sp' | 'idp' | 'sides'> {
  const {metadata} = expected
  return {
    sp: metadata.find(({sp}) => sp)?.sp,
    idp: metadata.find(({idp}) => idp)?.idp,
    sides: keycloakSides(message, [source.parameter?.address, expected.acsUrl]),
  }
}

/** Certificates that the sender of the message can have, from outside of the message. */
export function trustedCertificates(message: Message, expected: Expectations): Certificate[] {
  const {metadata, certificates} = expected
  const fits = metadata.filter(({entityId}) => entityId === message.issuer)
  const isRequest = message.kind === 'AuthnRequest'
  const ofSender = (fits.length > 0 ? fits : message.kind.startsWith('Logout') ? [] : metadata).flatMap(({sp, idp}) =>
    isRequest
      ? (sp?.signing ?? [])
      : fits.length > 0
        ? [...(idp?.signing ?? []), ...(sp?.signing ?? [])]
        : (idp?.signing ?? []),
  )
  return [...certificates, ...ofSender]
}

/** Joins what was found with trusted certificates and, after that, with those in the message. */
export function trustOf(trusted: Validity | undefined, embedded: Validity | undefined): Trust {
  for (const validity of [trusted, embedded])
    if (validity?.state === 'changed' || validity?.state === 'unchecked') return validity
  if (trusted?.state === 'valid') return {state: 'trusted', certificate: trusted.certificate}
  if (embedded?.state === 'valid') return {state: trusted ? 'otherKey' : 'embedded', certificate: embedded.certificate}
  return {state: trusted || embedded ? 'wrongKey' : 'noKey'}
}
