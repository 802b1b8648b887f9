import {isObject} from '../../lib/isObject'
import {tokenPages} from '../../data/tokenClaims'
import type {Finding} from '../report'
import {InputError} from '../run'
import {readJson} from './json'

/** A key as a key set lists it (RFC 7517). */
export type Key = Readonly<Record<string, unknown>>

/** Longer key sets, in characters, and sets with more keys aren't read. A realm with ten keys has 15 KiB. */
const MOST_KEY_TEXT = 512 * 1024
const MOST_KEYS = 200

/**
 * Reads a key set or a single key.
 * @throws InputError if the text is neither.
 */
export function readKeys(text: string): readonly Key[] {
  if (text.length > MOST_KEY_TEXT)
    throw new InputError('The key set is longer than 512 KiB. Paste the key set of one realm.')
  if (/^\s*-----BEGIN/.test(text))
    throw new InputError(
      'This is a key in PEM format. Paste the key set as JSON instead: the answer of `<issuer>/protocol/openid-connect/certs`.',
    )
  const value = readJson(text, 'key set')?.value
  const list: unknown[] | undefined =
    isObject(value) && Array.isArray(value.keys) ? value.keys : isObject(value) && 'kty' in value ? [value] : undefined
  if (!list?.every(isObject))
    throw new InputError(
      'The public keys aren’t a key set. Paste the JSON answer of `<issuer>/protocol/openid-connect/certs`, which starts with `{"keys":`.',
    )
  if (list.length > MOST_KEYS)
    throw new InputError(`The key set has ${list.length} keys. This tool reads at most ${MOST_KEYS}.`)
  return list
}

/** A warning if a key set contains more than public keys. */
export function secretFindings(keys: readonly Key[]): Finding[] {
  if (!keys.some((key) => 'd' in key || key.kty === 'oct')) return []
  return [
    {
      kind: 'finding',
      severity: 'error',
      title: 'The key set contains a private key or a secret.',
      text: 'With it, an attacker can sign tokens. A key set for verification has public keys only. This tool doesn’t use that key.',
      fix: 'Replace the key, if the set was published or sent to others.',
      page: tokenPages.keys,
    },
  ]
}

export const isPublic = (key: Key): boolean => !('d' in key) && key.kty !== 'oct'
