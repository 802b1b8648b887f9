import {expect, it} from 'vitest'
import {withValues} from './withValues'

it('puts each value into its place, and leaves braces of values alone', () => {
  expect(withValues('{one}, {two}, and {one}', {one: 1, two: '{three}'})).toBe('1, {three}, and 1')
  expect(withValues('No places.')).toBe('No places.')
})
