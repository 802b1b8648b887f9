import type {ServiceRegion} from './offer/regions'

/** Cities on every continent that people live on, from west to east, for distances to the regions. Not places of the service. */
export const cities: readonly Pick<ServiceRegion, 'label' | 'lon' | 'lat'>[] = [
  {label: 'San Francisco', lon: -122.42, lat: 37.77},
  {label: 'New York', lon: -74.01, lat: 40.71},
  {label: 'São Paulo', lon: -46.63, lat: -23.55},
  {label: 'London', lon: -0.13, lat: 51.51},
  {label: 'Johannesburg', lon: 28.05, lat: -26.2},
  {label: 'Mumbai', lon: 72.88, lat: 19.08},
  {label: 'Tokyo', lon: 139.69, lat: 35.69},
  {label: 'Auckland', lon: 174.76, lat: -36.85},
]
