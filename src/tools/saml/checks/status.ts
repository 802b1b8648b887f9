import {samlStatusCodes} from '../../../data/samlVocabulary'
import {finding, type Check} from '../case'
import {keycloakFix, pages} from '../keycloak'
import {quoted} from '../../report'

/** What to do about the codes that Keycloak sends, and about those that its users meet most. */
const advice: Readonly<Record<string, string>> = {
  NoPassive: 'Send the request again without `IsPassive="true"`, so that the user can log in.',
  InvalidNameIDPolicy: 'Ask for a format that the identity provider can issue, or leave the format out.',
  NoAuthnContext: 'Ask for another authentication context, or leave `RequestedAuthnContext` out.',
  RequestDenied: 'Look for the reason in the log or in the events of the sender.',
  AuthnFailed: 'Let the user log in again, and look for the reason in the events of the sender.',
  PartialLogout: 'Close the browser to end what is left, and check the logout addresses of all applications.',
}

/** Explains a status other than success. */
export const checkStatus: Check = ({message, sides}) => {
  if (!message.status) return []
  const {codes, message: text} = message.status
  const [code] = codes
  if (code === 'Success')
    return codes.length > 1
      ? [
          finding('warning', `The status is Success with the detail ${quoted(codes.slice(1).join(', '))}`, {
            text: explained(codes.slice(1)),
          }),
        ]
      : []
  const last = codes.at(-1) ?? ''
  return [
    finding('error', `The sender reports an error: ${quoted(codes.join(' / ') || 'no status code')}`, {
      text: `${explained(codes)}${text === undefined ? '' : ` The sender's message is ${quoted(text)}.`}`,
      fix:
        (Object.hasOwn(advice, last) ? advice[last] : undefined) ??
        keycloakFix(sides, {
          idp: 'look for user events of the type `LOGIN_ERROR` under **Events** at the time of the message.',
          sp: 'ask the administrator of the identity provider for the log at the time of the message.',
        }),
      page: pages.errors,
    }),
  ]
}

const explained = (codes: readonly string[]): string =>
  codes
    .filter((code) => Object.hasOwn(samlStatusCodes, code))
    .map((code) => `${quoted(code)}: ${samlStatusCodes[code] ?? ''}`)
    .join(' ')
