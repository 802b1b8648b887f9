import {InputError} from '../run'

/** Where the reader's realm is. */
export type Address = {
  /** The issuer that tokens must have; undefined if the address doesn't say. */
  issuer: string | undefined
  /** Where the keys are; undefined if the realm's configuration says so. */
  keySet: URL | undefined
}

const LONGEST = 2000
const DISCOVERY = '/.well-known/openid-configuration'
const CERTS = '/protocol/openid-connect/certs'

/**
 * Reads the address of an issuer, of its configuration, or of a key set.
 * @returns undefined for an empty text.
 * @throws InputError if it isn't such an address.
 */
export function readAddress(text: string): Address | undefined {
  const trimmed = text.trim()
  if (trimmed === '') return undefined
  const url = trimmed.length <= LONGEST && URL.canParse(trimmed) ? new URL(trimmed) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw new InputError(
      'The issuer isn’t a URL. Enter the whole address of the realm, such as `https://auth.example.com/realms/acme`.',
    )
  if (url.username !== '' || url.password !== '' || url.hash !== '')
    throw new InputError(
      'The issuer can’t contain a user name, a password, or a fragment (`#`). Enter the address of the realm alone.',
    )
  if (trimmed.endsWith(DISCOVERY)) return {issuer: trimmed.slice(0, -DISCOVERY.length), keySet: undefined}
  if (trimmed.endsWith(CERTS)) return {issuer: trimmed.slice(0, -CERTS.length), keySet: url}
  if (/jwks|\.json$|\/keys$/.test(url.pathname)) return {issuer: undefined, keySet: url}
  return {issuer: trimmed, keySet: undefined}
}
