import {expect, it} from 'vitest'
import buildInputs from './index'

function configure(config: object): object {
  const {configureWebpack} = buildInputs({siteDir: '/site'})
  // The hook gets more than it uses; the rest of its parameters is of no concern here.
  Reflect.apply(configureWebpack ?? (() => undefined), undefined, [config])
  return config
}

it('adds the samples and the description of the API to what evicts the persistent cache', () => {
  expect(configure({experiments: {cache: {type: 'persistent', buildDependencies: ['/site/config.ts']}}})).toEqual({
    experiments: {
      cache: {type: 'persistent', buildDependencies: ['/site/config.ts', '/site/samples', '/site/openapi']},
    },
  })
})

it('leaves a configuration without a persistent cache as it is', () => {
  expect(configure({experiments: {}})).toEqual({experiments: {}})
  expect(configure({})).toEqual({})
})
