import {describe, expect, it} from 'vitest'
import {costExample, costLines, costTexts, formatAmount, type CostInputs} from './hostingCost'

const amountsOf = (given: CostInputs): Record<string, number> =>
  Object.fromEntries(costLines(given).map(({id, amount}) => [id, amount]))

describe('what running Keycloak oneself costs', () => {
  it('is machines, work and on-call pay: the example', () => {
    // 2 × (2 × 60 + 100) = 440; (12 × 6 ÷ 12 + 6) × 80 = 960; 440 + 960 + 600 = 2,000; 2,000 − 2 × 80 = 1,840
    expect(amountsOf(costExample)).toEqual({
      machines: 440,
      work: 960,
      onCall: 600,
      total: 2000,
      stays: 160,
      breakEven: 1840,
    })
  })

  it('is little for a team that has machines and a rota already', () => {
    const platform = {...costExample, databasePrice: 0, upgradeHours: 2, routineHours: 1, onCallPay: 0}
    // 2 × (2 × 60) = 240; (12 × 2 ÷ 12 + 1) × 80 = 240; 480 − 160 = 320
    expect(amountsOf(platform)).toMatchObject({machines: 240, work: 240, total: 480, breakEven: 320})
  })

  it('leaves nothing for a host where as much work stays as there was', () => {
    expect(amountsOf({...costExample, hostedHours: 100}).breakEven).toBe(0)
  })

  it('shows how each amount is worked out', () => {
    expect(costLines(costExample).map(({working}) => working)).toEqual([
      '2 × (2 × 60 + 100)',
      '(12 × 6 ÷ 12 + 6) × 80',
      '600',
      '440 + 960 + 600',
      '2 × 80',
      '2,000 − 160',
    ])
  })
})

it('says each line in the two places of the page that show it', () => {
  expect(costTexts(costExample)).toMatchObject({total: '2,000', totalWorking: '440 + 960 + 600', breakEven: '1,840'})
})

it('writes amounts with commas and no more than two decimals', () => {
  expect([1840, 0.333, 1_000_000].map(formatAmount)).toEqual(['1,840', '0.33', '1,000,000'])
})
