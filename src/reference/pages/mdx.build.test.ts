import {describe, expect, it} from 'vitest'
import {element, fence, page, prose} from './mdx.build'
import {plain} from './plain.build'

describe('prose', () => {
  it('escapes what MDX would take for code, and leaves code as it is', () => {
    expect(prose('Get {id} or <b>; see `/orgs/{id}`.')).toBe('Get \\{id} or \\<b>; see `/orgs/{id}`.')
  })
})

describe('plain', () => {
  it('is one line without marks', () => {
    expect(plain('See **this**\n[page](/a/) and `code`.')).toBe('See this page and code.')
  })
})

describe('element', () => {
  it('writes properties as literals and leaves out those without a value', () => {
    expect(element('Field', {name: 'a "b"', required: true, folded: false, limits: undefined})).toBe(
      '<Field name={"a \\"b\\""} required={true} />',
    )
  })

  it('keeps its children apart by empty lines, so that they are read as Markdown', () => {
    expect(element('Fact', {}, 'one', '', 'two')).toBe('<Fact>\n\none\n\ntwo\n\n</Fact>')
  })
})

describe('fence', () => {
  it('is longer than every run of ticks in the code', () => {
    expect(fence('go', 'a := ```b```')).toBe('````go\na := ```b```\n````')
  })
})

describe('page', () => {
  it('has front matter whatever the values hold', () => {
    expect(page({title: 'a: "b"', edit: null}, 'one', '', 'two')).toBe(
      '---\ntitle: "a: \\"b\\""\nedit: null\n---\n\none\n\ntwo\n',
    )
  })
})
