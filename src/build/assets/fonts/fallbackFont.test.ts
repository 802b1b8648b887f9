import {expect, it} from 'vitest'
import {adjust, meanWidth} from './fallbackFont'

const wide = Array.from({length: 95}, () => 0.6)

it('takes the mean over prose, in which an e counts more than a z', () => {
  const withWide = (character: string) =>
    wide.map((width, index) => (index === character.charCodeAt(0) - 0x20 ? 1 : width))
  expect(meanWidth(wide)).toBeCloseTo(0.6)
  expect(meanWidth(withWide('e'))).toBeGreaterThan(meanWidth(withWide('z')))
})

it('makes a narrower font larger, and its lines as high as the web font has them', () => {
  const {sizeAdjust, ascentOverride, descentOverride} = adjust({ascent: 1.025, descent: 0.275, widths: wide}, 500)
  expect(sizeAdjust).toBe(120)
  expect((sizeAdjust * ascentOverride) / 10_000).toBeCloseTo(1.025, 3)
  expect((sizeAdjust * descentOverride) / 10_000).toBeCloseTo(0.275, 3)
})
