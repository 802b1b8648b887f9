import {weakAlgorithms} from '../../../data/samlVocabulary'
import {finding, type Case, type Check} from '../case'
import {keycloakFix, pages} from '../keycloak'

/** The algorithms that a message uses, with what they are for. */
function algorithmsOf({signatures, source, message}: Case): Map<string, string> {
  const found = new Map<string, string>()
  for (const {signature} of signatures) {
    found.set(signature.method, 'The signature uses')
    for (const {digestMethod} of signature.references) found.set(digestMethod, 'The digest uses')
  }
  const query = source.parameter?.signed?.algorithm
  if (query !== undefined) found.set(query, 'The signature in the query uses')
  for (const {content, key} of message.encrypted)
    for (const algorithm of [content, key]) if (algorithm !== undefined) found.set(algorithm, 'The encryption uses')
  return found
}

/** Reports algorithms that are too weak. */
export const checkAlgorithms: Check = (one) => {
  const found = []
  for (const [algorithm, beginning] of algorithmsOf(one)) {
    if (!Object.hasOwn(weakAlgorithms, algorithm)) continue
    const isEncryption = beginning === 'The encryption uses'
    found.push(
      finding('warning', `${beginning} ${weakAlgorithms[algorithm] ?? ''}`, {
        text: isEncryption
          ? 'Attackers can decrypt messages with many attempts. Current receivers refuse it.'
          : 'SHA-1 and MD5 are broken: two contents can have the same digest. Many receivers refuse it.',
        fix: keycloakFix(one.sides, {
          idp: isEncryption
            ? 'set **Key transport algorithm** and **Encryption algorithm** of the client to RSA-OAEP and AES-GCM.'
            : 'set **Signature algorithm** of the client to `RSA_SHA256`.',
          sp: isEncryption
            ? 'ask the other side for RSA-OAEP and AES-GCM.'
            : 'ask the other side to sign with `RSA_SHA256`.',
        }),
        page: pages.signing,
      }),
    )
  }
  return found
}
