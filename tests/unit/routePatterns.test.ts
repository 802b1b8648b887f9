import {matchPath} from 'react-router'
import {expect, it} from 'vitest'

it('routes are told apart beyond the 10,000 patterns that the router keeps', () => {
  const patterns = Array.from({length: 10_100}, (_, index) => `/${index}/:page/`)
  const match = (index: number, pathname: string) => matchPath<{page: string}>(pathname, {path: patterns[index] ?? ''})
  // Twice: what is kept comes from the cache the second time, what is not is made anew.
  for (const round of ['first', 'second'])
    for (const index of patterns.keys()) expect(match(index, `/${index}/${round}/`)?.params.page).toBe(round)
  expect(match(10_099, '/10098/first/')).toBeNull()
})
