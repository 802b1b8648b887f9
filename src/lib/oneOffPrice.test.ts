import {describe, expect, it} from 'vitest'
import {billing, type OneOff} from '../data/offer/pricing'
import {formatAmount} from './formatPrice'
import {oneOff, oneOffPrice} from './oneOffPrice'

const amount = formatAmount(1200, billing.currency)
const job: OneOff = {id: 'review', name: 'Review', amount: 1200, unit: 'project', result: 'A review.', to: '/'}

describe('the price of a piece of work', () => {
  it('is an amount for a whole project', () => {
    expect(oneOffPrice(job)).toBe(amount)
  })

  it('says where it only begins', () => {
    expect(oneOffPrice({...job, isStart: true})).toBe(`from ${amount}`)
  })

  it('names its unit, and the least that is billed', () => {
    expect(oneOffPrice({...job, unit: 'hour', minimum: 3})).toBe(`${amount} an hour, at least 3 hours`)
  })
})

it('finds work by its id', () => {
  expect(oneOff('emergency').id).toBe('emergency')
})
