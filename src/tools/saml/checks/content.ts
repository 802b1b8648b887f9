import {nameIdFormats} from '../../../data/samlVocabulary'
import {finding, type Case, type Check} from '../case'
import {clientOf, keycloakFix, pages, providerOf} from '../keycloak'
import {quoted, type Finding} from '../../report'

/** Looks at the user in the message, and at what is encrypted. */
export const checkContent: Check = (one) => [...subject(one), ...encrypted(one), ...empty(one)]

function subject({message, sp, sides, expected}: Case): Finding[] {
  const [assertion] = message.assertions
  if (!assertion) return []
  const {nameId} = assertion
  if (!nameId && !assertion.hasEncryptedId)
    return [
      finding('warning', 'The assertion has no NameID', {
        text: 'Most applications identify the user by it, and logout needs it.',
        page: pages.nameId,
      }),
    ]
  if (!nameId) return [finding('note', 'The NameID is encrypted', {page: pages.signing})]
  const found: Finding[] = []
  const format = nameIdFormats.find(({urn}) => urn === nameId.format)
  const wanted = sp?.nameIdFormats ?? []
  if (nameId.format !== undefined && wanted.length > 0 && !wanted.includes(nameId.format))
    found.push(
      finding(
        'warning',
        `The NameID has the format ${quoted(short(nameId.format))}, and the service provider expects ${quoted(wanted.map(short).join(', '))}`,
        {
          text: 'The metadata of the service provider lists the formats in `NameIDFormat`. With another one, an application can take a known user for a new one.',
          fix: keycloakFix(sides, {
            idp: `${clientOf(expected.entityId)}, choose **Name ID format** \`${nameIdFormats.find(({urn}) => urn === wanted[0])?.keycloak ?? 'persistent'}\`, and turn on **Force name ID format**.`,
            sp: `${providerOf(sides)} and choose **NameID policy format**.`,
          }),
          page: pages.nameId,
        },
      ),
    )
  if (nameId.value === '') found.push(finding('error', 'The NameID is empty', {page: pages.nameId}))
  if (format?.keycloak === 'transient')
    found.push(
      finding('warning', 'The NameID is transient', {
        text: 'It is another value at each login, so an application that stores it creates a new account each time.',
        fix: keycloakFix(sides, {
          idp: `${clientOf(expected.entityId)} and choose **Name ID format** \`persistent\`.`,
          sp: `${providerOf(sides)} and set **Principal type** to an attribute that stays the same.`,
        }),
        page: pages.nameId,
      }),
    )
  return found
}

export const short = (format: string): string =>
  format.replace(/^urn:oasis:names:tc:SAML:[\d.]{1,5}:nameid-format:/, '')

function encrypted({message, sides, expected, sp}: Case): Finding[] {
  if (message.encrypted.length === 0) return []
  const published = sp?.encryption[0]
  return [
    finding('note', "The assertion is encrypted, so this tool can't read it", {
      text: `Only the private key of the service provider decrypts it${
        published
          ? `: the one that belongs to the certificate ${quoted(published.subject)} in its metadata`
          : ', whose certificate the identity provider has stored'
      }. This page never asks for private keys.`,
      fix: `To see the content, turn encryption off for one test login. ${
        keycloakFix(sides, {
          idp: `${clientOf(expected.entityId)}, turn off **Encrypt assertions** on the tab **Keys**, and compare the certificate there if the application can't decrypt.`,
          sp: `the key is one of the realm's keys for encryption under **Realm settings** > **Keys**. Its certificate is in the metadata of the provider.`,
        }) ?? ''
      }`.trim(),
      page: pages.signing,
    }),
  ]
}

function empty({message}: Case): Finding[] {
  if (message.kind !== 'Response' || message.status?.codes[0] !== 'Success') return []
  if (message.assertions.length > 0 || message.encrypted.length > 0) return []
  return [
    finding('error', 'The response reports success and contains no assertion', {
      text: 'The receiver learns nothing about the user from it.',
      page: pages.errors,
    }),
  ]
}
