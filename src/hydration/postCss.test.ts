import {expect, it} from 'vitest'
import postCss from './postCss'

it('leaves out the plugin that writes for old browsers, and none that another plugin of the site has added', () => {
  const layers = {postcssPlugin: 'layers'}
  const plugins = [['/site/node_modules/postcss-preset-env/dist/index.cjs', {}], layers]
  expect(postCss().configurePostCss?.({ident: 'postcss', plugins})).toEqual({
    ident: 'postcss',
    config: false,
    plugins: [layers],
  })
})
