import {quoted, type Finding} from '../../report'
import {algorithmOf, type Jws} from '../decode'
import {findingsAbout} from '../finding'

const finding = findingsAbout('verifier')

/** Bytes of a signature for the algorithms that have one length. */
const LENGTHS: Readonly<Record<string, number>> = {
  HS256: 32,
  HS384: 48,
  HS512: 64,
  ES256: 64,
  ES384: 96,
  ES512: 132,
  Ed25519: 64,
}

/** Checks the length of the signature, without a key. */
export function signatureShape({header, signature: bytes, token}: Jws): Finding[] {
  const name = algorithmOf({header})
  if (name.toLowerCase() === 'none') return []
  if (token.endsWith('.'))
    return [
      finding('error', {
        title: 'The signature is missing.',
        text: 'The token ends with its second dot. Some logs and tools cut off the signature on purpose.',
        fix: 'Copy the token from the request itself.',
      }),
    ]
  if (bytes === undefined)
    return [
      finding('error', {
        title: 'The signature isn’t base64url.',
        text: 'The part after the second dot contains other characters, or lost some.',
        fix: 'Copy the token again from its first to its last character.',
      }),
    ]
  const expected = Object.hasOwn(LENGTHS, name) ? LENGTHS[name] : undefined
  const isShortRsa = /^[RP]S/.test(name) && bytes.length % 64 !== 0
  if ((expected === undefined || bytes.length === expected) && !isShortRsa) return []
  const isDer = name.startsWith('ES') && bytes[0] === 0x30
  return [
    finding('error', {
      title: isDer
        ? 'The signature is in DER format, which JWTs don’t use.'
        : `The signature has ${bytes.length} bytes, which doesn’t fit ${quoted(name)}.`,
      text: isDer
        ? `A signature of ${name} is two numbers of the same length, ${expected ?? 64} bytes together.`
        : 'The token was probably cut off.',
      fix: isDer
        ? "In the program that signs, choose the format IEEE P1363. In Node.js, that’s `dsaEncoding: 'ieee-p1363'`."
        : 'Copy the token again from its first to its last character.',
    }),
  ]
}
