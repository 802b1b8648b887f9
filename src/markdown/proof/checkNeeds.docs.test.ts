import {readFileSync} from 'node:fs'
import {globSync} from 'tinyglobby'
import {expect, it} from 'vitest'
import {parseTree} from '../parseTree'
import {roleFor} from './checkNeeds'
import {checksOf} from './checks'

it('a role is known for each check of each page', () => {
  const pages = globSync('docs/**/*.mdx').map((file) => readFileSync(file, 'utf8'))
  // To parse the others would take half a minute.
  const paths = pages
    .filter((page) => /^```http\b.*\bcheck\b/m.test(page))
    .flatMap((page) => checksOf(parseTree(page)).map(({path}) => path))
  expect(paths.length).toBeGreaterThan(10)
  expect(paths.filter((path) => roleFor(path) === undefined)).toEqual([])
})
