import {finding, type Case, type Check} from '../case'
import {keycloakFix, pages} from '../keycloak'
import {quoted, type Finding} from '../../report'

const isRequest = (kind: string): boolean =>
  kind === 'AuthnRequest' || kind === 'LogoutRequest' || kind === 'ArtifactResolve'

/** Looks at how the message traveled: parameter, binding, and encoding. */
export const checkPacking: Check = ({source, message, sides}: Case) => {
  const {parameter, packing, hadSpaces} = source
  const found: Finding[] = []
  if (hadSpaces)
    found.push(
      finding('warning', 'The value has spaces where Base64 has plus signs', {
        text: 'A plus sign in a form means a space. The sender must write `%2B`. This tool put the plus signs back, and the receiver might not.',
        fix: 'If you copied the value from a decoded list, copy the raw one. Otherwise, let the sender percent-encode it.',
        page: pages.errors,
      }),
    )
  if (!parameter) return found
  const wanted = isRequest(message.kind) ? 'SAMLRequest' : 'SAMLResponse'
  if (parameter.name !== wanted)
    found.push(
      finding('error', `${quoted(message.kind)} is in the parameter \`${parameter.name}\``, {
        text: `It belongs into \`${wanted}\`. The receiver looks for another kind of message.`,
        page: pages.errors,
      }),
    )
  if (parameter.binding === 'redirect' && packing === 'base64')
    found.push(
      finding('error', 'The message in the address is not compressed', {
        text: 'The redirect binding requires raw DEFLATE before Base64. Keycloak answers plain Base64 there with `Invalid Request`.',
        page: pages.errors,
      }),
    )
  if (parameter.binding === 'post' && packing === 'deflated')
    found.push(
      finding('error', 'The message in the form is compressed', {
        text: 'Only the redirect binding compresses. The POST binding sends plain Base64. Keycloak answers `Invalid Request`.',
        page: pages.errors,
      }),
    )
  if (parameter.binding === 'redirect' && message.kind === 'Response')
    found.push(
      finding('error', 'A response to a login must not use the redirect binding', {
        text: 'It is too long for addresses, and it stays in logs and in the history of the browser.',
        fix: keycloakFix(sides, {
          idp: 'turn on **Force POST binding** on the client.',
          sp: 'turn on **HTTP-POST binding response** in the identity provider.',
        }),
        page: pages.client,
      }),
    )
  return found
}
