import {finding, type Case, type Check} from '../case'
import {differenceOf} from '../difference'
import {clientOf, keycloakFix, pages} from '../keycloak'
import {nameIdFormats} from '../../../data/samlVocabulary'
import {quoted, type Finding} from '../../report'
import {short} from './content'

const POST = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST'

/** Looks at what an application asks for. */
export const checkRequest: Check = (one) => (one.message.request ? [...consumer(one), ...wishes(one)] : [])

function consumer({message, expected, sides, sp}: Case): Finding[] {
  const {acsUrl, acsIndex} = message.request ?? {}
  const known = sp?.acs.map(({location}) => location) ?? (expected.acsUrl === undefined ? [] : [expected.acsUrl])
  if (acsUrl === undefined)
    return [
      finding(
        'note',
        acsIndex === undefined
          ? 'The request names no ACS URL'
          : `The request names the ACS URL with the index ${quoted(acsIndex)}`,
        {
          text: 'The identity provider answers to the address that it has stored.',
          fix: keycloakFix(sides, {
            idp: `${clientOf(message.issuer)} and check **Assertion Consumer Service POST Binding URL** on the tab **Advanced** and **Master SAML Processing URL**.`,
          }),
          page: pages.client,
        },
      ),
    ]
  if (known.length === 0 || known.includes(acsUrl))
    return [
      finding(known.length > 0 ? 'ok' : 'note', `The answer goes to ${quoted(acsUrl)}`, {
        text: 'Keycloak answers `Invalid redirect uri` if the client does not list this address.',
        fix: keycloakFix(sides, {
          idp: `${clientOf(message.issuer)} and check that **Valid redirect URIs** has exactly this address.`,
        }),
        page: pages.client,
      }),
    ]
  return [
    finding(
      'error',
      `The request asks for an answer to ${quoted(acsUrl)}, and the service provider has ${quoted(known[0] ?? '')}`,
      {
        text: differenceOf(acsUrl, known[0] ?? ''),
        fix: keycloakFix(sides, {
          idp: `${clientOf(message.issuer)}, and add the right one of the two to **Valid redirect URIs**. Correct the other one in the application.`,
        }),
        page: pages.client,
      },
    ),
  ]
}

function wishes({message, sides}: Case): Finding[] {
  const {binding, isPassive, forceAuthn, nameIdFormat, contexts = []} = message.request ?? {}
  const found: Finding[] = []
  if (binding !== undefined && binding !== POST)
    found.push(
      finding(
        'warning',
        `The request asks for an answer over ${quoted(binding.replace(/^urn:oasis:names:tc:SAML:2.0:bindings:/, ''))}`,
        {
          text: 'The POST binding is the one that all identity providers support for responses.',
          fix: keycloakFix(sides, {idp: 'turn on **Force POST binding** on the client, or correct the application.'}),
          page: pages.client,
        },
      ),
    )
  if (isPassive)
    found.push(
      finding('note', 'The request forbids a login page (`IsPassive`)', {
        text: 'Without a session, Keycloak answers with the status `NoPassive`.',
      }),
    )
  if (forceAuthn)
    found.push(
      finding('note', 'The request asks for a new login (`ForceAuthn`)', {
        text: 'Users enter their password even if they have a session.',
      }),
    )
  const format = nameIdFormats.find(({urn}) => urn === nameIdFormat)
  if (nameIdFormat !== undefined)
    found.push(
      finding(
        format ? 'note' : 'warning',
        `The request asks for a NameID of the format ${quoted(short(nameIdFormat))}`,
        {
          text: format ? `That is ${format.meaning}.` : 'Keycloak does not support this format.',
          fix: keycloakFix(sides, {
            idp: 'turn on **Force name ID format** on the client to use its own format instead.',
          }),
          page: pages.nameId,
        },
      ),
    )
  if (contexts.length > 0)
    found.push(finding('note', `The request asks for the authentication context ${quoted(contexts.join(', '))}`))
  return found
}
