import {createRequire} from 'node:module'
import {expect, it} from 'vitest'

const LIMIT = 10_000

/** react-router, which matches the routes, with a count of the patterns that it compiles. */
function countingRouter() {
  const ours = createRequire(import.meta.url)
  const theirs = createRequire(ours.resolve('react-router'))
  const file = theirs.resolve('path-to-regexp')
  const compile: unknown = theirs('path-to-regexp')
  const cached = theirs.cache[file]
  if (typeof compile !== 'function' || cached === undefined) throw new Error('path-to-regexp is not what it was')
  const compiled: unknown[] = []
  cached.exports = Object.assign((pattern: unknown, ...rest: unknown[]): unknown => {
    compiled.push(pattern)
    return Reflect.apply(compile, undefined, [pattern, ...rest])
  }, compile)
  const router: unknown = theirs('react-router')
  if (!hasMatchPath(router)) throw new Error('react-router is not what it was')
  return {compiled, match: (pattern: string) => router.matchPath('/docs/', {path: pattern})}
}

type Router = {matchPath: (pathname: string, options: {path: string}) => unknown}

function hasMatchPath(module: unknown): module is Router {
  return typeof module === 'object' && module !== null && 'matchPath' in module
}

it('the first 10,000 patterns of routes are compiled once, and later ones each time', () => {
  const {compiled, match} = countingRouter()
  for (let index = 0; index < LIMIT; index += 1) match(`/${index}/`)
  expect(compiled).toHaveLength(LIMIT)

  match('/0/')
  match(`/${LIMIT - 1}/`)
  expect(compiled).toHaveLength(LIMIT)

  match('/one-more/')
  match('/one-more/')
  expect(compiled.slice(LIMIT)).toEqual(['/one-more/', '/one-more/'])
})
