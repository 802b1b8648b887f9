import {expect, it} from 'vitest'
import {stages, suites} from './suites'

it('every suite runs once', () => {
  expect(stages.flatMap(({names}) => names).sort()).toEqual(Object.keys(suites).sort())
})
