import {expect, it} from 'vitest'
import {fontFaces} from './stylesheet'

const widths = {400: Array.from({length: 95}, () => 0.6)}

it('writes the web font, and for each weight a stand-in that takes its room', () => {
  const family = {name: 'Code', files: [], fallbacks: ['Consolas'] as const, weights: [400, 700]}
  const file = {file: {weight: 400}, url: '/assets/fonts/code.0.woff2', subset: {ascent: 1, descent: 0.25, widths}}
  expect(fontFaces(family, [file])).toBe(`@font-face {
  font-family: 'Code';
  font-weight: 400;
  font-display: optional;
  src: /* webpackIgnore: true */ url('/assets/fonts/code.0.woff2') format('woff2');
}
@font-face {
  font-family: 'Code Consolas';
  font-weight: 400;
  src: local('Consolas');
  size-adjust: 109.13%;
  ascent-override: 91.63%;
  descent-override: 22.91%;
  line-gap-override: 0%;
}`)
})
