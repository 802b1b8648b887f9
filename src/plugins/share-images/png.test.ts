import {inflateSync} from 'node:zlib'
import {describe, expect, it} from 'vitest'
import {encodePng, encoderFor} from './png'

type Rgb = readonly [number, number, number]

function pixels(width: number, colors: readonly Rgb[]): {width: number; height: number; data: Uint8Array} {
  return {width, height: colors.length / width, data: Uint8Array.from(colors.flatMap((color) => [...color, 255]))}
}

/** The colours of a picture, read as the PNG specification has it. */
function decode(png: Buffer, width: number): Rgb[] {
  const chunks = new Map<string, Buffer>()
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12) {
    const length = png.readUInt32BE(at)
    chunks.set(png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, at + 8 + length))
  }
  const palette = chunks.get('PLTE') ?? Buffer.alloc(0)
  const rows = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0))
  return [...rows]
    .filter((_, index) => index % (width + 1) !== 0)
    .map((color) => [palette[color * 3] ?? -1, palette[color * 3 + 1] ?? -1, palette[color * 3 + 2] ?? -1])
}

describe('a PNG', () => {
  it('has every colour of a flat drawing as it was', async () => {
    const colors: Rgb[] = [
      [1, 2, 3],
      [250, 0, 255],
      [1, 2, 3],
      [0, 128, 0],
      [250, 0, 255],
      [9, 9, 9],
    ]
    expect(decode(await encodePng(pixels(3, colors)), 3)).toEqual(colors)
  })

  it('says its size and that it has a table of colours', async () => {
    const png = await encodePng(
      pixels(2, [
        [0, 0, 0],
        [9, 9, 9],
        [0, 0, 0],
        [9, 9, 9],
      ]),
    )
    expect([png.readUInt32BE(16), png.readUInt32BE(20), png[24], png[25]]).toEqual([2, 2, 8, 3])
  })

  it('rounds colours that are too many, by no more than it has to', async () => {
    const colors = Array.from({length: 512}, (_, index): Rgb => [index >> 1, (index & 1) * 2, 7])
    const decoded = decode(await encodePng(pixels(16, colors)), 16)
    expect(new Set(decoded.map(String)).size).toBeLessThanOrEqual(256)
    const distances = decoded.flatMap((color, index) =>
      color.map((channel, at) => Math.abs(channel - (colors[index]?.[at] ?? 999))),
    )
    expect(Math.max(...distances)).toBeLessThanOrEqual(3)
  })

  it('is the same where only some of its rows are its own', async () => {
    const [a, b, c]: [Rgb, Rgb, Rgb] = [
      [1, 2, 3],
      [200, 0, 9],
      [7, 7, 7],
    ]
    const encode = encoderFor(pixels(2, [a, b, a, a, b, a]))
    expect(decode(await encode(pixels(2, [c, a]), 1), 2)).toEqual([a, b, c, a, b, a])
    expect(decode(await encode(pixels(2, [b, b]), 2), 2), 'and knows nothing of the one before').toEqual([
      a,
      b,
      a,
      a,
      b,
      b,
    ])
  })

  it('rounds colours where the rows bring too many', async () => {
    const colors = Array.from({length: 256}, (_, index): Rgb => [index, 0, 7])
    const encode = encoderFor(pixels(16, colors))
    const own = Array.from({length: 16}, (_, index): Rgb => [index * 16, 99, 7])
    const decoded = decode(await encode(pixels(16, own), 3), 16)
    expect(new Set(decoded.map(String)).size).toBeLessThanOrEqual(256)
    const expected = colors.map((color, at) => own[at - 48] ?? color)
    const distances = decoded.flatMap((color, at) =>
      color.map((channel, i) => Math.abs(channel - (expected[at]?.[i] ?? 999))),
    )
    expect(Math.max(...distances)).toBeLessThanOrEqual(3)
  })
})
