import {expect, it} from 'vitest'
import {fontFaces} from './stylesheet'

it('writes the web font, and a stand-in in which prose is as wide and a line as high', () => {
  const family = {
    name: 'Code',
    files: [],
    metrics: {ascent: 1, descent: 0.25, widths: {400: 0.6}},
    fallbacks: ['Consolas'] as const,
  }
  const file = {weight: 400, url: '/assets/fonts/code.0.woff2'}
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
