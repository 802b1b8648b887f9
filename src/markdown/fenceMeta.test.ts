import {expect, it} from 'vitest'
import {fenceAttributes} from './fenceMeta'

it('reads the pairs in the meta of a code fence and leaves out flags', () => {
  expect([...fenceAttributes(`title="a b.ts" {1,3} showLineNumbers file='x.ts'`)]).toEqual([
    ['title', 'a b.ts'],
    ['file', 'x.ts'],
  ])
})

it('reads nothing from a fence without meta', () => {
  expect(fenceAttributes(null).size).toBe(0)
})
