import {expect, it} from 'vitest'
import {hasLab} from '../../scripts/lib/lab'
import {lintWith} from '../lib/lintText'

const lintText = lintWith(['boundaries/dependencies', 'no-restricted-imports'])

/** What lint says of the imports of a file with this text in its place. */
async function importErrors(filePath: string, text: string): Promise<string[]> {
  return (await lintText(filePath, text)).map(({message}) => message)
}

it('refuses an import from a later room and lists the rooms', async () => {
  const errors = await importErrors('src/data/blog.ts', "export {formatProblem} from '../lib/problem'\n")
  expect(errors).toEqual([
    expect.stringMatching(/^data may not import lib\. Each room may import those before it: data, lib/),
  ])
})

it('refuses a component that imports a page', async () => {
  const errors = await importErrors('src/kit/ui/Button/index.tsx', "export {content} from '../../../pages/_content'\n")
  expect(errors).toHaveLength(1)
})

it('refuses an import of a test helper in src', async () => {
  expect(await importErrors('src/lib/problem.ts', "export {brand} from '../../tests/fixtures/brand'\n")).toEqual([
    expect.stringMatching(/^lib may not import tests/),
  ])
})

it.runIf(hasLab)('refuses an import of the lab in scripts/lib', async () => {
  expect(await importErrors('scripts/lib/root.ts', "export {startLab} from '../../lab/start'\n")).toEqual([
    expect.stringContaining('That is inside of the lab.'),
    expect.stringMatching(/^scripts\/lib may not import lab/),
  ])
})

it('refuses Node, and what runs in Node, in files that run in browsers', async () => {
  const text = "export {readFile} from 'node:fs/promises'\nexport {cacheIn} from '../lib/cache.build'\n"
  for (const file of ['src/search/box.ts', 'src/search/open.client.ts', 'src/search/SearchForm/index.tsx'])
    expect(
      await importErrors(file, text.replace('../lib', file.includes('SearchForm') ? '../../lib' : '../lib')),
    ).toEqual([expect.stringContaining('This runs in browsers'), expect.stringContaining('That runs in Node')])
  expect(await importErrors('src/search/pack.build.ts', text)).toEqual([])
})

it('refuses React in files that run in pages without React', async () => {
  const text = "export {useState} from 'react'\n"
  expect(await importErrors('src/search/open.client.ts', text)).toEqual([expect.stringContaining('without React')])
  expect(await importErrors('src/search/SearchForm/index.tsx', text)).toEqual([])
})

it('accepts an import from an earlier room, and the attributes of a part everywhere', async () => {
  expect(await importErrors('src/lib/problem.ts', "export {brand} from '../data/brand'\n")).toEqual([])
  const attributes = "export * from '../../../parts/zoom/attributes'\n"
  expect(await importErrors('src/kit/figures/Figure/Plate.tsx', attributes)).toEqual([])
})
