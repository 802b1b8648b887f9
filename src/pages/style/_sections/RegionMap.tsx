import type {ReactNode} from 'react'
import {RegionMap, type RegionMapProps} from '../../../kit/figures'
import {InBothModes} from '../_parts/InBothModes'

const map = {
  title: 'Three places',
  description: 'Frankfurt, Ashburn and Sydney on a map of the world.',
  regions: [
    {id: 'eu', label: 'Frankfurt', detail: 'eu-central', lon: 8.7, lat: 50.1},
    {id: 'us', label: 'Ashburn', detail: 'us-east', lon: -77.5, lat: 39},
    {id: 'au', label: 'Sydney', detail: 'ap-southeast', lon: 151.2, lat: -33.9},
  ],
} satisfies RegionMapProps

export function RegionMapDemo(): ReactNode {
  return <InBothModes name="RegionMap">{(mode) => <RegionMap {...map} id={`map-${mode}`} frame="bare" />}</InBothModes>
}
