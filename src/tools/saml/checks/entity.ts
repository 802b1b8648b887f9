import {finding, type Case, type Check} from '../case'
import {spanText, timeOf} from '../clock'
import {clientOf, keycloakFix, pages} from '../keycloak'
import type {Endpoint, Metadata} from '../metadata'
import {quoted, type Finding} from '../../report'

/** Looks at metadata: as the message, or as what the reader compares the message with. */
export const checkMetadata: Check = (one: Case) => {
  const found = one.expected.metadata.flatMap((entity) => checkEntity(entity, one))
  // Other messages only use the metadata.
  return /Descriptor$|^Logout/.test(one.message.kind) ? found : found.filter(({severity}) => severity === 'error')
}

function checkEntity(entity: Metadata, {now, sides}: Case): Finding[] {
  const found: Finding[] = []
  const name = `the metadata of ${quoted(entity.entityId)}`
  const end = timeOf(entity.validUntil)
  if (end !== undefined && end <= now)
    found.push(
      finding('error', `The ${name.slice(4)} expired ${spanText(now - end)} ago`, {
        text: `\`validUntil\` is ${quoted(entity.validUntil ?? '')}.`,
        fix: 'Get the metadata again from its URL.',
        page: pages.rotation,
      }),
    )
  if (entity.entityId === '') found.push(finding('error', 'The metadata has no `entityID`', {page: pages.client}))
  if (!entity.sp && !entity.idp)
    found.push(
      finding('error', `In ${name}, there is neither a service provider nor an identity provider`, {
        page: pages.client,
      }),
    )
  for (const endpoint of endpointsOf(entity)) found.push(...checkEndpoint(endpoint, name, sides))
  if (entity.sp?.acs.length === 0)
    found.push(
      finding('error', `In ${name}, the service provider has no AssertionConsumerService`, {
        text: 'No identity provider knows where to send responses.',
        page: pages.client,
      }),
    )
  if (entity.idp?.signing.length === 0)
    found.push(
      finding('error', `In ${name}, the identity provider has no certificate`, {
        text: 'No service provider can check its signatures.',
        page: pages.rotation,
      }),
    )
  return found
}

const endpointsOf = ({sp, idp}: Metadata): Endpoint[] => [
  ...(sp ? [...sp.acs, ...sp.logout] : []),
  ...(idp ? [...idp.sso, ...idp.logout] : []),
]

function checkEndpoint({location}: Endpoint, name: string, sides: Case['sides']): Finding[] {
  if (location.startsWith('ERROR:'))
    return [
      finding('warning', `In ${name}, an address is missing: ${quoted(location)}`, {
        text: 'Keycloak writes this into the metadata of a client that has no address for logout over the POST binding.',
        fix: keycloakFix(sides, {
          idp: `${clientOf(undefined)}, and enter **Logout Service POST Binding URL** on the tab **Advanced**.`,
        }),
        page: pages.logout,
      }),
    ]
  if (/^http:\/\/(?!localhost\b|127\.|\[::1\])/i.test(location))
    return [
      finding('warning', `In ${name}, the address ${quoted(location)} has no TLS`, {
        text: 'Responses with personal data and sessions would travel in plain text.',
        page: pages.client,
      }),
    ]
  return []
}
