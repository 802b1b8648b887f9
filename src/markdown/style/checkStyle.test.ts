import {describe, expect, it} from 'vitest'
import {parseTree} from '../parseTree'
import {checkStyle} from './checkStyle'
import {countProse} from './count'
import {proseOfTypeScript, proseOfYaml} from './fromCode'
import {proseOfMarkdown} from './fromMarkdown'

const ofPage = (source: string, allowed?: readonly string[]) =>
  checkStyle(proseOfMarkdown(parseTree(source), source), allowed).map(
    ({line, column, what}) => `${line}:${column} ${what}`,
  )
const notOurs = (phrase: string) => `"${phrase}" isn't in the voice of this site.`

describe('the style check', () => {
  it.each([
    ['an indefinite person', 'Ask whoever runs the server.', '1:5', 'whoever'],
    ['a doubled possessive', 'Use a server of your own.', '1:14', 'of your own'],
    ['a dated word', 'The call fails in vain.', '1:16', 'in vain'],
    ['"may"', 'The user may cancel.', '1:10', 'may'],
    ['a filler', 'In order to log in, open the page.', '1:1', 'In order to'],
    ['a British spelling', 'Change the behaviour.', '1:12', 'behaviour'],
    ['a noun as a verb', 'You need a password to login.', '1:21', 'to login'],
    ['an inverted opening', 'Look. Where the two differ, read the log.', '1:7', 'Where the two differ,'],
  ])('finds %s', (_, source, place, phrase) => {
    expect(ofPage(source)).toEqual([`${place} ${notOurs(phrase)}`])
  })

  it('finds a sentence of more than 35 words, and none of 35', () => {
    const words = (count: number): string => `${'Word '.repeat(count - 1)}end.`
    expect(ofPage(words(35))).toEqual([])
    expect(ofPage(`Short.\n${words(36)}`)).toEqual([expect.stringMatching(/^2:1 The sentence ".*…" has 36 words\.$/)])
  })

  it('finds a heading in title case, and none with a name', () => {
    expect(ofPage('## Set Up Your Realm Today')).toEqual([
      '1:16 The heading "Set Up Your Realm Today" is in title case.',
    ])
    expect(ofPage('## 1. Register the client for Spring Boot')).toEqual([])
  })

  it('gives the place in the source behind code, links, and line ends', () => {
    expect(ofPage('First `code` of a\n[page](/docs/) that somebody wrote.')).toEqual([`2:21 ${notOurs('somebody')}`])
  })

  it('reads cells, titles, captions, and labels of figures', () => {
    expect(
      ofPage(
        [
          '---',
          'title: What nobody knows',
          '---',
          '',
          '<Figure caption="Somebody logs in" nodes={[{id: "a", label: "Nobody, once", kind: "end"}]} />',
          '',
          '| A | B |',
          '| - | - |',
          '| x | anyone |',
        ].join('\n'),
      ),
    ).toEqual([
      `2:13 ${notOurs('nobody')}`,
      `5:18 ${notOurs('Somebody')}`,
      expect.stringContaining(notOurs('Nobody')),
      `9:7 ${notOurs('anyone')}`,
    ])
  })

  it('leaves code, quotations, and the month of May alone', () => {
    expect(ofPage('The page says "You may close this window" in May.')).toEqual([])
    expect(ofPage('> Whoever reads this.\n\nUse `may`.\n\n```text\nsomebody\n```')).toEqual([])
  })

  it('lets a legal text give permissions', () => {
    expect(ofPage('You may copy it.', ['may'])).toEqual([])
  })

  it('reads the strings of a module and the descriptions of an API with their places', () => {
    const found = (texts: Parameters<typeof checkStyle>[0]) =>
      checkStyle(texts).map(({line, column, what}) => `${line}:${column} ${what}`)
    expect(found(proseOfTypeScript("const a = 'may'\nconst b = 'A user may cancel.'"))).toEqual([
      `2:19 ${notOurs('may')}`,
    ])
    expect(found(proseOfYaml('get:\n  operationId: mayRead\n  description: >-\n    A user may\n    cancel.'))).toEqual([
      `3:16 ${notOurs('may')}`,
    ])
  })
})

describe('the table of phrases', () => {
  it('counts per 10,000 words and says which targets are met', () => {
    const source = `You can leave. ${'A user logs in to the server with a password and a code. '.repeat(8)}Ask nobody.`
    const {words, counts} = countProse(proseOfMarkdown(parseTree(source), source))
    expect(words).toBe(109)
    expect(counts.find(({name}) => name === 'indefinite person')).toEqual({
      name: 'indefinite person',
      value: 10_000 / 109,
      target: 'under 3',
      isMet: false,
    })
    expect(counts.find(({name}) => name === 'you can')?.isMet).toBe(true)
    expect(counts.find(({name}) => name === 'for example')?.isMet).toBe(false)
    expect(counts.find(({name}) => name === 'words in a sentence')?.value).toBe(13)
  })
})
