const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** What stands for the part of a value that the figure leaves out. */
const LEFT_OUT = '…'

/**
 * The first characters of a text in base64url, as they stand in a token. Only whole groups of three bytes are encoded,
 * and none from where something has been left out: every character shown is the true one.
 */
export function base64urlStart(text: string, length: number): string {
  const bytes = new TextEncoder().encode(text.split(LEFT_OUT)[0] ?? '')
  let encoded = ''
  for (let index = 0; index + 2 < bytes.length && encoded.length < length; index += 3) {
    const group = ((bytes[index] ?? 0) << 16) | ((bytes[index + 1] ?? 0) << 8) | (bytes[index + 2] ?? 0)
    for (const shift of [18, 12, 6, 0]) encoded += ALPHABET[(group >> shift) & 63] ?? ''
  }
  return encoded.slice(0, length)
}
