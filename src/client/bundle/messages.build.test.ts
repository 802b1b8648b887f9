import {describe, expect, it} from 'vitest'
import {withMessages} from './messages.build'

const IMPORT = "import {translate} from '@docusaurus/Translate'\n"
const made = (code: string, messages = {}): string => withMessages(IMPORT + code, 'src/a.client.ts', messages)

describe('texts in scripts without React', () => {
  it('stay as they are in a language that lacks them, without their IDs', () => {
    expect(
      made("show(translate({id: 'a.b', message: 'See all {count} results', description: '-'}, {count: all.length}))"),
    ).toBe('show(`See all ${all.length} results`)')
  })

  it('are those of the language, with the values where it wants them', () => {
    const code = "translate({id: 'a.b', message: 'Page {page} of {last}'}, {page, last: pages.length})"
    expect(made(code, {'a.b': 'Von {last} Seiten die {page}.'})).toBe('`Von ${pages.length} Seiten die ${page}.`')
  })

  it('can be values of others', () => {
    const code = "translate({id: 'a', message: 'Remove {one}'}, {one: translate({id: 'b', message: 'it'})})"
    expect(made(code, {b: 'es'})).toBe('`Remove ${`es`}`')
  })

  it('may have the signs of templates in them', () => {
    expect(made("translate({id: 'a', message: 'A'})", {a: '`$x` \\n ${y}'.replace('{y}', '')})).toBe(
      '`\\`$x\\` \\\\n $`',
    )
  })

  it.each([
    ["translate({id: 'a', message: text})", 'The message in translate() is not a plain text.'],
    ["translate({id: 'a', message: 'A {b}'})", 'The text "a" has {b}, and translate() gets no such value.'],
    ["translate({id: 'a', message: 'A {b}'}, values)", 'An argument of translate() is not an object literal.'],
  ])('%s is refused with its place', (code, what) => {
    expect(() => made(code)).toThrow(`src/a.client.ts:2  ${what}`)
  })
})
