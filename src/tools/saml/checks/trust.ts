import {finding, type Case, type Check, type Trust} from '../case'
import {clientOf, keycloakFix, pages, providerOf, shownBy, WRONG_SIGNATURE} from '../keycloak'
import {quoted} from '../../report'
import {nameOf} from './coverage'

/** Says whether each signature is valid, and with whose certificate. */
export const checkTrust: Check = (one) => {
  const ofXml = one.signatures.map(({signature, trust}) =>
    trustFinding(one, trust, `signature of ${nameOf(one, signature.references[0]?.targets[0])}`),
  )
  return [...ofXml, ...(one.queryTrust ? [trustFinding(one, one.queryTrust, 'signature in the query')] : [])]
}

function trustFinding(one: Case, trust: Trust, name: string) {
  switch (trust.state) {
    case 'trusted':
      return finding('ok', `The ${name} is valid`, {
        text: `It was made with the key of the certificate ${quoted(trust.certificate.subject)} that you entered.`,
      })
    case 'embedded':
      return finding('warning', `The ${name} fits its content, but nothing says whose signature it is`, {
        text: `It was checked with the certificate in the message itself, ${quoted(trust.certificate.subject)}. An attacker can put any certificate there.`,
        fix: 'Paste the metadata or the certificate of the sender from a source that you trust.',
        page: pages.rotation,
      })
    case 'otherKey':
      return otherKey(one, trust.certificate.subject, name)
    case 'changed':
      return finding(
        'error',
        `The content was changed after it was signed: the digest of ${quoted(trust.uri)} is wrong`,
        {
          text: `The ${name} can't be valid. Often a proxy, an editor, or a log reformatted the XML. Even a line break counts.${shownBy(one.sides.sp, WRONG_SIGNATURE)}`,
          fix: 'Paste the original Base64 value instead of formatted XML. If it still fails, find out what changes the message on its way.',
          page: pages.errors,
        },
      )
    case 'wrongKey':
      return wrongKey(one, name)
    case 'noKey':
      return finding('warning', `The ${name} wasn't checked, because there is no certificate`, {
        text: 'The message contains none.',
        fix: 'Paste the metadata or the certificate of the sender.',
        page: pages.rotation,
      })
    case 'unchecked':
      return finding('warning', `The ${name} wasn't checked`, {text: trust.reason, page: pages.errors})
  }
}

const otherKey = ({sides, message}: Case, subject: string, name: string) =>
  finding('error', `The ${name} was made with another key than that of the certificate that you entered`, {
    text: `It fits the certificate in the message, ${quoted(subject)}. The sender rotated its key, or the message comes from another sender.${shownBy(sides.sp, WRONG_SIGNATURE)}`,
    fix: `Compare the fingerprints over a second channel. ${
      keycloakFix(sides, {
        idp:
          message.kind === 'AuthnRequest'
            ? `${clientOf(message.issuer)} and import the certificate of the application on the tab **Keys**.`
            : 'give the application the certificate of the active key from **Realm settings** > **Keys**.',
        sp: `${providerOf(sides)} and update **Validating X509 certificates**, or turn on **Use metadata descriptor URL**.`,
      }) ?? 'Then give the receiver the new certificate.'
    }`,
    page: pages.newCertificate,
  })

function wrongKey({sides, message}: Case, name: string) {
  return finding('error', `The ${name} is wrong: no certificate fits`, {
    text: 'The sender signed with a key that you do not have the certificate of, or `SignedInfo` was changed.',
    fix: keycloakFix(sides, {
      idp:
        message.kind === 'AuthnRequest'
          ? `${clientOf(message.issuer)} and import the certificate of the application on the tab **Keys**.`
          : 'compare the certificate with **Realm settings** > **Keys**.',
      sp: `${providerOf(sides)} and compare **Validating X509 certificates**.`,
    }),
    page: pages.newCertificate,
  })
}
