import sharp from 'sharp'
import {expect, it} from 'vitest'
import {encodePng} from './png'

const picture = (width: number, height: number, color: (index: number) => readonly [number, number, number]) => ({
  width,
  height,
  data: Uint8Array.from(Array.from({length: width * height}, (_, index) => [...color(index), 255]).flat()),
})

const pixelsOf = async (png: Buffer) => [...(await sharp(png).removeAlpha().raw().toBuffer())]

it('keeps every pixel of a picture of few colours', async () => {
  const flat = picture(7, 5, (index) => [index % 3, 100 + (index % 5), 255 - index])
  expect(await pixelsOf(await encodePng(flat))).toEqual([...flat.data].filter((_, index) => index % 4 !== 3))
})

it('rounds the colours of any other by a few shades', async () => {
  const many = picture(40, 40, (index) => [index % 256, Math.floor(index / 7) % 256, 9])
  const drawn = await pixelsOf(await encodePng(many))
  const original = [...many.data].filter((_, index) => index % 4 !== 3)
  expect(Math.max(...drawn.map((value, index) => Math.abs(value - (original[index] ?? 0))))).toBeLessThan(64)
})
