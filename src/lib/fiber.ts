/** A point on the earth, in degrees east and north. */
export type Place = {lon: number; lat: number}

const EARTH_RADIUS_KM = 6371
/** Light in glass covers about two thirds of what it does in a vacuum. */
const FIBER_KM_PER_MS = 200

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Shortest way over the ground between two places, in kilometers (haversine formula). */
export function distance(from: Place, to: Place): number {
  const lat = Math.sin(radians(to.lat - from.lat) / 2)
  const lon = Math.sin(radians(to.lon - from.lon) / 2)
  const chord = lat * lat + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * lon * lon
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(chord))
}

/** The time in whole milliseconds that no request and its answer can undercut: light, there and back through straight fiber. */
export const leastRoundTrip = (from: Place, to: Place): number => Math.round((2 * distance(from, to)) / FIBER_KM_PER_MS)
