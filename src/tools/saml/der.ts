/** A value of DER, the encoding of certificates. */
export type Der = {
  tag: number
  /** The whole value with its header. */
  bytes: Uint8Array<ArrayBuffer>
  /** Only what it contains. */
  content: Uint8Array<ArrayBuffer>
}

/** What isn't DER, or not in the form that a certificate has. */
export class DerError extends Error {}

/**
 * The value at the beginning of the bytes.
 * @throws DerError if it isn't complete.
 */
export function readDer(bytes: Uint8Array<ArrayBuffer>): Der {
  const [tag, first] = bytes
  if (tag === undefined || first === undefined || (tag & 0x1f) === 0x1f) throw new DerError('No value of DER')
  const lengthBytes = first < 0x80 ? 0 : first & 0x7f
  if (first === 0x80 || lengthBytes > 3) throw new DerError('A length that DER does not allow here')
  const length =
    lengthBytes === 0 ? first : bytes.subarray(2, 2 + lengthBytes).reduce((sum, byte) => sum * 256 + byte, 0)
  const end = 2 + lengthBytes + length
  if (end > bytes.length) throw new DerError('The value ends too early')
  return {tag, bytes: bytes.subarray(0, end), content: bytes.subarray(2 + lengthBytes, end)}
}

/** The values in a sequence or a set. @throws DerError */
export function partsOf(value: Der): Der[] {
  const parts: Der[] = []
  for (let rest = value.content; rest.length > 0;) {
    const part = readDer(rest)
    parts.push(part)
    rest = rest.subarray(part.bytes.length)
  }
  return parts
}

/** An object identifier in its usual form, `2.5.4.3`. @throws DerError */
export function objectId(value: Der | undefined): string {
  if (value?.tag !== 0x06 || value.content.length === 0) throw new DerError('No object identifier')
  const numbers: number[] = []
  let number = 0
  for (const byte of value.content) {
    number = number * 128 + (byte & 0x7f)
    if (byte < 0x80) {
      numbers.push(number)
      number = 0
    }
  }
  const [first = 0, ...others] = numbers
  const root = Math.min(2, Math.floor(first / 40))
  return [root, first - root * 40, ...others].join('.')
}

/** A text of any of the kinds that names in certificates have. */
export const derText = (value: Der): string =>
  value.tag === 0x1e ? new TextDecoder('utf-16be').decode(value.content) : new TextDecoder().decode(value.content)

/** A time in ms since 1970. @throws DerError if it isn't UTCTime or GeneralizedTime in UTC. */
export function derTime(value: Der | undefined): number {
  const text = value ? derText(value) : ''
  const century = value?.tag === 0x17 ? (Number(text.slice(0, 2)) >= 50 ? '19' : '20') : ''
  const digits = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/.exec(century + text)
  if (!digits) throw new DerError('No time')
  const [, year, month, day, hour, minute, second] = digits.map(Number)
  return Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute, second)
}
