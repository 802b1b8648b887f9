import type {ReactNode} from 'react'
import {regions} from '../../../data/offer/regions'
import {MapSection, type MapSectionProps} from '../../../kit/sections/MapSection'
import {SectionDemo} from '../_parts/SectionDemo'

const short = {
  title: 'One region',
  map: {
    title: 'One region on the map',
    description: 'A map of the world with one region: EU Central.',
    regions: [{id: 'eu', label: 'EU Central', lon: 8.7, lat: 50.1}],
  },
} satisfies MapSectionProps

const long = {
  title: 'Single sign-on for every customer, configured by their own administrators',
  lead: 'Your customers bring their identity providers. A wizard asks their administrators for what it needs, checks each value as it is entered, and says in plain words what is wrong. You see every connection, every certificate that is about to expire, and every login that failed, with its cause.',
  map: {title: 'All regions on the map', description: 'A map of the world with all regions of the service.', regions},
} satisfies MapSectionProps

export function MapSectionDemo(): ReactNode {
  return (
    <SectionDemo
      name="MapSection"
      short={(mode) => <MapSection {...short} map={{...short.map, id: `map-short-${mode}`}} />}
      long={(mode) => <MapSection {...long} map={{...long.map, id: `map-long-${mode}`}} />}
    />
  )
}
