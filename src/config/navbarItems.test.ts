import {expect, it} from 'vitest'
import {placed} from './navbarItems'

it('puts an item without a position right, and leaves the others where they are', () => {
  expect(placed([{label: 'a'}, {label: 'b', position: 'left'}, {label: 'c', position: 'right'}])).toEqual([
    {label: 'a', position: 'right'},
    {label: 'b', position: 'left'},
    {label: 'c', position: 'right'},
  ])
})
