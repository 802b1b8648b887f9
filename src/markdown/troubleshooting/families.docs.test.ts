import {existsSync, readFileSync} from 'node:fs'
import {globSync} from 'tinyglobby'
import {expect, it} from 'vitest'
import {errorFamilies} from '../../data/errorFamilies'
import {textOf} from './entries'
import {byFamily, familyOf} from './families'
import {errorsOf} from './plugin.build'

it('every page and folder that a family names exists', () => {
  const named = errorFamilies.flatMap(({pages, wholePages = []}) => [...pages, ...wholePages])
  expect(named.filter((one) => !existsSync(`docs/${one}`) && !existsSync(`docs/${one}.mdx`))).toEqual([])
})

it('every error of the docs belongs to a family, and every family has a page and errors', async () => {
  const files = globSync('docs/**/*.mdx')
  const pages = (await Promise.all(files.map((file) => errorsOf(file, readFileSync(file, 'utf8'), '/')))).flat()
  const homeless = pages.flatMap(({page: name, entries}) =>
    entries.filter((entry) => familyOf(name, entry) === undefined).map(({problem}) => `${name}: ${textOf(problem)}`),
  )
  expect(homeless, 'add the page to a family in src/data/errorFamilies.ts').toEqual([])
  const families = byFamily(pages)
  for (const {id} of errorFamilies) {
    expect(families[id], `${id} has no errors`).not.toEqual([])
    expect(readFileSync(`docs/errors/${id}.mdx`, 'utf8')).toContain(`<ErrorTable family="${id}" />`)
  }
})
