import postcss from 'postcss'
import {expect, it} from 'vitest'
import {inlineConstants} from './inlineConstants'

function inlined(css: string): string {
  const root = postcss.parse(css)
  inlineConstants(root)
  return root.toString()
}

/** What becomes of the last rule. */
const lastOf = (css: string): string => inlined(css).replace(/^.*(?<=})(?=[^}]+}$)/s, '')

it('puts a value where it is read, through other names too', () => {
  expect(lastOf('@layer x{:root{--a:var(--b);--b:1px}}p{top:var(--a)}')).toBe('p{top:1px}')
})

it('keeps apart what would grow together', () => {
  expect(lastOf(':root{--a:1px;--b:2px}p{margin:var(--a)var(--b)}')).toBe('p{margin:1px 2px}')
  expect(lastOf(':root{--a:1px}p{margin:calc(var(--a)*-1) auto}')).toBe('p{margin:calc(1px*-1) auto}')
})

it.each([
  ['a class has another value', ':root{--a:1px}.x{--a:2px}p{top:var(--a)}'],
  ['a medium has another value', ':root{--a:1px}@media print{:root{--a:2px}}p{top:var(--a)}'],
  ['a theme has another value', ':root{--a:red}[data-theme=dark]{--a:tan}p{color:var(--a)}'],
  ['the value is a word for all properties', ':root{--a:inherit}p{top:var(--a)}'],
  ['the root reads what a theme changes', ':root{--a:var(--b);--b:red}[data-theme=dark]{--b:tan}p{color:var(--a)}'],
  ['it would make the sheet longer', ':root{--a:"one font","another font"}p{font:var(--a)}b{font:var(--a)}'],
])('leaves a name where %s', (_, css) => {
  expect(inlined(css)).toBe(css)
})

it('puts another name in its place where each theme declares both', () => {
  const themes = ':root,[data-theme=dark]{--b:red}:root{--b:tan}:root,[data-theme]{--a:var(--b)}'
  expect(lastOf(`${themes}p{color:var(--a)}`)).toBe('p{color:var(--b)}')
})

it('knows that a layer loses against what stands in none', () => {
  const css = '@layer x{:root{--a:1px}html[data-theme=dark]{--a:2px}}:root{--a:3px}p{top:var(--a)}'
  expect(lastOf(css)).toBe('p{top:3px}')
})
