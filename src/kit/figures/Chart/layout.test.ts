import {describe, expect, it} from 'vitest'
import type {Measurement} from '../../../data/measurements'
import {overlapping, textRect, within} from '../primitives/testSupport'
import {layoutChart, layoutCover, NARROW, WIDE} from './layout'
import {ticksTo} from './ticks'

const base = {
  quantity: 'CPU time of a login',
  parameter: 'Hash',
  unit: 'ms',
  method: 'Counted.',
  versions: ['Keycloak 26.7.3'],
  machine: '2 cores',
  date: '2026-11-27',
  command: 'npm run lab:measure',
}
const bars: Measurement = {
  ...base,
  series: [
    {
      points: [
        {at: 'Argon2id, 5 passes over 7 MB, which is the default of this release', value: 78, low: 60, high: 90},
        {at: 'PBKDF2', value: 240},
        {at: 'none', value: 0},
      ],
    },
  ],
}
const groups: Measurement = {
  ...base,
  series: ['With', 'Without, after all of the caches of the server were cleared'].map((label) => ({
    label,
    points: [
      {at: 'a', value: 1234},
      {at: 'b', value: 5},
    ],
  })),
}
const lines: Measurement = {
  ...base,
  series: ['one', 'two', 'three'].map((label, index) => ({
    label,
    points: [0, 50, 200].map((at) => ({at, value: 900 + at * 17 * (index + 1)})),
  })),
}

describe.each([
  ['bars', bars],
  ['groups of bars', groups],
  ['lines', lines],
])('a chart of %s', (_, measurement) => {
  it.each([WIDE, NARROW])('keeps its words apart and inside at %i pixels', (width) => {
    const layout = layoutChart(measurement, width)
    const texts = layout.labels.map(({block, x, y, anchor}) => textRect(block, x, y, anchor))
    expect(overlapping(texts)).toEqual([])
    const plate = {x: -1, y: -1, width: width + 2, height: layout.height + 2}
    for (const text of texts) expect(within(text, plate), JSON.stringify(text)).toBe(true)
  })

  it('has words in its cover that stay apart', () => {
    const layout = layoutCover(measurement, {width: 296, height: 156})
    expect(layout.height).toBeLessThanOrEqual(157)
    const texts = layout.labels.map(({block, x, y, anchor}) => textRect(block, x, y, anchor))
    expect(overlapping(texts)).toEqual([])
  })
})

it('the lengths of bars are proportional to their values', () => {
  const [first, second] = layoutChart(
    {
      ...bars,
      series: [
        {
          points: [
            {at: 'a', value: 50},
            {at: 'b', value: 200},
          ],
        },
      ],
    },
    WIDE,
  ).areas
  expect((second?.rect.width ?? 0) / (first?.rect.width ?? 1)).toBeCloseTo(4)
})

it('the legend shows each line as it is drawn', () => {
  const {lines: drawn, areas} = layoutChart(lines, WIDE)
  const looks = drawn.map(({tone, dashed = false}) => `${tone} ${dashed}`)
  const curves = looks.slice(-lines.series.length)
  expect(areas).toEqual([])
  expect(looks.slice(0, lines.series.length)).toEqual(curves)
  expect(new Set(curves).size).toBe(lines.series.length)
})

it('a point of a line stands where its two values are', () => {
  const {dots} = layoutChart({...base, series: [{points: [0, 100, 200].map((at) => ({at, value: at}))}]}, WIDE)
  const [low, middle, high] = dots
  expect(middle?.x).toBeCloseTo(((low?.x ?? 0) + (high?.x ?? 0)) / 2)
  expect(middle?.y).toBeCloseTo(((low?.y ?? 0) + (high?.y ?? 0)) / 2)
  expect(high?.y).toBeLessThan(low?.y ?? 0)
})

it.each([
  [200, 4, [0, 50, 100, 150, 200]],
  [7, 5, [0, 2, 4, 6, 8]],
  [0.3, 5, [0, 0.1, 0.2, 0.3]],
  [12_345, 5, [0, 5000, 10_000, 15_000]],
])('ticks up to %d in %d steps are round', (max, count, expected) => {
  expect(ticksTo(max, count)).toEqual(expected)
})
