/** One picture of an icon file. */
export type IconImage = {
  /** Width and height in pixels, 1 to 256. */
  size: number
  /** A PNG file. */
  png: Buffer
}

const HEADER_BYTES = 6
const ENTRY_BYTES = 16

/**
 * Packs PNG pictures into an ICO file.
 * Format: a header of three 16-bit numbers (0, type 1, count), an entry of 16 bytes a picture, then the pictures.
 * Source: https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10)
 */
export function packIcon(images: readonly IconImage[]): Buffer {
  const header = Buffer.alloc(HEADER_BYTES)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(images.length, 4)
  let offset = HEADER_BYTES + ENTRY_BYTES * images.length
  const entries = images.map(({size, png}) => {
    const entry = Buffer.alloc(ENTRY_BYTES)
    // 256 is written as 0.
    entry.writeUInt8(size % 256, 0)
    entry.writeUInt8(size % 256, 1)
    entry.writeUInt16LE(1, 4)
    entry.writeUInt16LE(32, 6)
    entry.writeUInt32LE(png.length, 8)
    entry.writeUInt32LE(offset, 12)
    offset += png.length
    return entry
  })
  return Buffer.concat([header, ...entries, ...images.map(({png}) => png)])
}
