import {expect, it} from 'vitest'
import {formatMinutes} from './formatMinutes'

it.each([
  [1, '1 minute'],
  [15, '15 minutes'],
  [60, '1 hour'],
  [90, '90 minutes'],
  [240, '4 hours'],
])('%i minutes are said as %s', (minutes, text) => {
  expect(formatMinutes(minutes)).toBe(text)
})
