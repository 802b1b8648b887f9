import {expect, it} from 'vitest'
import {layoutYear, NARROW, WIDE} from './layout'

const release = (date: string, isFirst = false) => ({date, isFirst})

it('shows the releases of twelve months, and only versions that had one', () => {
  const rows = [
    {label: '1.0', releases: [release('2024-12-31', true)]},
    {label: '1.1', releases: [release('2024-12-31', true), release('2025-07-01')]},
    {label: '1.2', releases: [release('2025-12-31', true), release('2026-01-01')]},
  ]
  const {rows: shown, axis} = layoutYear('Year', rows, '2025-12-31', WIDE)
  expect(shown.map(({label, dots}) => [label.lines, dots.length])).toEqual([
    [['1.1'], 1],
    [['1.2'], 1],
  ])
  expect(shown[1]?.dots[0]?.x).toBeCloseTo(axis[1]?.x ?? 0)
})

it('names the months, fewer of them where there is less room', () => {
  const rows = [{label: '1.0', releases: [release('2025-05-01')]}]
  expect(layoutYear('Year', rows, '2025-10-01', WIDE).ticks).toHaveLength(12)
  const narrow = layoutYear('Year', rows, '2025-10-01', NARROW)
  expect(narrow.ticks.map(({label}) => label.lines[0])).toEqual(['Oct', 'Jan', 'Apr', 'Jul'])
})

it('says what is wrong with a year without a release', () => {
  expect(() => layoutYear('Year', [], '2025-10-01', WIDE)).toThrow(/<ReleaseYear title="Year">: `rows` is missing/)
})
