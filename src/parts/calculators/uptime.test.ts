import {describe, expect, it} from 'vitest'
import {billing} from '../../data/offer/pricing'
import {serviceLevels} from '../../data/offer/serviceLevels'
import {numberFormat} from '../../lib/formats'
import {allowedMinutes, availability, creditFor, downtimeTexts, formatDuration, formatUptime} from './uptime'

const money = numberFormat({style: 'currency', currency: billing.currency})

describe('downtime that an uptime allows', () => {
  it.each([
    [99.95, 30, '21 min 36 s'],
    [99.95, 31, '22 min 19 s'],
    [99.95, 28, '20 min 9 s'],
    [99.95, 365, '4 h 22 min 48 s'],
    [99.9, 30, '43 min 12 s'],
    [100, 30, '0 s'],
  ])('%f%% of %i days: %s', (uptime, days, said) => {
    expect(formatDuration(allowedMinutes(days, uptime))).toBe(said)
  })
})

describe('uptime that was reached', () => {
  it('is the part of the month without downtime', () => {
    expect(availability(30, 0)).toBe(100)
    expect(availability(30, 432)).toBeCloseTo(99)
  })

  it('is rounded down: what missed a threshold does not look as if it had reached it', () => {
    expect(formatUptime(99.94999)).toBe('99.949%')
    expect(formatUptime(availability(30, allowedMinutes(30, 99.95)))).toBe('99.950%')
  })
})

describe('credits', () => {
  it('are due below each threshold and not at it', () => {
    expect(creditFor(100)).toBe(0)
    for (const {below, credit} of serviceLevels.credits) {
      expect(creditFor(below - 0.001)).toBe(credit)
      expect(creditFor(below)).toBeLessThan(credit)
    }
  })

  it('are a part of the fee of that month', () => {
    const minutes = allowedMinutes(30) + 30
    const reached = availability(30, minutes)
    const credit = creditFor(reached)
    expect(downtimeTexts({days: 30, minutes, fee: 1000})).toMatchObject({
      reached: formatUptime(reached),
      credit: `${credit}%`,
      due: money.format(credit * 10),
      left: '30 min over the limit',
    })
  })

  it('are not due while the uptime meets the guarantee', () => {
    const minutes = allowedMinutes(30) / 2
    expect(downtimeTexts({days: 30, minutes, fee: 1000})).toMatchObject({
      summary: `${formatUptime(availability(30, minutes))} uptime meets the guarantee`,
      due: money.format(0),
      left: `${formatDuration(minutes)} left`,
    })
  })
})
