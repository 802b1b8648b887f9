import {expect, it} from 'vitest'
import {isSamePath} from './isSamePath'

it('knows a page by its path with and without the slash, in any case, and nothing by no path', () => {
  expect(isSamePath('/docs/A', '/docs/a/')).toBe(true)
  expect(isSamePath('/docs/', '/docs/a/')).toBe(false)
  expect(isSamePath(undefined, '/')).toBe(false)
  expect(isSamePath(undefined, undefined)).toBe(true)
})
