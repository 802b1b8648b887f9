import {InputError} from '../run'
import {algorithms, fromBase64, fromHex, hex, type Algorithm} from './hmac'

/** A signature that was read from a header. */
export type Signature = {
  /** Lowercase hexadecimal digits. */
  digits: string
  /** The algorithms with signatures of this length: one. */
  algorithm: Algorithm
  /** How the value differs from what Keycloak sends, after "The header …". */
  differences: readonly {words: string; fix: string}[]
}

/** What stands in the header. */
export type Header = {kind: 'signature'; signature: Signature} | {kind: 'empty'} | {kind: 'token'}

/**
 * Reads a header line or its value.
 * @throws InputError if the value can't be a signature.
 */
export function readHeader(text: string): Header {
  const named = /^\s*x-keycloak-signature\s*:/i.exec(text)
  const value = (named ? text.slice(named[0].length) : text).trim()
  if (value === '' && named) return {kind: 'empty'}
  if (/^(?:authorization\s*:\s*)?(?:bearer\s+)?eyJ[\w-]+\.[\w-]+\.[\w-]*$/i.test(value)) return {kind: 'token'}

  const differences: {words: string; fix: string}[] = []
  const bare = withoutPrefix(value, differences)
  const bytes = bytesOf(bare, differences)
  const algorithm = algorithms.find(({digits}) => digits === 2 * (bytes?.length ?? 0))
  if (bytes === undefined || algorithm === undefined)
    throw new InputError(
      `The signature has ${bare.length} characters. An HMAC with SHA-256 has 64 hexadecimal digits, and one with SHA-1 has 40. Copy the whole value of the header X-Keycloak-Signature.`,
    )
  return {kind: 'signature', signature: {digits: hex(bytes), algorithm, differences}}
}

/** The value without quotes and a prefix such as `sha256=`. */
function withoutPrefix(value: string, differences: {words: string; fix: string}[]): string {
  const unquoted = /^(["'])(.*)\1$/.exec(value)?.[2]?.trim() ?? value
  const prefix = /^(?:hmac-?)?sha-?(?:1|256|384|512)\s*[=:]\s*/i.exec(unquoted)?.[0]
  if (unquoted !== value)
    differences.push({words: 'has quotes around its value', fix: 'Compare the value without the quotes.'})
  if (prefix === undefined) return unquoted
  differences.push({
    words: `has the prefix \`${prefix.trim()}\``,
    fix: 'Keycloak sends no prefix. GitHub does, so code for GitHub’s webhooks expects one. Compare the bare digits.',
  })
  return unquoted.slice(prefix.length)
}

function bytesOf(value: string, differences: {words: string; fix: string}[]) {
  const digits = value.replaceAll(/[\s:-]/g, '')
  const lengths = algorithms.map((algorithm) => algorithm.digits)
  if (/^[0-9a-f]+$/i.test(digits) && lengths.includes(digits.length)) {
    if (digits !== value)
      differences.push({words: 'has separators between its digits', fix: 'Compare the digits without separators.'})
    if (digits !== digits.toLowerCase())
      differences.push({
        words: 'has uppercase digits',
        fix: 'Keycloak sends lowercase digits. Decode both values to bytes before you compare them, or write yours in lowercase.',
      })
    return fromHex(digits)
  }
  const bytes = fromBase64(value)
  if (bytes && lengths.includes(2 * bytes.length))
    differences.push({
      words: 'is Base64',
      fix: 'Keycloak sends hexadecimal digits. In your app, write the HMAC in hexadecimal, for example with `digest("hex")` in Node.js or `hexdigest()` in Python.',
    })
  return bytes
}
