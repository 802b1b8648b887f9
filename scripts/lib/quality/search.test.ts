import {expect, it} from 'vitest'
import {otherContent} from './search'

const queries = Array.from({length: 20}, (_, index) => ({to: [`/docs/${index}/`, '/docs/other/']}))

it('queries of another site are not measured, and the line says which file to edit', () => {
  expect(otherContent(queries, () => false)).toContain(
    '20 of the 20 queries in src/search/queries.ts, such as /docs/0/',
  )
})

it('a few queries without their page are measured with the others', () => {
  expect(otherContent(queries, (to) => to === '/docs/other/')).toBeUndefined()
  const lacks = (count: number) => queries.map(({to}, index) => ({to: index < count ? ['/gone/'] : to}))
  expect(otherContent(lacks(2), (to) => to !== '/gone/')).toBeUndefined()
  expect(otherContent(lacks(3), (to) => to !== '/gone/')).toContain('3 of the 20')
})
