import {expect, it} from 'vitest'
import {stack} from './stack'

it('puts things below each other with the same gap', () => {
  expect(stack([10, 20, 5], 4)).toEqual([0, 14, 38])
})
