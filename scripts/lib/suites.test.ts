import {expect, it} from 'vitest'
import {stages, suites} from './suites'

it('every suite runs once', () => {
  expect(stages.flat(2).sort()).toEqual(Object.keys(suites).sort())
})
