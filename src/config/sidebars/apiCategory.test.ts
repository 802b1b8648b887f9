import {expect, it} from 'vitest'
import {apiCategory} from './apiCategory'

it('gives operations with the same summary separate entries in the catalogs of other languages', () => {
  const operations = ['listServerActions', 'listVolumeActions'].map((operationId) => ({
    operationId,
    method: 'get' as const,
    path: `/${operationId}`,
    summary: 'List actions',
  }))

  expect(apiCategory({name: 'Actions', operations}).items).toMatchObject([
    {key: 'list-server-actions', label: 'List actions'},
    {key: 'list-volume-actions', label: 'List actions'},
  ])
})
