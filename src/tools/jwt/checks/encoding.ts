import {tokenPages} from '../../../data/tokenClaims'
import {quoted, type Finding} from '../../report'
import type {Jws} from '../decode'
import {findingsAbout} from '../finding'
import type {TokenKind} from '../kinds'

const finding = findingsAbout('verifier')

/** Reports what two programs can read in two ways. */
export function encodingFindings({duplicates, isPlainBase64, payload}: Jws, kind: TokenKind): Finding[] {
  const findings: Finding[] = []
  if (isPlainBase64)
    findings.push(
      finding('error', {
        title: 'A part of the token is base64 instead of base64url.',
        text: 'It contains `+`, `/`, or `=`. Strict libraries reject it.',
        fix: 'In the program that makes the token, use base64url without padding. If a proxy or a form changed the token, send it unchanged.',
        page: tokenPages.decoding,
      }),
    )
  const repeated = duplicates.filter((name) => !(kind.id === 'jarm' && name === 'iss'))
  if (repeated.length > 0)
    findings.push(
      finding('error', {
        title: `The JSON contains ${repeated.slice(0, 5).map(quoted).join(', ')} more than once.`,
        text: 'Parsers differ in which value they take, so two services can read two different tokens. This report shows the last value.',
        fix: 'Reject the token, and look for the mapper or the program that wrote it.',
      }),
    )
  if (kind.id === 'jarm' && duplicates.includes('iss'))
    findings.push(
      finding('note', {
        title: 'The JSON contains `iss` twice, with the same meaning.',
        text: 'Keycloak 26.5 to 26.7 write the issuer of an authorization response twice.',
        page: tokenPages.par,
      }),
    )
  if (payload === undefined)
    findings.push(
      finding('error', {
        title: 'The payload isn’t a JSON object.',
        text: 'The token is a signature over other data, such as another token, and has no claims.',
        page: tokenPages.decoding,
      }),
    )
  return findings
}
