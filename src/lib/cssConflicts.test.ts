import postcss, {type Rule} from 'postcss'
import {expect, it} from 'vitest'
import {cascaded, dependOnOrder, specificity} from './cssConflicts'

it.each([
  ['p', 1],
  ['.a p::before', 102],
  ['#a .b[c=d] e:hover', 10_301],
  [':where(.a) b', 1],
  ['.a:not(.b,#c)', 10_100],
  ['a:before', 2],
])('%s has the specificity %i', (selector, expected) => {
  expect(specificity(selector)).toBe(expected)
})

function depend(css: string): boolean {
  const rules: Rule[] = []
  postcss.parse(css).walkRules((rule) => void rules.push(rule))
  const [one, other] = rules.map(cascaded)
  return one !== undefined && other !== undefined && dependOnOrder(one, other, (names) => !names.includes('never'))
}

it.each([
  ['.a{top:0}.b{top:1px}', true],
  ['.a{top:0}.never{top:1px}', false],
  ['.a{top:0}.b{left:0}', false],
  ['.a{border-color:red}.b{border:0}', true],
  ['.a{font:x}.b{line-height:1}', true],
  ['.a{margin-top:0}.b{margin:0}', true],
  ['.a{margin-left:0}.b{margin-inline:0}', true],
  ['.a{max-width:0}.b{max-inline-size:0}', true],
  ['.a{inset-inline:0}.b{left:0}', true],
  ['.a{place-items:start}.b{align-items:end}', true],
  ['.a{top:0}.b{top:0!important}', false],
  ['.a{top:0}.a .b{top:1px}', false],
  ['.a p{top:0}.b li{top:1px}', false],
  ['.a p{top:0}.b>*{top:1px}', false],
  ['.a:before{top:0}.b::after{top:1px}', false],
  ['@layer x{.a{top:0}}.b{top:1px}', false],
])('%s depends on the order: %s', (css, expected) => {
  expect(depend(css)).toBe(expected)
})
