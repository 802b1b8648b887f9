import {getSwcJsMinimizerOptions} from '@docusaurus/faster'
import {expect, it} from 'vitest'
import {runtimeMinimizer} from './runtimeMinimizer'

const {compress, ecma, format, module} = getSwcJsMinimizerOptions()

it('minimizes the runtime as the framework would, but for how it chooses names', async () => {
  expect(await runtimeMinimizer()).toMatchObject({
    _args: [
      {
        include: /runtime~/,
        minimizerOptions: {compress, ecma, format, module, mangle: {disableCharFreq: true}},
      },
    ],
  })
})
