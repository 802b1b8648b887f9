import ts from 'typescript'
import {expect, it} from 'vitest'
import {applyEdits} from './deadLinks'
import {deadOf} from './deadOf'
import {dropLinks} from './dropLinks'

const dead = deadOf([
  {question: '', addresses: ['/support/'], links: ['video'], flag: 'support'},
  {question: '', addresses: ['/articles/'], instead: '/guides/tokens/'},
  {question: '', addresses: ['/guides/'], instead: '/docs/tokens/'},
  {question: '', links: ['dashboard'], instead: '/contact/'},
])

const TYPES = `
type Link = {label: string; to: string}
type Question = {answer: string; more?: Link}
type Group = {label: string; items: readonly Link[]}
type Row = {label: string; to?: string}
type Table = {rows: readonly (readonly (string | Link)[])[]}
declare const brand: {links: {video: string; dashboard: string}}
declare const offered: {support: boolean; samples: boolean}
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

it('a choice by a flag of the offer that is off becomes the other branch', () => {
  const list = (items: string) => `const a: Link[] = [${items}{label: 'B', to: '/b/'}]`
  expect(edited(list(`...(offered.support ? [{label: 'A', to: '/support/'}] : []), `))).toEqual({
    code: list(' '),
    stuck: 0,
  })
  const choice = `const one = offered.support ? {label: 'A', to: '/support/'} : {label: 'B', to: '/b/'}`
  expect(edited(choice)).toEqual({code: `const one = {label: 'B', to: '/b/'}`, stuck: 0})
})

it('a choice by a flag of the offer that is on stays', () => {
  const code = `const one = offered.samples ? {label: 'C', to: '/c/'} : {label: 'B', to: '/b/'}`
  expect(edited(code)).toEqual({code, stuck: 0})
})

it('a link with a value in its address leads to the page of its part as a whole', () => {
  const code = (to: string) => `const link = (anchor: string): Link => ({label: 'A', to: ${to}})`
  expect(edited(code('`/articles/a/#${anchor}`')).code).toBe(code(`'/docs/tokens/'`))
})

it('a link of the brand that the code requires leads to the page of its part', () => {
  expect(edited(`const one: Link = {label: 'A', to: brand.links.dashboard}`).code).toBe(
    `const one: Link = {label: 'A', to: '/contact/'}`,
  )
})
