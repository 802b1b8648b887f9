import {expect, it} from 'vitest'
import {builtPages} from '../../lib/builtSite'

const pages = await builtPages()

it('each operation that a page lists shows method, path and title', () => {
  const page = pages.find(({path}) => path === '/docs/organizations/roles/')
  const rows = page?.$('#operations-on-this-page + ul > li').toArray() ?? []
  const texts = rows.map((row) => [...(page?.$(row).children().toArray() ?? [])].map((part) => page?.$(part).text()))
  expect(texts).toContainEqual(['POST', '/orgs/{orgId}/roles', 'Create a role'])
})
