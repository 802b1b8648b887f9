import {readFileSync} from 'node:fs'
import {globSync} from 'tinyglobby'
import {expect, it} from 'vitest'
import {matchesOf} from '../../tools/errors/match'
import {prepare} from '../../tools/errors/prepare'
import {publicMessages} from '../../tools/errors/publicMessages'
import {errorFileOf, messagesOf} from './messages'
import {docsPage, errorsOf} from './plugin.build'

/** How many of the messages the lookup alone answers. `tests/build/search.test.ts` has the rest. */
const LEAST = 25

const sources = globSync('docs/**/*.mdx').map((file) => ({file, source: readFileSync(file, 'utf8')}))
const pages = await Promise.all(sources.map(({file, source}) => errorsOf(file, source, '/')))
const docs = await Promise.all(sources.map(({file, source}) => docsPage(file, source, '/')))
const file = errorFileOf(pages.flat(), messagesOf(docs))
const lookup = prepare(file.entries)

it('messages that users published are answered by the lookup with one of its first three answers', () => {
  const missed = publicMessages.filter(({text, to}) => {
    const first = matchesOf(text, lookup).slice(0, 3)
    return !first.some(({entry}) => to.some((path) => entry.page.address.split('#')[0] === path))
  })
  expect(
    publicMessages.length - missed.length,
    missed.map(({text, to}) => `${text}: not ${to.join(' or ')}`).join('\n'),
  ).toBeGreaterThanOrEqual(LEAST)
})

it('each listed message is found by its own text', () => {
  const lost = file.entries.filter((entry) => {
    if (entry.place === undefined) return false
    const own = entry.problem.replaceAll('`', '').replaceAll('…', 'something')
    return !matchesOf(own, lookup).some((match) => match.entry === entry)
  })
  expect(lost.map(({problem}) => problem)).toEqual([])
})

it('pages that answer a published message exist', () => {
  const known = new Set(docs.map(({route}) => route))
  expect(publicMessages.flatMap(({to}) => to).filter((path) => !known.has(path))).toEqual([])
})
