import {expect, it} from 'vitest'
import {engagementFacts} from './engagementFacts'
import {oneOff, oneOffPrice} from './oneOffPrice'

const figures = (correctedFor: number) =>
  engagementFacts({job: 'review', workingDays: [5, 10], correctedFor}).map(({figure}) => figure)

it('says how long it takes, what it costs, and for how long mistakes are corrected', () => {
  expect(figures(1)).toEqual(['5–10 working days', oneOffPrice(oneOff('review')), '1 month'])
  expect(figures(6).at(-1)).toBe('6 months')
})

it('begins a figure with a capital letter', () => {
  const [, price] = engagementFacts({job: 'migration', workingDays: [1, 2], correctedFor: 1})
  expect(price?.figure).toMatch(/^From \D*\d/)
})
