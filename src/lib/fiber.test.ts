import {expect, it} from 'vitest'
import {distance, leastRoundTrip} from './fiber'

const london = {lon: -0.13, lat: 51.51}
const newYork = {lon: -74.01, lat: 40.71}

it('measures along the ground: London to New York is 5,570 km', () => {
  expect(distance(london, newYork)).toBeGreaterThan(5560)
  expect(distance(london, newYork)).toBeLessThan(5580)
})

it('a quarter of the equator is a quarter of it, also across the date line', () => {
  expect(distance({lon: 135, lat: 0}, {lon: -135, lat: 0})).toBeCloseTo((Math.PI * 6371) / 2, 3)
})

it('light in fiber takes 56 ms to New York and back', () => {
  expect(leastRoundTrip(london, newYork)).toBe(56)
  expect(leastRoundTrip(london, london)).toBe(0)
})
