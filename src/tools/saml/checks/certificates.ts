import {finding, type Case, type Check} from '../case'
import type {Certificate} from '../certificate'
import {dateText, spanText} from '../clock'
import {pages} from '../keycloak'
import {quoted, type Finding} from '../../report'

/** Warn this long before a certificate expires. In ms. */
const SOON = 60 * 24 * 3_600_000

/** Looks at the dates and the keys of certificates. */
export const checkCertificates =
  (certificates: readonly Certificate[]): Check =>
  ({now}: Case) =>
    certificates.flatMap((certificate) => dates(certificate, now))

function dates(certificate: Certificate, now: number): Finding[] {
  const {notBefore, notAfter, subject, key} = certificate
  const name = `The certificate ${quoted(subject)}`
  const found: Finding[] = []
  if (now >= notAfter)
    found.push(
      finding('error', `${name} expired ${spanText(now - notAfter)} ago, on ${dateText(notAfter)}`, {
        text: 'Keycloak ignores expired certificates of identity providers, and so do other receivers.',
        fix: 'Create a new key on the side that signs, and give its certificate to the other side.',
        page: pages.rotation,
      }),
    )
  else if (notAfter - now < SOON)
    found.push(
      finding('warning', `${name} expires in ${spanText(notAfter - now)}, on ${dateText(notAfter)}`, {
        fix: 'Plan the rotation now. Both sides have to change at the same time, unless the receiver accepts two certificates.',
        page: pages.rotation,
      }),
    )
  if (now < notBefore)
    found.push(
      finding('error', `${name} is not valid before ${dateText(notBefore)}`, {
        text: 'It is from the future, or a clock is wrong.',
        page: pages.rotation,
      }),
    )
  if ('bits' in key && key.bits < 2048)
    found.push(
      finding('warning', `${name} has an RSA key of only ${key.bits} bits`, {
        text: 'Use 2,048 bits or more.',
        fix: 'Create a new key, and rotate to it.',
        page: pages.rotation,
      }),
    )
  return found
}
