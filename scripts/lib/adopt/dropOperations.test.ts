import {expect, it} from 'vitest'
import {dropOperations} from './dropOperations'

it.each([
  ['in one line', 'operations: [getMe, createOrganization]\n'],
  ['in a list', 'operations:\n  - getMe\n  - createOrganization\n'],
  ['in a list without indentation', 'operations:\n- getMe\n- createOrganization\n'],
  ['in several lines', 'operations:\n  [\n    getMe,\n  ]\n'],
])('operations %s leave the front matter, and nothing else does', (_, operations) => {
  const page = (more: string) => `---\ntitle: A page\n${more}proof: true\n---\n\noperations: stay\n`
  expect(dropOperations(page(operations))).toBe(page(''))
  expect(dropOperations(`---\ntitle: A page\n${operations}---\n\nText.\n`)).toBe('---\ntitle: A page\n---\n\nText.\n')
})

it('a page without operations stays as it is', () => {
  const page = '---\ntitle: A page\n---\n\nText.\n'
  expect(dropOperations(page)).toBe(page)
})
