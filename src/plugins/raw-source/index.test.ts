import {expect, it} from 'vitest'
import rawSource from './index'

it('makes a module of the text of a file that is imported with ?raw, and of no other', () => {
  const {configureWebpack} = rawSource()
  const config: unknown = Reflect.apply(configureWebpack ?? (() => undefined), undefined, [])
  expect(config).toEqual({module: {rules: [{resourceQuery: /^\?raw$/, type: 'asset/source'}]}})
})
