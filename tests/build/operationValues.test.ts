import {describe, expect, it} from 'vitest'
import {exampleContext} from '../../src/data/exampleContext'
import {builtPages} from '../lib/builtSite'

const pages = await builtPages()

describe('the samples of an operation', () => {
  const sampleOf = (path: string) => pages.find((page) => page.path === path)?.$ ?? expect.fail(`There is no ${path}.`)

  it.each(['/api/update-organization/', '/api/delete-organization/'])(
    'keep the id of the example where the call changes something: %s',
    (path) => {
      const $ = sampleOf(path)
      expect($('main pre').text()).toContain(exampleContext.orgId)
      expect($('main pre [data-context=orgId]').length).toBe(0)
      expect($('main').text()).toContain('the samples keep the example IDs')
    },
  )

  it('get the id of the reader where the call only reads', () => {
    expect(sampleOf('/api/get-organization-by-id/')('main pre [data-context=orgId]').length).toBeGreaterThan(0)
  })
})
