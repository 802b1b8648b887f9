/** One place where the service runs. */
export type ServiceRegion = {
  /** Lower-case letters and hyphens. */
  id: string
  /** The name on the map. */
  label: string
  /** Degrees east. */
  lon: number
  /** Degrees north. */
  lat: number
}

/** Sample values: replace them by the regions that you offer. */
export const regions: readonly ServiceRegion[] = [
  {id: 'us-west', label: 'US West', lon: -120.5, lat: 44},
  {id: 'us-east', label: 'US East', lon: -78, lat: 38.5},
  {id: 'eu-central', label: 'EU Central', lon: 8.7, lat: 50.1},
  {id: 'asia-southeast', label: 'Asia Southeast', lon: 103.8, lat: 1.35},
  {id: 'australia', label: 'Australia', lon: 151.2, lat: -33.9},
]
