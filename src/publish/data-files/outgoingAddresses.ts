import type {Day} from '../../data/offer/plan'
import type {OutgoingAddresses} from '../../data/offer/network'
import type {DataFile} from '.'

/** Where programs find the addresses. Customers have it in their scripts: never change it. */
export const outgoingAddressesPath = '/docs/service/outgoing-addresses.json'

/**
 * The outgoing addresses, for customers' firewalls.
 * @param changed the day of the last change. @param regions one for each region, with networks in CIDR notation.
 */
export const outgoingAddressesFile = (changed: Day, regions: readonly OutgoingAddresses[]): DataFile => ({
  file: outgoingAddressesPath.slice(1),
  content: `${JSON.stringify({changed, regions}, null, 2)}\n`,
})
