import {expect, it} from 'vitest'
import {addressesSince, outgoingAddresses} from '../../data/offer/network'
import {regions} from '../../data/offer/regions'
import {publishedPaths} from '../../config/publishedFiles'
import {outgoingAddressesFile, outgoingAddressesPath} from './outgoingAddresses'

it('has the outgoing addresses of every region as JSON at the documented path', () => {
  const {file, content} = outgoingAddressesFile(addressesSince, outgoingAddresses)
  expect(file).toBe('docs/service/outgoing-addresses.json')
  expect(JSON.parse(content)).toEqual({changed: addressesSince, regions: outgoingAddresses})
  expect(outgoingAddresses.map(({region}) => region)).toEqual(regions.map(({id}) => id))
})

it('pages can link to the file', () => {
  expect(publishedPaths).toContain(outgoingAddressesPath)
})
