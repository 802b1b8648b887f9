import {expect, it} from 'vitest'
import {splitCss, type PageClasses} from './splitCss'

const parts = [
  {name: 'base', isFor: () => true},
  {name: 'docs', isFor: (path: string) => path.startsWith('/docs/')},
  {name: 'react', isFor: () => false},
]
const pages: PageClasses[] = [
  {path: '/', attributes: ['a', 'a h'], scripted: []},
  {path: '/docs/', attributes: ['a', 'd', 'd e'], scripted: ['s']},
]
const split = (css: string) => splitCss(css, pages, parts).map((part) => part.css)

it('puts a rule where all pages that need it find it', () => {
  expect(split('.a{top:0}.d{left:0}.x{right:0}p{bottom:0}')).toEqual([
    '.a{top:0}p{bottom:0}',
    '.d{left:0}',
    '.x{right:0}',
  ])
})

it('names the pages that need a part', () => {
  const [base, docs, react] = splitCss('.a{top:0}.d{left:0}.x{right:0}', pages, parts)
  expect([base, docs, react].map((part) => [...(part?.pages ?? [])])).toEqual([['/', '/docs/'], ['/docs/'], []])
})

it('counts what a script of the page may set', () => {
  expect(split('.s{top:0}')[1]).toBe('.s{top:0}')
})

it('keeps conditions and layers around their rules, and the order of layers', () => {
  const css = '@layer y{.d{top:0}}@layer x{@media print{.a{top:0}.d{top:1px}}}'
  expect(split(css)).toEqual([
    '@layer y,x;@layer x{@media print{.a{top:0}}}',
    '@layer y{.d{top:0}}@layer x{@media print{.d{top:1px}}}',
    '',
  ])
})

it('leaves a rule before one that must be able to win', () => {
  expect(split('.d{top:0}p{top:1px}.a p{left:0}')[1]).toBe('.d{top:0}')
  expect(split('.d p{left:0}.a p{left:1px}')[1]).toBe('')
  expect(split('.d p{left:0}.a p{top:1px}')[1]).toBe('.d p{left:0}')
  expect(split('.d{inset:0}.a{top:1px}')[1]).toBe('.d{inset:0}')
  expect(split('.x{inset:0}.a{top:1px}')[2]).toBe('')
})

it('leaves fonts and animations in the first part', () => {
  expect(split('@font-face{font-family:x}@keyframes k{to{top:0}}.d{top:0}')).toEqual([
    '@font-face{font-family:x}@keyframes k{to{top:0}}',
    '.d{top:0}',
    '',
  ])
})
