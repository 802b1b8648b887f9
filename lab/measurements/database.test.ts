import {expect, it} from 'vitest'
import {added} from './database'

it('rows that were added are the differences of two counts, largest first', () => {
  const before = new Map([
    ['REALM', 1],
    ['CLIENT', 6],
  ])
  const after = new Map([
    ['REALM', 2],
    ['CLIENT', 13],
    ['USER_ENTITY', 1],
    ['COMPONENT', 0],
  ])
  expect(added(before, after)).toEqual([
    ['CLIENT', 7],
    ['REALM', 1],
    ['USER_ENTITY', 1],
  ])
  expect(added(after, after)).toEqual([])
})
