import {finding, type Case, type Check} from '../case'
import {clientOf, keycloakFix, pages, providerOf, shownBy} from '../keycloak'
import {quoted, type Finding} from '../../report'
import {differenceOf} from '../difference'

/** Compares audience, destination, recipient, and issuer with what the receiver expects. */
export const checkAddresses: Check = (one) => [
  ...audience(one),
  ...consumer(one, 'Destination', one.message.kind === 'Response' ? one.message.destination : undefined),
  ...consumer(
    one,
    'Recipient',
    one.message.assertions[0]?.confirmations.find(({recipient}) => recipient !== undefined)?.recipient,
  ),
  ...destination(one),
  ...issuer(one),
  ...answered(one),
]

function audience({message, expected, sides}: Case): Finding[] {
  const [assertion] = message.assertions
  if (!assertion) return []
  const audiences = assertion.conditions?.audiences ?? []
  if (audiences.length === 0)
    return [
      finding('warning', 'The assertion names no audience', {
        text: 'Without `AudienceRestriction`, an assertion for one application works at another. Web browser single sign-on requires it.',
        page: pages.client,
      }),
    ]
  if (expected.entityId === undefined) return []
  if (audiences.includes(expected.entityId))
    return [finding('ok', `The audience is the service provider: ${quoted(expected.entityId)}`)]
  const found = audiences[0] ?? ''
  return [
    finding('error', `The audience is ${quoted(found)}, and the service provider is ${quoted(expected.entityId)}`, {
      text: differenceOf(found, expected.entityId),
      fix: keycloakFix(sides, {
        idp: `${clientOf(found)} and set **Client ID** to the entity ID of the application, or let the application use this one. A mapper of the type **Audience** adds a second one.`,
        sp: `${providerOf(sides)} and compare **Service provider entity ID** with what the other side has.`,
      }),
      page: pages.client,
    }),
  ]
}

function consumer({expected, source, sides}: Case, name: string, found: string | undefined): Finding[] {
  if (found === undefined) return []
  const actual = source.parameter?.address
  const wanted = expected.acsUrl ?? actual
  if (wanted === undefined) return []
  if (found === wanted) return [finding('ok', `\`${name}\` is the ACS URL: ${quoted(wanted)}`)]
  return [
    finding(
      'error',
      `\`${name}\` is ${quoted(found)}, and the ${expected.acsUrl === undefined ? 'browser sent the message to' : 'ACS URL is'} ${quoted(wanted)}`,
      {
        text: `${differenceOf(found, wanted)}${name === 'Destination' ? shownBy(sides.sp, 'Invalid Request') : ''}`,
        fix: keycloakFix(sides, {
          idp: `${clientOf(expected.entityId)}, and set **Assertion Consumer Service POST Binding URL** on the tab **Advanced**, or **Master SAML Processing URL**, to the ACS URL. List it under **Valid redirect URIs** as well.`,
          sp: `give the other side the ACS URL of the identity provider. It contains the alias: \`/realms/…/broker/…/endpoint\`.`,
        }),
        page: sides.sp ? pages.values : pages.client,
      },
    ),
  ]
}

/** Where other messages went, compared with where they say they go. */
function destination({message, source, idp, sides}: Case): Finding[] {
  const {kind, destination: found} = message
  if (kind === 'Response' || found === undefined) return []
  const known = kind === 'AuthnRequest' ? idp?.sso.map(({location}) => location) : undefined
  const actual = source.parameter?.address
  if (known && !known.includes(found))
    return [
      finding(
        'error',
        `\`Destination\` is ${quoted(found)}, which the metadata of the identity provider doesn't list`,
        {
          text: differenceOf(found, known[0] ?? ''),
          fix: keycloakFix(sides, {sp: `${providerOf(sides)} and correct **Single Sign-On service URL**.`}),
          page: pages.provider,
        },
      ),
    ]
  if (actual === undefined) return []
  if (actual === found) return [finding('ok', '`Destination` is the address to which the message was sent')]
  return [
    finding('error', `\`Destination\` is ${quoted(found)}, and the message was sent to ${quoted(actual)}`, {
      text: differenceOf(found, actual),
      fix: 'If a proxy is in between, check that the server knows its public address: in Keycloak the setting `hostname`.',
      page: pages.errors,
    }),
  ]
}

function issuer({message, expected, sides}: Case): Finding[] {
  const inside = message.assertions[0]?.issuer
  const found = message.issuer ?? inside
  const result: Finding[] = []
  if (message.issuer !== undefined && inside !== undefined && inside !== message.issuer)
    result.push(
      finding('error', `The response is from ${quoted(message.issuer)}, and its assertion from ${quoted(inside)}`, {
        text: 'Both must come from the identity provider that the receiver trusts.',
        page: pages.errors,
      }),
    )
  const isRequest = message.kind === 'AuthnRequest'
  const known = expected.metadata.find(({sp, idp}) => (isRequest ? sp : idp))?.entityId
  if (known === undefined || found === undefined || message.kind.startsWith('Logout')) return result
  if (found === known) return [...result, finding('ok', `The issuer is the one of the metadata: ${quoted(known)}`)]
  return [
    ...result,
    finding('error', `The issuer is ${quoted(found)}, and the metadata is of ${quoted(known)}`, {
      text: differenceOf(found, known),
      fix: keycloakFix(sides, {
        idp: isRequest
          ? `create a client with the client ID ${quoted(found)}, or correct the entity ID in the application. Keycloak answers \`Invalid Request\` until then.`
          : 'compare the entity ID that the application has stored with the address of the realm.',
        sp: `${providerOf(sides)} and compare **${isRequest ? 'Service provider entity ID' : 'Identity provider entity ID'}**.`,
      }),
      page: pages.values,
    }),
  ]
}

/** A response answers a request, unless the identity provider started the login. */
function answered({message, sides}: Case): Finding[] {
  if (message.kind !== 'Response' || message.assertions.length === 0) return []
  const inside = message.assertions[0]?.confirmations[0]?.inResponseTo
  if (message.inResponseTo === undefined && inside === undefined)
    return [
      finding('warning', 'The response answers no request', {
        text: `The identity provider started the login (IdP-initiated), or the value was removed. Many receivers refuse it, because an attacker can send users a response for the account of the attacker.${sides.sp ? ' If Keycloak sent a request, it shows `Invalid requester`.' : ''}`,
        page: pages.application,
      }),
    ]
  if (message.inResponseTo !== undefined && inside !== undefined && message.inResponseTo !== inside)
    return [
      finding('error', '`InResponseTo` differs between the response and the assertion', {
        text: `The response answers ${quoted(message.inResponseTo)}, and the assertion ${quoted(inside)}.`,
        page: pages.errors,
      }),
    ]
  return []
}
