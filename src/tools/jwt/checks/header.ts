import {tokenPages} from '../../../data/tokenClaims'
import {quoted, type Finding} from '../../report'
import {algorithmOf, type Jws} from '../decode'
import {findingsAbout} from '../finding'
import type {TokenKind} from '../kinds'
import {encodingFindings} from './encoding'
import {signatureShape} from './signatureShape'

const finding = findingsAbout('verifier')

/** Checks the header and the signature's shape, without a key. */
export function headerFindings(jws: Jws, kind: TokenKind): Finding[] {
  return [
    ...algorithm(jws, kind),
    ...signatureShape(jws),
    ...critical(jws),
    ...embeddedKeys(jws, kind),
    ...keyId(jws, kind),
    ...encodingFindings(jws, kind),
  ]
}

const isSymmetric = (jws: Pick<Jws, 'header'>): boolean => /^HS\d/i.test(algorithmOf(jws))

function algorithm(jws: Jws, kind: TokenKind): Finding[] {
  const name = algorithmOf(jws)
  if (name === '')
    return [
      finding('error', {
        title: 'The header has no `alg`.',
        text: 'Without an algorithm, no library can verify the signature.',
      }),
    ]
  if (name.toLowerCase() === 'none')
    return [
      finding('error', {
        title: `\`alg\` is ${quoted(name)}: the token has no signature, so it’s worthless.`,
        text: 'An attacker can write such a token, with any user and any role.',
        fix: 'In the API, pass the list of accepted algorithms to the library, such as `RS256`. Keycloak issues no access tokens without a signature.',
      }),
    ]
  if (!isSymmetric(jws)) return known(name)
  if (kind.signedBy === 'server')
    return [
      finding('note', {
        title: `The token is signed with a secret of the realm (${quoted(name)}).`,
        text: 'The key isn’t in the realm’s key set, so only Keycloak can verify this token. That’s how it should be.',
        page: tokenPages.decoding,
      }),
    ]
  if (kind.signedBy === 'client') return []
  return [
    finding('error', {
      title: `The token is signed with a shared secret (${quoted(name)}), which no key set contains.`,
      text: 'An API that verifies with the realm’s public keys rejects the token. If it doesn’t, an attacker can use the public key as the secret and forge tokens. This attack is called algorithm confusion.',
      fix: 'In **Clients** > client > **Advanced** > **Fine grain OpenID Connect configuration**, set **Access token signature algorithm** to `RS256`. In the API, accept `RS256` only.',
    }),
  ]
}

const KNOWN = new Set([
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
  'Ed448',
])

const known = (name: string): Finding[] =>
  KNOWN.has(name)
    ? []
    : [
        finding('warning', {
          title: `The algorithm ${quoted(name)} isn’t one that Keycloak uses.`,
          text: 'Names of algorithms are case-sensitive, for example `RS256`.',
        }),
      ]

function critical({header}: Jws): Finding[] {
  const findings: Finding[] = []
  if ('crit' in header)
    findings.push(
      finding('error', {
        title: '`crit` demands extensions that Keycloak doesn’t use.',
        text: `Its value is ${quoted(JSON.stringify(header.crit))}. A verifier must reject a token if it doesn’t know one of them.`,
        fix: 'Reject the token.',
      }),
    )
  if ('zip' in header)
    findings.push(
      finding('error', {
        title: '`zip` isn’t allowed in a signed token.',
        text: 'Only encrypted tokens can be compressed. A verifier that inflates the payload can be stopped with a small token.',
        fix: 'Reject the token.',
      }),
    )
  return findings
}

function embeddedKeys({header}: Jws, kind: TokenKind): Finding[] {
  const names = ['jwk', 'jku', 'x5u', 'x5c'].filter(
    (name) => name in header && !(name === 'jwk' && kind.id === 'proof'),
  )
  if (names.length === 0) return []
  return [
    finding('error', {
      title: `The header brings its key: ${names.map((name) => `\`${name}\``).join(', ')}.`,
      text: 'A verifier that uses this key accepts tokens of attackers. Keycloak’s tokens name only the ID of the key (`kid`). This tool ignores the key in the header.',
      fix: 'In the API, use only keys from the key set of the issuer that you configured.',
    }),
  ]
}

function keyId({header}: Jws, kind: TokenKind): Finding[] {
  const kid = header.kid
  if (kid === undefined)
    return kind.signedBy === 'realm'
      ? [
          finding('warning', {
            title: 'The header has no `kid`.',
            text: 'Keycloak always writes it. Without it, a verifier can’t choose the key.',
          }),
        ]
      : []
  if (typeof kid === 'string' && /^[\w.~=+@:-]{1,200}$/.test(kid) && !kid.includes('..')) return []
  return [
    finding('error', {
      title: '`kid` contains characters that no key ID of Keycloak has.',
      text: `Its value is ${quoted(JSON.stringify(kid))}. If a verifier reads a file or a database with it, such a value is an attack.`,
      fix: 'In the API, compare `kid` with the IDs of the key set, and use it for nothing else.',
    }),
  ]
}
