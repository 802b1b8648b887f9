/** The bytes of base64url or of plain base64, with or without padding; undefined if the text is neither. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> | undefined {
  const digits = text.replaceAll('-', '+').replaceAll('_', '/')
  try {
    const characters = atob(digits)
    const bytes = new Uint8Array(characters.length)
    for (let index = 0; index < bytes.length; index += 1) bytes[index] = characters.charCodeAt(index)
    return bytes
  } catch {
    return undefined
  }
}

/** The text of UTF-8 bytes; undefined if they aren't UTF-8. */
export function utf8Of(bytes: Uint8Array<ArrayBuffer>): string | undefined {
  try {
    return new TextDecoder('utf-8', {fatal: true, ignoreBOM: true}).decode(bytes)
  } catch {
    return undefined
  }
}
