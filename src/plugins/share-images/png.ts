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

/** A picture as a PNG with a table of colours has it. */
type Indexed = {
  /** Each row begins with its filter: 0, none. */
  indices: Buffer
  palette: number[]
  /** The place in the palette of each colour, or of those that differ from it in their last bits only. */
  places: Map<number, number>
}

/**
 * A PNG with a table of colours. A flat drawing has fewer than 256, so that nothing is lost and the file is a third of
 * one with three bytes a pixel; for any other the colours are rounded until they are few enough.
 */
export function encodePng(picture: Pixels): Promise<Buffer> {
  for (let bits = 0; ; bits += 1) {
    const indexed = index(picture, bits)
    if (indexed) return write(picture, indexed)
  }
}

/**
 * A function that makes PNGs of pictures which differ in some rows only: whatever they have in common is looked at once.
 * It is given these rows, as wide as the picture, and the place of the first.
 */
export function encoderFor(common: Pixels): (rows: Pixels, from: number) => Promise<Buffer> {
  const known = index(common, 0)
  return (rows, from) => {
    const own = known && {
      indices: Buffer.from(known.indices),
      palette: [...known.palette],
      places: new Map(known.places),
    }
    if (own && addRows(own, rows, from, 0)) return write(common, own)
    const data = common.data.slice()
    data.set(rows.data, from * common.width * 4)
    return encodePng({...common, data})
  }
}

async function write({width, height}: Pixels, {indices, palette}: Indexed): Promise<Buffer> {
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

/** Undefined for a picture of too many colours. */
function index(picture: Pixels, bits: number): Indexed | undefined {
  const indexed: Indexed = {indices: Buffer.alloc((picture.width + 1) * picture.height), palette: [], places: new Map()}
  return addRows(indexed, picture, 0, bits) ? indexed : undefined
}

/**
 * Puts rows into a picture. Colours that differ in their last bits only become the first of them: the ground, met first,
 * stays as it is.
 * @returns false where there are too many colours.
 */
function addRows(
  {indices, palette, places}: Indexed,
  {width, height, data}: Pixels,
  row: number,
  bits: number,
): boolean {
  // Whole pixels are read at once, in the order of bytes of every processor that Node runs on; a copy is aligned.
  const pixels = new Uint32Array(data.slice().buffer)
  const mask = 0x010101 * ((0xff << bits) & 0xff)
  // Most pixels are like their neighbour.
  let [before, place] = [-1, 0]
  for (let from = 0, to = row * (width + 1); from < width * height; from += 1, to += 1) {
    if (from % width === 0) to += 1
    const color = (pixels[from] ?? 0) & 0xffffff
    if (color !== before) {
      before = color
      place = places.get(color & mask) ?? palette.length
      if (place === MOST_COLOURS) return false
      if (place === palette.length) {
        palette.push(color)
        places.set(color & mask, place)
      }
    }
    indices[to] = place
  }
  return true
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
