import {expect, it} from 'vitest'
import {headersFor, type HeaderRule} from './headerRules'

it.each([
  ['/*', '/docs/', true],
  ['/docs/*', '/docs/sso/', true],
  ['/docs/*', '/blog/', false],
  ['/*.md', '/docs/index.md', true],
  ['/*.md', '/docs/index.html', false],
  ['/a*a', '/a', false],
  ['/docs/', '/docs/', true],
  ['/docs/', '/docs/sso/', false],
])('a rule for %s holds for %s: %s', (source, path, holds) => {
  expect(headersFor([{source, headers: {A: '1'}}], path)).toEqual(holds ? {A: '1'} : {})
})

it('a later rule wins', () => {
  const rules: readonly HeaderRule[] = [
    {source: '/*', headers: {A: '1', B: '1'}},
    {source: '/a', headers: {A: '2'}},
  ]
  expect(headersFor(rules, '/a')).toEqual({A: '2', B: '1'})
})
