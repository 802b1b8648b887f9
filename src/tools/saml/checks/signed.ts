import {finding, type Case, type Check} from '../case'
import {clientOf, keycloakFix, pages, providerOf, shownBy, WRONG_SIGNATURE} from '../keycloak'
import {coverages, isCovered, isSigned, nameOf} from './coverage'

/** Says what is signed, and whether that is enough for the receiver. */
export const checkSigned: Check = (one) => {
  const {message, signatures, queryTrust} = one
  if (message.kind.endsWith('Descriptor')) return []
  if (signatures.length === 0 && !queryTrust) return unsigned(one)
  return [...wantedAssertions(one), ...uncovered(one), ...covered(one)]
}

function unsigned(one: Case) {
  const {kind, assertions, encrypted} = one.message
  if (kind === 'AuthnRequest') return [unsignedRequest(one)]
  if (kind.startsWith('Artifact'))
    return [
      finding('note', `The ${kind} is not signed`, {
        text: 'It can also be authenticated by TLS. The XML does not show that.',
      }),
    ]
  if (kind.startsWith('Logout')) return [unsignedLogout(one)]
  if (assertions.length === 0 && encrypted.length === 0)
    return [
      finding('warning', 'The response is not signed', {
        text: 'It contains no assertion, so no user can be logged in with it.',
        page: pages.signing,
      }),
    ]
  return [unsignedResponse(one)]
}

function unsignedRequest({message, sides, sp}: Case) {
  const promise = sp?.signsRequests
    ? ' The metadata of the service provider promises signed requests (`AuthnRequestsSigned`).'
    : ''
  return finding(sp?.signsRequests ? 'warning' : 'note', 'The request is not signed', {
    text: `Keycloak answers \`Invalid requester\` if the client requires signed requests.${promise}`,
    fix: keycloakFix(sides, {
      idp: `${clientOf(message.issuer)} and compare **Client signature required** on the tab **Keys** with what the application does.`,
      sp: `${providerOf(sides)} and turn on **Want AuthnRequests signed**.`,
    }),
    page: pages.signing,
  })
}

const unsignedLogout = ({message, sides}: Case) =>
  finding('warning', `The ${message.kind} is not signed`, {
    text: 'Without a signature, another website can log users out. Keycloak refuses it if it validates signatures of the sender.',
    fix: keycloakFix(sides, {
      idp: `${clientOf(sides.sp ? undefined : message.issuer)} and check **Client signature required** on the tab **Keys**.`,
      sp: `${providerOf(sides)} and check **Validate Signatures**.`,
    }),
    page: pages.logout,
  })

const unsignedResponse = ({message, sides}: Case) =>
  finding('error', 'Nothing is signed: neither the response nor the assertion', {
    text: `An attacker can write such a response and log in as any user, so receivers must refuse it.${shownBy(sides.sp, WRONG_SIGNATURE)}`,
    fix: keycloakFix(sides, {
      idp: `${clientOf(message.assertions[0]?.conditions?.audiences[0])} and turn on **Sign assertions** or **Sign documents**.`,
      sp: `${providerOf(sides)}, keep **Validate Signatures** on, and ask for signed assertions at the other side.`,
    }),
    page: pages.signing,
  })

/** The service provider wants signed assertions, and gets none. */
function wantedAssertions(one: Case) {
  const {message, sp, sides} = one
  const isBare = message.assertions.some(({element}) => !isSigned(one, element))
  if (!sp?.wantsSignedAssertions || !isBare) return []
  return [
    finding('error', 'The service provider wants a signed assertion, and only the response is signed', {
      text: `Its metadata says \`WantAssertionsSigned="true"\`.${shownBy(sides.sp, WRONG_SIGNATURE)}`,
      fix: keycloakFix(sides, {
        idp: `${clientOf(one.expected.entityId)} and turn on **Sign assertions**.`,
        sp: `${providerOf(sides)}. With **Want Assertions signed**, the other side must sign each assertion.`,
      }),
      page: pages.signing,
    }),
  ]
}

function uncovered(one: Case) {
  if (isCovered(one)) return []
  const hasAssertion = one.message.assertions.length > 0
  return [
    finding('error', `No signature covers the ${hasAssertion ? 'assertion' : 'message'} that the receiver reads`, {
      text: 'A signature exists, but it signs something else. A receiver that only checks whether it is valid reads data that an attacker could have written.',
      page: pages.signing,
    }),
  ]
}

function covered(one: Case) {
  const {message, queryTrust} = one
  const inPlace = coverages(one).filter(({isInPlace}) => isInPlace)
  const found = inPlace.map(({target, signature}) =>
    finding('ok', `A signature covers ${nameOf(one, target)}`, {
      text: `Its \`Reference\` names the ID of the element that contains it, \`${(signature.references[0]?.uri ?? '').slice(0, 80)}\`.`,
    }),
  )
  if (queryTrust)
    found.push(
      finding('ok', 'The query has a signature', {
        text: 'The redirect binding signs the parameters of the address, not the XML.',
      }),
    )
  const onlyAssertion = message.kind === 'Response' && message.assertions.length > 0 && !isSigned(one, message.element)
  if (onlyAssertion && isCovered(one))
    found.push(
      finding('note', 'The response around the assertion is not signed', {
        text: 'That is common. The receiver must not trust `Destination`, `InResponseTo`, and the status of the response, but those in the assertion.',
        fix: keycloakFix(one.sides, {
          idp: 'turn on **Sign documents** on the client if the application wants a signed response.',
        }),
        page: pages.signing,
      }),
    )
  return found
}
