import type {PageLink} from '../report'
import {quoted} from '../report'
import type {Message} from './message'

/** Which side of the exchange is a Keycloak, as its addresses show. */
export type Sides = {
  /** The realm that acts as the identity provider. */
  idp: {realm: string} | undefined
  /** The realm that acts as the service provider, and the alias of its identity provider. */
  sp: {realm: string; alias: string | undefined} | undefined
}

/** The pages that own the subjects. */
export const pages = {
  application: {label: 'Use Keycloak as a SAML identity provider', path: '/docs/sso/saml-application/'},
  signing: {label: 'Signing and encryption', path: '/docs/sso/saml-application/#signing-and-encryption'},
  nameId: {label: 'Choose the NameID', path: '/docs/sso/saml-application/#choose-the-nameid'},
  mapping: {label: 'Map the attributes', path: '/docs/sso/saml-application/#3-map-the-attributes'},
  client: {label: 'Create the SAML client', path: '/docs/sso/saml-application/#2-create-the-saml-client'},
  provider: {label: 'Connect a SAML identity provider', path: '/docs/sso/setup/#3-connect-saml'},
  values: {label: 'Exchange the values', path: '/docs/sso/setup/#1-exchange-the-values'},
  vendorAttributes: {
    label: 'Which attributes each vendor sends',
    path: '/docs/sso/wizards/#which-attributes-each-vendor-sends',
  },
  rotation: {label: 'Rotate SAML signing certificates', path: '/docs/sso/certificate-rotation/'},
  newCertificate: {
    label: "Accept a new certificate of a customer's identity provider",
    path: '/docs/sso/certificate-rotation/#3-accept-a-new-certificate-of-a-customers-identity-provider',
  },
  logout: {label: 'SAML single logout', path: '/docs/sso/identity-provider-logout/#saml-single-logout'},
  errors: {label: 'SAML errors in Keycloak', path: '/docs/errors/saml/'},
} as const satisfies Readonly<Record<string, PageLink>>

const REALM = /^https?:\/\/[^?#]{1,1000}?\/realms\/([^/?#]{1,255})(?:\/broker\/([^/?#]{1,255})\/endpoint)?/

function placeIn(address: string | undefined) {
  const found = address === undefined ? null : REALM.exec(address)
  if (!found?.[1]) return undefined
  return {realm: found[1], alias: found[2], isBroker: found[2] !== undefined}
}

/**
 * Reads the sides from the addresses in a message.
 * @param known addresses of the receiver from elsewhere: where the browser sent the message, and its ACS URL.
 */
export function keycloakSides(message: Message, known: readonly (string | undefined)[]): Sides {
  const sender = placeIn(message.issuer ?? message.assertions[0]?.issuer)
  const receiver = placeIn(message.destination)
  if (message.kind === 'AuthnRequest') {
    const consumer = placeIn(message.request?.acsUrl)
    return {idp: receiver && {realm: receiver.realm}, sp: consumer?.isBroker ? consumer : sender}
  }
  const recipients = message.assertions.flatMap(({confirmations}) => confirmations.map(({recipient}) => recipient))
  const broker = [message.destination, ...recipients, ...known].map(placeIn).find((place) => place?.isBroker)
  if (receiver && !broker) return {idp: {realm: receiver.realm}, sp: sender}
  return {idp: sender && {realm: sender.realm}, sp: broker}
}

/**
 * What to change, for the side that is a Keycloak, or for both if the message doesn't say it.
 * @param advice imperative sentences for the client in the realm of the identity provider, and for the identity provider in the
 * realm of the service provider.
 */
export function keycloakFix(sides: Sides, advice: {idp?: string; sp?: string}): string | undefined {
  const isUnknown = !sides.idp && !sides.sp
  const texts: string[] = []
  if (advice.idp !== undefined && (sides.idp ?? isUnknown))
    texts.push(
      `${sides.idp ? `In the realm ${quoted(sides.idp.realm)} (identity provider)` : 'If Keycloak is the identity provider'}, ${advice.idp}`,
    )
  if (advice.sp !== undefined && (sides.sp ?? isUnknown))
    texts.push(
      `${sides.sp ? `In the realm ${quoted(sides.sp.realm)} (service provider)` : 'If Keycloak is the service provider'}, ${advice.sp}`,
    )
  return texts.length > 0 ? texts.join(' ') : undefined
}

/** How to get to the settings of the client of an application. */
export const clientOf = (entityId: string | undefined): string =>
  entityId === undefined ? 'open the client of the application' : `open the client ${quoted(entityId)}`

/** How to get to the settings of an identity provider. */
export const providerOf = (sides: Sides): string =>
  sides.sp?.alias === undefined ? 'open the identity provider' : `open the identity provider ${quoted(sides.sp.alias)}`

/** What a realm shows to users whose message it refuses, as a sentence; empty if the receiver is no Keycloak. */
export const shownBy = (receiver: {realm: string} | undefined, text: string): string =>
  receiver ? ` Keycloak shows \`${text}\`.` : ''

/** What a realm shows if it can't accept the signature of an identity provider. */
export const WRONG_SIGNATURE = 'Invalid signature in response from identity provider.'
