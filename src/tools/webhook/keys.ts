import {fromBase64, fromHex, hex, type Bytes} from './hmac'
import {toBase64, utf8} from '../webCrypto'

/** A key that a program might have used in place of the secret. */
export type Key = {
  bytes: Bytes
  /** What the key is, after "The key is …" */
  words: string
  fix: string
}

const AS_IT_IS = 'Use the UTF-8 bytes of the secret as the key. Keycloak doesn’t decode the secret.'
const TRIM = 'Remove it where your app reads the secret, for example from a file or an environment variable.'
const BOTH = 'Keycloak signs with every character of the secret. Save the same value in the webhook and in your app.'

/** The keys that usual mistakes make of a secret, without the secret itself. */
export function keysOf(secret: string): Key[] {
  const trimmed = secret.trim()
  const unquoted = /^(["'])(.*)\1$/.exec(trimmed)?.[2]
  const texts: [string | undefined, string, string][] = [
    [trimmed, 'the secret without the white space around it', TRIM],
    [unquoted, 'the secret without the quotes around it', TRIM],
    [`${trimmed}\n`, 'the secret with a line feed at its end, as `echo` and many editors write it', BOTH],
    [`${trimmed}\r\n`, 'the secret with a carriage return and a line feed at its end', BOTH],
    [`${trimmed} `, 'the secret with a space at its end', BOTH],
    [`"${trimmed}"`, 'the secret with quotes around it', BOTH],
    [trimmed.toLowerCase(), 'the secret in lowercase', BOTH],
    [trimmed.toUpperCase(), 'the secret in uppercase', BOTH],
    [hex(utf8(trimmed)), 'the secret written in hexadecimal', AS_IT_IS],
    [toBase64(utf8(trimmed)), 'the secret written as Base64', AS_IT_IS],
    ['', 'empty', 'Check that your app reads its secret. Anyone can forge a signature with an empty key.'],
  ]
  const decoded: [Bytes | undefined, string, string][] = [
    [fromHex(trimmed), 'the secret decoded from hexadecimal', AS_IT_IS],
    [fromBase64(trimmed), 'the secret decoded from Base64', AS_IT_IS],
  ]
  const all = [
    ...decoded,
    ...texts.map(([text, ...rest]) => [text === undefined ? text : utf8(text), ...rest] as const),
  ]
  const own = hex(utf8(secret))
  const seen = new Set([own])
  return all.flatMap(([bytes, words, fix]) => {
    if (bytes === undefined || seen.has(hex(bytes))) return []
    seen.add(hex(bytes))
    return [{bytes, words, fix}]
  })
}
