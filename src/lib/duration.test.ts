import {expect, it} from 'vitest'
import {days, duration, period, workingDays} from './duration'

it('says whole hours as hours and everything else in minutes', () => {
  expect([1, 15, 60, 90, 240].map((count) => duration(count))).toEqual([
    '1 minute',
    '15 minutes',
    '1 hour',
    '90 minutes',
    '4 hours',
  ])
})

it('says one day as one', () => {
  expect([1, 7].map((count) => days(count))).toEqual(['1 day', '7 days'])
  expect([1, 5].map((count) => workingDays(count))).toEqual(['1 working day', '5 working days'])
})

it('says whole years as years and every other period in days', () => {
  expect([1, 30, 365, 400, 1095].map((count) => period(count))).toEqual([
    '1 day',
    '30 days',
    '1 year',
    '400 days',
    '3 years',
  ])
})

it('writes times in another language', () => {
  expect([duration(240, 'de'), days(1, 'de'), period(1095, 'de')]).toEqual(['4 Stunden', '1 Tag', '3 Jahre'])
})
