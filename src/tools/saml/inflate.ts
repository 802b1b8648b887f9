import {Inflate} from 'fflate'
import {InputError} from '../run'
import {MOST_XML} from './xmlSize'

/** How many compressed bytes are read at once. They become at most a thousand times as many. */
const STEP = 512

/**
 * What the redirect binding compresses: raw DEFLATE. It stops as soon as the result is larger than a SAML document.
 * @throws InputError if the bytes aren't DEFLATE, or if they become too many.
 */
export function inflate(bytes: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = []
  let size = 0
  const stream = new Inflate((part) => {
    size += part.length
    if (size > MOST_XML)
      throw new InputError(
        `The message becomes larger than ${MOST_XML.toLocaleString('en-US')} bytes when it's decompressed. No SAML message is that long, so it can be an attack on the receiver.`,
      )
    parts.push(part)
  })
  try {
    for (let at = 0; at < bytes.length; at += STEP)
      stream.push(bytes.subarray(at, at + STEP), at + STEP >= bytes.length)
  } catch (error) {
    if (error instanceof InputError) throw error
    throw new InputError(
      'The value is Base64, but it contains neither XML nor compressed XML. Copy the whole value of `SAMLRequest` or `SAMLResponse`.',
    )
  }
  return joined(parts, size)
}

function joined(parts: readonly Uint8Array[], size: number): Uint8Array {
  const all = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
