import type {Finding} from '../report'
import {finding, type Case} from './case'
import type {Kind} from './message'

const kindTexts: Readonly<Record<Kind, {name: string; receiver: string}>> = {
  AuthnRequest: {name: 'login request', receiver: 'An identity provider'},
  Response: {name: 'response', receiver: 'A service provider'},
  Assertion: {name: 'assertion', receiver: 'A service provider'},
  LogoutRequest: {name: 'logout request', receiver: 'The receiver'},
  LogoutResponse: {name: 'logout response', receiver: 'The receiver'},
  ArtifactResolve: {name: 'request for an artifact', receiver: 'The other side'},
  ArtifactResponse: {name: 'response to an artifact', receiver: 'The receiver'},
  EntityDescriptor: {name: 'metadata', receiver: 'The other side'},
  EntitiesDescriptor: {name: 'metadata', receiver: 'The other side'},
}

/**
 * What the receiver says to the message, and why: the first of the report.
 * @param expired those of the findings that say that the message came too late.
 */
export function verdictOf(one: Case, findings: readonly Finding[], expired: readonly Finding[]): Finding {
  const errors = findings.filter(({severity}) => severity === 'error')
  const warnings = findings.filter((found) => found.severity === 'warning' && !expired.includes(found))
  const {name} = kindTexts[one.message.kind]
  const who = receiverOf(one)
  if (errors.length > 0) {
    const isReport = one.message.status !== undefined && one.message.status.codes[0] !== 'Success'
    const title = isReport ? `This ${name} reports an error` : `${who} would refuse this ${name}`
    return finding('error', title, {text: reasonsText(errors)})
  }
  const reservations =
    warnings.length === 0
      ? ''
      : `, with ${warnings.length === 1 ? 'one reservation' : `${warnings.length} reservations`}`
  if (expired.length > 0)
    return finding('warning', `${who} would have accepted this ${name} while it was valid${reservations}`, {
      text: `${expired[0]?.title ?? ''}.${warnings.length > 0 ? ` ${warnings[0]?.title ?? ''}.` : ' Everything else that this tool checks is right.'}`,
    })
  if (warnings.length > 0)
    return finding('warning', `${who} can accept this ${name}${reservations}`, {text: `${warnings[0]?.title ?? ''}.`})
  return finding('ok', isMetadata(one) ? 'The metadata is complete' : `${who} would accept this ${name}`, {
    text: "This tool found no problem. It doesn't know the other settings of the receiver, or whether the message was used before.",
  })
}

function reasonsText(errors: readonly Finding[]): string {
  const count = errors.length - 1
  const more =
    count === 0 ? '' : count === 1 ? ' Another problem follows below.' : ` ${count} other problems follow below.`
  return `${errors[0]?.title ?? ''}.${more}`
}

const isMetadata = ({message}: Case): boolean => message.kind.endsWith('Descriptor')

function receiverOf({message, sides}: Case): string {
  const isKeycloak = message.kind === 'AuthnRequest' ? sides.idp : message.kind === 'Response' ? sides.sp : undefined
  return isKeycloak ? 'Keycloak' : kindTexts[message.kind].receiver
}
