import {compactVerify, errors, importJWK} from 'jose'
import {tokenPages} from '../../data/tokenClaims'
import {quoted, type Finding} from '../report'
import {confusionFindings} from './confusion'
import type {Jws} from './decode'
import {findingsAbout} from './finding'
import {isPublic, secretFindings, type Key} from './keys'
import type {TokenKind} from './kinds'

/** Keys that are tried if the token doesn't name its key. */
const MOST_TRIES = 20

const KEY_TYPES: readonly [RegExp, string][] = [
  [/^[RP]S(?:256|384|512)$/, 'RSA'],
  [/^ES(?:256|384|512)$/, 'EC'],
  [/^(?:EdDSA|Ed25519)$/, 'OKP'],
]

const finding = findingsAbout('keys')

/**
 * Verifies the signature of a token with the keys of an issuer. It uses no key from the token.
 * @param origin where the keys are from: `the key set that you pasted`.
 */
export async function signatureFindings(
  jws: Jws,
  kind: TokenKind,
  keys: readonly Key[],
  origin: string,
): Promise<Finding[]> {
  const usable = keys.filter(isPublic)
  const secrets = secretFindings(keys)
  const alg = typeof jws.header.alg === 'string' ? jws.header.alg : ''
  if (/^none$/i.test(alg) || alg === '') return secrets
  if (/^HS\d/i.test(alg)) {
    const forged = await confusionFindings(jws, usable)
    return [...secrets, ...forged, ...(forged.length > 0 ? [] : [unverifiable(kind, alg)])]
  }
  if ('crit' in jws.header || jws.header.b64 === false)
    return [...secrets, notChecked('The header demands extensions that this tool doesn’t know.')]
  const chosen = choose(jws, alg, usable, origin)
  return [...secrets, ...('finding' in chosen ? [chosen.finding] : [await check(jws, alg, chosen.keys, origin)])]
}

const notChecked = (text: string): Finding =>
  finding('warning', {title: 'The signature wasn’t verified.', text, page: tokenPages.verifier})

const unverifiable = (kind: TokenKind, alg: string): Finding =>
  kind.signedBy === 'server'
    ? finding('note', {
        title: 'Only Keycloak can verify this token.',
        text: `It’s signed with a secret of the realm (${quoted(alg)}), which no key set contains.`,
        fix: 'To find out whether it’s valid, send it to the token endpoint or to the introspection endpoint of the realm.',
        page: tokenPages.introspection,
      })
    : notChecked(`${quoted(alg)} needs the secret that signed the token. This tool doesn’t ask for secrets.`)

/** The keys to try, or why there are none. */
function choose(
  jws: Jws,
  alg: string,
  keys: readonly Key[],
  origin: string,
): {keys: readonly Key[]} | {finding: Finding} {
  const type = KEY_TYPES.find(([pattern]) => pattern.test(alg))?.[1]
  if (type === undefined) return {finding: notChecked(`This tool can’t verify ${quoted(alg)}.`)}
  const {kid} = jws.header
  const named = kid === undefined ? keys : keys.filter((key) => key.kid === kid)
  if (named.length === 0) return {finding: missingKey(kid, keys, origin)}
  const fitting = named.filter(
    (key) => key.kty === type && key.use !== 'enc' && (key.alg === undefined || key.alg === alg),
  )
  if (fitting.length > 0) return {keys: fitting.slice(0, MOST_TRIES)}
  const [key] = named
  return {
    finding: finding('error', {
      title: `The key of the token isn’t for ${quoted(alg)}.`,
      text: `In ${origin}, the key has the type ${quoted(String(key?.kty))}, the algorithm ${quoted(String(key?.alg))}, and the use ${quoted(String(key?.use))}. Libraries reject such a token.`,
      fix: 'Reject the token, and find out what made it. Keycloak uses each key for its own algorithm only.',
      page: tokenPages.verifier,
    }),
  }
}

const missingKey = (kid: unknown, keys: readonly Key[], origin: string): Finding =>
  finding('error', {
    title:
      kid === undefined
        ? `No key in ${origin} fits the token, which names none.`
        : `The key ${quoted(typeof kid === 'string' ? kid : JSON.stringify(kid))} isn’t in ${origin}.`,
    text: `The set has ${keys.length === 1 ? '1 key' : `${keys.length} keys`}. The token is from another realm or environment, or the key was disabled after a rotation. An API with an old copy of the set shows the same error.`,
    fix: 'Compare `iss` with the realm of the key set. After a rotation, keep the old key passive until its tokens have expired, and let the API reload the set when it sees an unknown `kid`.',
  })

async function check(jws: Jws, alg: string, keys: readonly Key[], origin: string): Promise<Finding> {
  let problem: unknown
  for (const key of keys) {
    try {
      await compactVerify(jws.token, await importJWK(key, alg), {algorithms: [alg]})
      return finding('ok', {
        title: 'The signature is valid.',
        text: `The key ${quoted(typeof key.kid === 'string' ? key.kid : 'without an ID')} in ${origin} made it with ${quoted(alg)}.`,
        page: undefined,
      })
    } catch (error) {
      problem = error
    }
  }
  if (problem instanceof errors.JWSSignatureVerificationFailed)
    return finding('error', {
      title: 'The signature is wrong.',
      text: `The key in ${origin} didn’t sign this header and this payload. The token was changed or cut, or another server made it.`,
      fix: 'Copy the token again from the request. If the signature stays wrong, reject the token.',
      page: tokenPages.verifier,
    })
  return notChecked(
    `This browser can’t use the key for ${quoted(alg)}: ${quoted(problem instanceof Error ? problem.message : String(problem))}.`,
  )
}

/** What to enter before a signature can be verified. The address in the token isn't called: an attacker can write it. */
export const withoutKeys = ({payload}: Jws): Finding =>
  finding('warning', {
    title: 'The signature wasn’t verified, because the issuer is empty.',
    text: `The token names ${quoted(typeof payload?.iss === 'string' ? payload.iss : 'no issuer')}. Keys from an address in the token prove nothing, because an attacker can write any address into it.`,
    fix: 'Enter the issuer of your realm, or paste its public keys.',
    page: tokenPages.verifier,
  })
