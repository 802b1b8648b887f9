import {expect, it} from 'vitest'
import {readLogo} from './logo'

it('puts a mark at a place, as high as is asked and as wide as it is made', () => {
  const logo = readLogo(
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 32"><path d="M0 0"/></svg>',
    'logo.svg',
  )
  expect(logo.ratio).toBe(2)
  expect(logo.at({x: 5, y: 6, height: 50})).toMatch(
    /^<svg x="5" y="6" width="100" height="50"[^>]* viewBox="0 0 64 32"><path d="M0 0"\/><\/svg>$/,
  )
})

it('takes width and height where there is no viewBox', () => {
  expect(readLogo('<svg width="30px" height="20"/>', 'logo.svg').ratio).toBe(1.5)
})

it.each([
  ['a page', '<html></html>', 'isn.t an SVG'],
  ['an SVG without a size', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'no width and height'],
  ['an SVG without an area', '<svg viewBox="0 0 0 32"/>', 'no width and height'],
])('names the file that is %s', (_, svg, message) => {
  expect(() => readLogo(svg, 'static/img/logo.svg')).toThrow(new RegExp(`^static/img/logo.svg .*${message}`))
})
