import {promisify} from 'node:util'
import {crc32, deflate} from 'node:zlib'

const deflateAsync = promisify(deflate)

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const MOST_COLOURS = 256

/** A picture without transparent parts. */
export type Pixels = {
  width: number
  height: number
  /** Four bytes a pixel, row by row: red, green, blue, and one that is ignored. */
  data: Uint8Array
}

/**
 * A PNG with a table of colours. A flat drawing has fewer than 256, so that nothing is lost and the file is a third of
 * one with three bytes a pixel; for any other the colours are rounded until they are few enough.
 */
export async function encodePng({width, height, data}: Pixels): Promise<Buffer> {
  const {indices, palette} = indexed({width, height, data})
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Eight bits a pixel, each the number of a colour.
  header.set([8, 3], 8)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap((color) => [color & 0xff, (color >> 8) & 0xff, color >> 16]))),
    // The highest level takes fifteen times as long for a tenth less.
    chunk('IDAT', await deflateAsync(indices, {level: 6})),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function indexed(pixels: Pixels) {
  for (let bits = 0; ; bits += 1) {
    const result = tryIndexed(pixels, bits)
    if (result) return result
  }
}

/** Colours that differ in their last bits only become the first of them: the ground, met first, stays as it is. */
function tryIndexed({width, height, data}: Pixels, bits: number) {
  // Whole pixels are read at once, in the order of bytes of every processor that Node runs on; a copy is aligned.
  const pixels = new Uint32Array(data.slice().buffer)
  const mask = 0x010101 * ((0xff << bits) & 0xff)
  const known = new Map<number, number>()
  const palette: number[] = []
  // Each row begins with its filter: 0, none.
  const indices = Buffer.alloc((width + 1) * height)
  // Most pixels are like their neighbour.
  let [before, index] = [-1, 0]
  for (let from = 0, to = 0; from < width * height; from += 1, to += 1) {
    if (from % width === 0) to += 1
    const color = (pixels[from] ?? 0) & 0xffffff
    if (color !== before) {
      before = color
      index = known.get(color & mask) ?? palette.length
      if (index === MOST_COLOURS) return undefined
      if (index === palette.length) {
        palette.push(color)
        known.set(color & mask, index)
      }
    }
    indices[to] = index
  }
  return {indices, palette}
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
