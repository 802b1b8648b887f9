import ts from 'typescript'
import {expect, it} from 'vitest'
import {applyEdits} from './deadLinks'
import {deadOf} from './deadOf'
import {dropLinks} from './dropLinks'

const dead = deadOf([
  {question: '', addresses: ['/support/'], links: ['video']},
  {question: '', addresses: ['/articles/'], instead: '/docs/tokens/'},
])

const TYPES = `
type Link = {label: string; to: string}
type Question = {answer: string; more?: Link}
type Group = {label: string; items: readonly Link[]}
type Row = {label: string; to?: string}
type Table = {rows: readonly (readonly (string | Link)[])[]}
declare const brand: {links: {video: string}}
declare const offered: {support: boolean}
`

function edited(code: string): {code: string; stuck: number} {
  const source = ts.createSourceFile('/a.ts', TYPES + code, ts.ScriptTarget.Latest, true)
  const host = ts.createCompilerHost({})
  const program = ts.createProgram(
    ['/a.ts'],
    {noLib: true, types: []},
    {
      ...host,
      getSourceFile: (file) => (file === '/a.ts' ? source : undefined),
      fileExists: (file) => file === '/a.ts',
    },
  )
  const {edits, stuck} = dropLinks(source, program.getTypeChecker(), dead)
  return {code: applyEdits(source.text, edits).slice(TYPES.length), stuck: stuck.length}
}

it.each([
  [
    'an element of a list',
    `const a: Link[] = [{label: 'A', to: '/support/a/'}, {label: 'B', to: '/b/'}]`,
    `const a: Link[] = [ {label: 'B', to: '/b/'}]`,
  ],
  [
    'an optional link',
    `const q: Question = {answer: 'Yes', more: {label: 'A', to: '/support/'}}`,
    `const q: Question = {answer: 'Yes',}`,
  ],
  ['an optional address', `const r: Row = {label: 'A', to: '/support/#x'}`, `const r: Row = {label: 'A',}`],
  [
    'a group without links',
    `const g: Group[] = [{label: 'S', items: [{label: 'A', to: '/support/'}]}, {label: 'T', items: []}]`,
    `const g: Group[] = [ {label: 'T', items: []}]`,
  ],
  [
    'a link of the brand',
    `const l: Link[] = [{label: 'V', to: brand.links.video}, {label: 'B', to: '/b/'}]`,
    `const l: Link[] = [ {label: 'B', to: '/b/'}]`,
  ],
  [
    'a row whose only link it is',
    `const t: Table = {rows: [['A', {label: 'S', to: '/support/'}], ['B', {label: 'B', to: '/b/'}]]}`,
    `const t: Table = {rows: [ ['B', {label: 'B', to: '/b/'}]]}`,
  ],
  [
    'the link of a cell, beside another',
    `const t: Table = {rows: [[{label: 'S', to: '/support/'}, {label: 'B', to: '/b/'}]]}`,
    `const t: Table = {rows: [['S', {label: 'B', to: '/b/'}]]}`,
  ],
])('a link to a removed page goes with %s', (_, before, after) => {
  expect(edited(before)).toEqual({code: after, stuck: 0})
})

it('a link that the code requires is reported, and leads to the page of its part', () => {
  expect(edited(`const one: Link = {label: 'A', to: '/support/'}`).stuck).toBe(1)
  expect(edited(`const one: Link = {label: 'A', to: '/articles/a/'}`)).toEqual({
    code: `const one: Link = {label: 'A', to: '/docs/tokens/'}`,
    stuck: 1,
  })
})

it('what a flag of the offer leaves out stays', () => {
  const code = `const a: Link[] = [...(offered.support ? [{label: 'A', to: '/support/'}] : [])]`
  expect(edited(code)).toEqual({code, stuck: 0})
})
