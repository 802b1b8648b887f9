import {expect, it} from 'vitest'
import {verified} from '../../src/data/verified'
import {groups} from '../lab/groups'
import {listedFacts} from '../lab/report'
import {verifiedPages} from '../lab/verified'

it('lab/FACTS.md lists every check of the running server; if not, run "npm run lab:facts"', async () => {
  const ofNoPage = groups.filter(({page}) => page === undefined)
  expect(await listedFacts()).toEqual(ofNoPage.flatMap(({facts}) => facts.map(({says}) => says)))
})

it('no two checks of the running server have the same name', () => {
  const names = groups.flatMap(({facts}) => facts.map(({says}) => says))
  expect(new Set(names).size).toBe(names.length)
})

it('every page that has a record has claims that a check of the lab proves', () => {
  expect(groups.flatMap(({page}) => page ?? [])).toEqual(expect.arrayContaining(Object.keys(verified)))
})

it('a page has a record once all of its claims are proven, and none before', () => {
  const fact = (says: string) => ({says, check: () => Promise.resolve()})
  const [first, second, other] = [fact('first'), fact('second'), fact('other')]
  const pages = [
    {subject: 'a page', page: 'docs/a.mdx', bundle: 'registry', facts: [first]},
    {subject: 'the same elsewhere', page: 'docs/a.mdx', bundle: 'plain', facts: [second]},
    {subject: 'no page', bundle: 'plain', facts: [other]},
  ] as const
  const run = {versions: {registry: ['Keycloak 1.2.3', 'orgs 0.9'], plain: ['Keycloak 2.0.0'], full: []}}
  const record = (...proven: (typeof first)[]) =>
    verifiedPages(
      pages,
      {...run, proven: new Map(proven.map((one, index) => [one, `2026-11-2${index}`]))},
      () => 'Text.',
    )
  expect(record(first, other)).toEqual({})
  expect(record(first, second)).toEqual({
    'docs/a.mdx': {
      versions: ['Keycloak 1.2.3', 'orgs 0.9', 'Keycloak 2.0.0'],
      date: '2026-11-21',
      proof: '4f53cda18c2baa0c0354bb5f9a3ecbe5ed12ab4d8e11ba873c2f11161202b945',
    },
  })
})
