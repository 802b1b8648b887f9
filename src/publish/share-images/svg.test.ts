import {expect, it} from 'vitest'
import {element, escapeXml, text} from './svg'

it('keeps a text from becoming markup', () => {
  expect(escapeXml('R&D <b> "x"')).toBe('R&#38;D &#60;b&#62; &#34;x&#34;')
  expect(text('a < b & c', {x: 1})).toBe('<text x="1" xml:space="preserve">a &#60; b &#38; c</text>')
})

it('writes attributes as SVG has them, and none without a value', () => {
  expect(element('g', {strokeWidth: 2, viewBox: '0 0 1 1', fill: undefined}, '<a/>')).toBe(
    '<g stroke-width="2" viewBox="0 0 1 1"><a/></g>',
  )
})
