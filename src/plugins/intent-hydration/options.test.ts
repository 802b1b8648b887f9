import {describe, expect, it} from 'vitest'
import {modeOf, validateOptions} from './options'

describe('validateOptions', () => {
  it('completes what is left out', () => {
    expect(validateOptions({mode: 'intent'})).toEqual({mode: 'intent', routes: [], prefetch: true})
  })

  it('names the option that is wrong, and what is allowed', () => {
    const wrong = () => validateOptions({mode: 'intent', routes: [{path: 'docs/*/x', mode: 'idle'}]})
    expect(wrong).toThrow(/"routes\.0\.path"[^]*a path with a leading slash, \* at its end only/)
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
