import {expect, it} from 'vitest'
import {proofPages} from './pages'

it('every page with a proof is found without being listed', () => {
  const files = proofPages().map(({file}) => file)
  expect(files).toContain('docs/introduction/keycloak.mdx')
  expect(files.filter((file) => file.endsWith('user-migration/api.mdx'))).toEqual([])
})
