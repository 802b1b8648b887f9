import {expect, it} from 'vitest'
import {partClaims} from './partClaims'

it('tells what both tokens say from what only one of them does', () => {
  const first = {iss: 'acme', sub: '1', organizations: {a: {roles: ['auditor']}}}
  const second = {iss: 'acme', sub: '2', organizations: {a: {roles: ['auditor']}}, email: 'mia@maple.example'}
  expect(partClaims(first, second)).toEqual({
    shared: {iss: 'acme', organizations: {a: {roles: ['auditor']}}},
    own: [{sub: '1'}, {sub: '2', email: 'mia@maple.example'}],
  })
})
