import {expect, it} from 'vitest'
import {purgeCss, wordsOf} from './purgeCss'

const words = (...texts: readonly string[]): ReadonlySet<string> => new Set(texts.flatMap(wordsOf))

it('leaves out selectors of classes that nothing mentions, and what is empty then', () => {
  const css = '.a,.b{color:red}.c{top:0}@media print{.c .a{top:0}}'
  expect(purgeCss(css, words('<p class="a">', "x.className = 'b'"))).toBe('.a,.b{color:red}')
  expect(purgeCss(css, words('<p class="a">'))).toBe('.a{color:red}')
})

it('keeps what depends on a state, an element or an attribute', () => {
  const css =
    '.a:is([open],:popover-open){top:0}[data-consent=ask] .a:not(.c){top:0}dialog{top:0}@layer x,y;@starting-style{.a{top:0}}'
  expect(purgeCss(css, words('a'))).toBe(css)
})

it('leaves out custom properties that nothing reads, one behind the other', () => {
  const css = ':root{--a:var(--b);--b:1;--c:2;--d:3;--e:4}p{top:var(--c)}'
  expect(purgeCss(css, words('style="left: var(--d)"'))).toBe(':root{--c:2;--d:3}p{top:var(--c)}')
})
