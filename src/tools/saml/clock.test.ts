import {describe, expect, test} from 'vitest'
import {spanText, timeOf} from './clock'
import {differenceOf} from './difference'

describe('times', () => {
  test.each([
    [1000, '1 second'],
    [59_999, '59 seconds'],
    [60_000, '1 minute'],
    [90_000, '90 seconds'],
    [120_000, '2 minutes'],
    [3_600_000, '60 minutes'],
    [7_200_000, '2 hours'],
    [-172_800_000, '2 days'],
    [1000 * 86_400_000, '1,000 days'],
  ])('%i ms are %s', (duration, text) => {
    expect(spanText(duration)).toBe(text)
  })

  test.each([
    ['2026-11-27T14:02:03Z', '2026-11-27T14:02:03.000Z'],
    ['2026-11-27T14:02:03.5Z', '2026-11-27T14:02:03.500Z'],
    ['2026-11-27T15:02:03+01:00', '2026-11-27T14:02:03.000Z'],
    ['2026-11-27T14:02:03', '2026-11-27T14:02:03.000Z'],
  ])('%s is read in UTC', (text, time) => {
    expect(timeOf(text)).toBe(Date.parse(time))
  })

  test.each([undefined, '', 'yesterday', '2026-11-27', '2026-99-27T14:02:03Z'])('%s is no time', (text) => {
    expect(timeOf(text)).toBeUndefined()
  })
})

describe('differences', () => {
  test.each([
    ['https://a.example/', 'https://a.example', 'slash'],
    ['http://a.example', 'https://a.example', '`http` and `https`'],
    ['https://A.example', 'https://a.example', 'upper and lower case'],
    ['https://a.example/x', 'https://b.example/x', '`a.example` and `b.example`'],
    [' a', 'a', 'space'],
    ['a', 'b', 'character by character'],
  ])('%s and %s', (found, wanted, text) => {
    expect(differenceOf(found, wanted)).toContain(text)
  })
})
