import {regions, standbyPairs} from '../data/offer/regions'

/** What a customer chooses from: `one of 3 regions`, or the name of the only one. */
export const oneRegion = regions.length === 1 ? (regions[0]?.label ?? '') : `one of ${regions.length} regions`

/** Where a cluster can have a standby: `in 3 of 5 regions`. Undefined if nowhere. */
export const standbyPlaces =
  standbyPairs.length === 0 ? undefined : `in ${standbyPairs.length} of ${regions.length} regions`
