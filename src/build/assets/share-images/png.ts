import {promisify} from 'node:util'
import {crc32, deflate} from 'node:zlib'

const deflateAsync = promisify(deflate)

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const MOST_COLOURS = 256

/** A picture without transparent parts: four bytes a pixel, row by row: red, green, blue, and one that is ignored. */
export type Pixels = {width: number; height: number; data: Uint8Array}

/**
 * A PNG with a table of colours. A flat drawing has few: nothing is lost, and the file is a third of one with three bytes a
 * pixel. Of any other the colours are rounded until they are few enough. sharp's own table of colours takes four times as
 * long: it chooses the colours, which a drawing has no need of.
 */
export async function encodePng(picture: Pixels, bits = 0): Promise<Buffer> {
  const {width, height, data} = picture
  const rows = Buffer.alloc((width + 1) * height)
  // Whole pixels are read at once, in the order of bytes of every processor that Node runs on; a copy is aligned.
  const pixels = new Uint32Array(data.slice().buffer)
  const mask = 0x010101 * ((0xff << bits) & 0xff)
  const places = new Map<number, number>()
  // Most pixels are like their neighbour.
  let [before, place] = [-1, 0]
  for (let from = 0, to = 0; from < width * height; from += 1, to += 1) {
    // Each row begins with its filter: 0, none.
    if (from % width === 0) to += 1
    const color = (pixels[from] ?? 0) & mask
    if (color !== before) {
      before = color
      place = places.get(color) ?? places.size
      if (place === MOST_COLOURS) return encodePng(picture, bits + 1)
      places.set(color, place)
    }
    rows[to] = place
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Eight bits a pixel, each the number of a colour.
  header.set([8, 3], 8)
  const palette = [...places.keys()].flatMap((color) => [color & 0xff, (color >> 8) & 0xff, color >> 16])
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette)),
    // The highest level takes fifteen times as long for a tenth less.
    chunk('IDAT', await deflateAsync(rows, {level: 6})),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
