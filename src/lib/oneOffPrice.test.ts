import {describe, expect, it} from 'vitest'
import type {OneOff} from '../data/offer/pricing'
import {oneOff, oneOffPrice} from './oneOffPrice'

const job: OneOff = {id: 'review', name: 'Review', amount: 1200, unit: 'project', result: 'A review.', to: '/'}

describe('the price of a piece of work', () => {
  it('is an amount for a whole project', () => {
    expect(oneOffPrice(job)).toBe('$1,200')
  })

  it('says where it only begins', () => {
    expect(oneOffPrice({...job, isStart: true})).toBe('from $1,200')
  })

  it('names its unit, and the least that is billed', () => {
    expect(oneOffPrice({...job, unit: 'hour', minimum: 3})).toBe('$1,200 an hour, at least 3 hours')
  })
})

it('finds work by its id', () => {
  expect(oneOff('emergency').id).toBe('emergency')
})
