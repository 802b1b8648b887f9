import {describe, expect, it} from 'vitest'
import {isFrameworks, modeOf, validateOptions} from './options'

describe('validateOptions', () => {
  it('completes what is left out', () => {
    expect(validateOptions({mode: 'intent'})).toEqual({mode: 'intent', routes: [], prefetch: true})
  })

  it('names the option that is wrong, and what is allowed', () => {
    const wrong = () => validateOptions({mode: 'intent', routes: [{path: 'docs/*/x', mode: 'idle'}]})
    expect(wrong).toThrow(/"routes\.0\.path"[^]*a path with a leading slash, \* at its end only/)
  })
})

describe('isFrameworks', () => {
  it.each([
    [true, {mode: 'always'}],
    [true, {mode: 'always', routes: [{path: '/api/', mode: 'always'}]}],
    [false, {mode: 'always', routes: [{path: '/docs/*', mode: 'intent'}]}],
    [false, {mode: 'intent', routes: [{path: '/api/', mode: 'always'}]}],
  ] as const)('%s for %o', (expected, options) => {
    expect(isFrameworks(options)).toBe(expected)
  })
})

describe('modeOf', () => {
  const options = validateOptions({
    mode: 'intent',
    routes: [
      {path: '/api/*', mode: 'idle'},
      {path: '/api/overview/', mode: 'always'},
      {path: '/api/o*', mode: 'intent'},
    ],
  })

  it.each([
    ['/', 'intent'],
    ['/apis/', 'intent'],
    ['/api/', 'idle'],
    ['/api/get-user/', 'idle'],
    ['/api/other/', 'intent'],
    ['/api/overview/', 'always'],
  ])('%s: %s', (pathname, mode) => {
    expect(modeOf(pathname, options)).toBe(mode)
  })
})
