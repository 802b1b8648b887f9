import {expect, it} from 'vitest'
import {clockTime} from './clockTime'

it.each([
  [0, '00:00'],
  [3 * 60 + 15, '03:15'],
  [24 * 60 + 5, '00:05'],
])('%d minutes after midnight are %s', (minutes, time) => {
  expect(clockTime(minutes)).toBe(time)
})
