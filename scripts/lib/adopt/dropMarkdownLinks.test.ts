import {expect, it} from 'vitest'
import {deadOf} from './deadOf'
import {dropMarkdownLinks} from './dropMarkdownLinks'

const dead = deadOf([
  {question: '', files: ['docs/affiliate.mdx'], addresses: ['/docs/affiliate/', '/blog/', '/pricing/#calculator']},
  {question: '', links: ['video']},
])

const edited = (...lines: string[]): string => dropMarkdownLinks('docs/a/page.mdx', lines.join('\n'), dead).text

it.each([
  ['See [the post](/blog/x/#y) and [prices](/pricing/).', 'See the post and [prices](/pricing/).'],
  ['[`code` of the program](../affiliate.mdx#a)', '`code` of the program'],
  ['[Calculate](/pricing/?users=3#calculator) it', 'Calculate it'],
  ['Get <a href="/blog/a.zip" download>a.zip</a>.', 'Get a.zip.'],
  ['Watch [a talk](${brand.links.video}).', 'Watch a talk.'],
])('a link to a removed page becomes its text: %s', (before, after) => {
  expect(edited(before)).toBe(after)
})

it.each([
  '[Prices](/pricing/#comparison)',
  '[Blog](https://example.com/blog/)',
  '![Picture](/blog/x.png)',
  '[Top](#top)',
])('other links and pictures stay: %s', (line) => {
  expect(edited(line)).toBe(line)
})

it('an entry of a list that begins with a removed page is removed, but not the only entry', () => {
  expect(edited('- [A](/blog/a/)', '- [B](/docs/b/)')).toBe('- [B](/docs/b/)')
  expect(edited('- [A](/blog/a/) explains it.')).toBe('- A explains it.')
})

it('a row of a table is removed if one of its cells is the removed page', () => {
  expect(edited('| A | [Post](/blog/a/) |', '| B | [Page](/docs/b/) |')).toBe('| B | [Page](/docs/b/) |')
  expect(edited('| A | [Post](/blog/a/), [page](/docs/b/) |')).toBe('| A | Post, [page](/docs/b/) |')
})

it('a row about a problem stays when the page about its fix is removed', () => {
  const header = ['| Problem | Cause | Fix |', '| --- | --- | --- |']
  expect(edited(...header, '| A | B | [Post](/blog/a/) |')).toBe([...header, '| A | B | Post |'].join('\n'))
})

it('code stays, and the report has the line of each change', () => {
  const source = ['```md', '[A](/blog/a/)', '```', '[A](/blog/a/)']
  const {text, places} = dropMarkdownLinks('docs/a.mdx', source.join('\n'), dead)
  expect(text).toBe(['```md', '[A](/blog/a/)', '```', 'A'].join('\n'))
  expect(places).toEqual([{file: 'docs/a.mdx', line: 4, text: '[A](/blog/a/)'}])
})
