import {mkdtemp, readFile, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {afterEach, beforeEach, expect, it} from 'vitest'
import {addressesSince, outgoingAddresses} from '../../data/offer/network'
import {regions} from '../../data/offer/regions'
import {publishedPaths} from '../../config/publishedFiles'
import {writeDataFiles} from './writeDataFiles'
import {outgoingAddressesFile, outgoingAddressesPath} from './outgoingAddresses'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'data-files-'))
})
afterEach(() => rm(folder, {recursive: true}))

it('writes the outgoing addresses of every region as JSON at the documented path', async () => {
  await writeDataFiles(folder, [outgoingAddressesFile(addressesSince, outgoingAddresses)])
  const written: unknown = JSON.parse(await readFile(path.join(folder, 'docs/service/outgoing-addresses.json'), 'utf8'))
  expect(written).toEqual({
    changed: addressesSince,
    regions: outgoingAddresses,
  })
  expect(outgoingAddresses.map(({region}) => region)).toEqual(regions.map(({id}) => id))
})

it('pages can link to the file', () => {
  expect(publishedPaths).toContain(outgoingAddressesPath)
})
