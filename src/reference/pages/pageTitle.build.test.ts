import {expect, it} from 'vitest'
import {pageTitle} from './pageTitle.build'

const listServers = {operationId: 'listServers', summary: 'List servers'}
const ofServer = {operationId: 'list_server_actions', summary: 'List actions'}
const ofVolume = {operationId: 'listVolumeActions', summary: 'List actions'}
const all = [listServers, ofServer, ofVolume]

it('is the summary of the operation', () => {
  expect(pageTitle(listServers, all)).toBe('List servers')
})

it('is the ID in words if another operation has the same summary', () => {
  expect([ofServer, ofVolume].map((operation) => pageTitle(operation, all))).toEqual([
    'List server actions',
    'List volume actions',
  ])
})
