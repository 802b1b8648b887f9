import {expect, it} from 'vitest'
import {packIcon} from './ico'

it('packs pictures behind a directory that says where each begins', () => {
  const icon = packIcon([
    {size: 16, png: Buffer.from('abc')},
    {size: 256, png: Buffer.from('de')},
  ])
  expect(icon.readUInt16LE(2)).toBe(1)
  expect(icon.readUInt16LE(4)).toBe(2)
  expect(icon.readUInt8(6)).toBe(16)
  expect(icon.readUInt8(22)).toBe(0)
  const first = icon.readUInt32LE(6 + 12)
  const second = icon.readUInt32LE(22 + 12)
  expect(icon.subarray(first, first + icon.readUInt32LE(6 + 8)).toString()).toBe('abc')
  expect(icon.subarray(second).toString()).toBe('de')
})
