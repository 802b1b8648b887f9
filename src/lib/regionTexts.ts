import {regions, standbyPairs} from '../data/offer/regions'

/** Whether there is nothing to choose. */
export const isOnlyRegion = regions.length === 1

/** What a customer chooses from: `one of 3 regions`, or the name of the only one. */
export const oneRegion = isOnlyRegion ? (regions[0]?.label ?? '') : `one of ${regions.length} regions`

/** Where data of a customer is: `the region that you choose`, or the name of the only one. */
export const chosenRegion = isOnlyRegion ? oneRegion : 'the region that you choose'

/** Where a cluster can have a standby: `in 3 of 5 regions`. Undefined if nowhere. */
export const standbyPlaces =
  standbyPairs.length === 0 ? undefined : `in ${standbyPairs.length} of ${regions.length} regions`
