import {expect, it} from 'vitest'
import {engagementFacts} from './engagementFacts'

const figures = (correctedFor: number) =>
  engagementFacts({workingDays: [5, 10], correctedFor}).map(({figure}) => figure)

it('says how long it takes and for how long mistakes are corrected', () => {
  expect(figures(1)).toEqual(['5–10 working days', 'In writing', '1 month'])
  expect(figures(6).at(-1)).toBe('6 months')
})
