import {describe, expect, it} from 'vitest'
import {overlaps} from '../primitives/geometry'
import {overlapping, textRect, within} from '../primitives/testSupport'
import {NARROW_WIDTH} from '../primitives/type'
import {layoutMap, type Region} from './layout'
import {layoutMapNarrow} from './narrow'
import {GRID, landRuns, toGrid} from './projection'

const regions: Region[] = [
  {id: 'us-east', label: 'Virginia', detail: 'us-east-1', lon: -77.5, lat: 39},
  {id: 'us-west', label: 'Oregon', detail: 'us-west-2', lon: -119.7, lat: 45.9},
  {id: 'frankfurt', label: 'Frankfurt', detail: 'eu-central-1', lon: 8.7, lat: 50.1},
  {id: 'dublin', label: 'Dublin', detail: 'eu-west-1', lon: -6.3, lat: 53.3},
  {id: 'singapore', label: 'Singapore', lon: 103.8, lat: 1.35},
  {id: 'sydney', label: 'Sydney', lon: 151.2, lat: -33.9},
]
const crowd: Region[] = [
  ...regions,
  {id: 'london', label: 'London', lon: -0.1, lat: 51.5},
  {id: 'paris', label: 'Paris', lon: 2.35, lat: 48.85},
  {id: 'amsterdam', label: 'Amsterdam', lon: 4.9, lat: 52.4},
  {id: 'zurich', label: 'Zürich', lon: 8.5, lat: 47.4},
  {id: 'auckland', label: 'Auckland', lon: 174.8, lat: -36.8},
]
const cases: [string, Region[]][] = [
  ['six regions', regions],
  ['a crowd', crowd],
]

const landDots = landRuns.flatMap(({x, row, cells}) =>
  Array.from({length: cells}, (_, index) => ({x: x + index, y: row * GRID.rowHeight})),
)

/** Whether a cell of the grid beside the place is land. */
const onLand = (lon: number, lat: number): boolean => {
  const {x, y} = toGrid(lon, lat)
  return landDots.some((dot) => Math.hypot(dot.x - x, dot.y - y) < 0.8)
}

/** The dots that the path of a land shows. */
const shownDots = (land: string, pitch: number): {x: number; y: number}[] =>
  [...land.matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)/g)].flatMap(([, x, y, length]) =>
    Array.from({length: Math.floor(Number(length) / pitch) + 1}, (_, index) => ({
      x: Number(x) + index * pitch,
      y: Number(y),
    })),
  )

describe('toGrid', () => {
  it.each([
    ['Frankfurt', 8.7, 50.1],
    ['Denver', -105, 39.7],
    ['Nairobi', 36.8, -1.3],
    ['Alice Springs', 133.9, -23.7],
    ['Magadan', 150.8, 59.6],
  ])('puts %s on land', (_, lon, lat) => {
    expect(onLand(lon, lat)).toBe(true)
  })

  it.each([
    ['the Atlantic', -40, 30],
    ['the Indian Ocean', 80, -20],
    ['the Pacific', -150, 0],
  ])('puts %s in the water', (_, lon, lat) => {
    expect(onLand(lon, lat)).toBe(false)
  })

  it('keeps the whole world on the map', () => {
    for (const {x, y} of landDots) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x).toBeLessThanOrEqual(GRID.columns)
      expect(y).toBeLessThanOrEqual(GRID.rows * GRID.rowHeight)
    }
  })
})

describe('layoutMap', () => {
  it.each(cases)('keeps the names of %s apart, inside, and off the marks', (_, data) => {
    const layout = layoutMap('Test', data)
    const texts = layout.regions.flatMap(({label, detail, textAt, anchor}) => [
      textRect(label, textAt.x, textAt.y, anchor),
      ...(detail.height > 0 ? [textRect(detail, textAt.x, textAt.y + label.height, anchor)] : []),
    ])
    expect(overlapping(texts)).toEqual([])
    expect(texts.filter((rect) => !within(rect, {x: 0, y: 0, ...layout}))).toEqual([])
    for (const {at} of layout.regions) {
      const mark = {x: at.x - 5, y: at.y - 5, width: 10, height: 10}
      expect(texts.filter((rect) => overlaps(rect, mark))).toEqual([])
    }
  })

  it('shows all land but what lies under names and marks', () => {
    expect(shownDots(layoutMap('Test', []).land, 8)).toHaveLength(landDots.length)
    const {land, pitch, regions: placed} = layoutMap('Test', regions)
    const taken = placed.flatMap(({label, textAt, anchor, at}) => [
      textRect(label, textAt.x, textAt.y, anchor),
      {x: at.x - 6, y: at.y - 6, width: 12, height: 12},
    ])
    const dots = shownDots(land, pitch)
    expect(dots.length).toBeGreaterThan(landDots.length * 0.85)
    expect(dots.filter((dot) => taken.some((rect) => overlaps({...dot, width: 0, height: 0}, rect)))).toEqual([])
  })

  it('names the region that is not on the map, the limits and the cure', () => {
    expect(() => layoutMap('Test', [{id: 'pole', label: 'Pole', lon: 0, lat: -90}])).toThrow(
      /the region "pole" is at lon 0, lat -90[^]*Allowed: lon -180 to 180, lat -56 to 80[^]*Fix: /,
    )
  })
})

describe('layoutMapNarrow', () => {
  it.each(cases)('keeps the numbers and names of %s apart and inside a phone', (_, data) => {
    const layout = layoutMapNarrow('Test', data)
    expect(layout.width).toBe(NARROW_WIDTH)
    const texts = layout.regions.flatMap(({label, textAt, number}) => [
      textRect(label, textAt.x, textAt.y),
      ...(number
        ? [textRect(number.block, number.at.x, number.at.y, 'middle'), textRect(number.block, 0, textAt.y)]
        : []),
    ])
    expect(overlapping(texts)).toEqual([])
    expect(texts.filter((rect) => !within(rect, {x: 0, y: 0, ...layout}))).toEqual([])
  })

  it('numbers the regions from west to east', () => {
    expect(layoutMapNarrow('Test', regions).regions.map(({id}) => id)).toEqual([
      'us-west',
      'us-east',
      'dublin',
      'frankfurt',
      'singapore',
      'sydney',
    ])
  })
})
