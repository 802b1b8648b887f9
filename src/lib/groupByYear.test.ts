import {expect, it} from 'vitest'
import {groupByYear} from './groupByYear'

it('puts the newest year and in it the newest item first', () => {
  const dates = ['2025-03-01T00:00:00Z', '2026-01-01T00:00:00Z', '2026-05-01T00:00:00Z']
  expect(groupByYear(dates, (date) => date)).toEqual([
    {year: '2026', items: ['2026-05-01T00:00:00Z', '2026-01-01T00:00:00Z']},
    {year: '2025', items: ['2025-03-01T00:00:00Z']},
  ])
})

it('has no year where there is no item', () => {
  expect(groupByYear([], String)).toEqual([])
})
