import {existsSync, readFileSync} from 'node:fs'
import path from 'node:path'
import {expect, it} from 'vitest'
import {ROOT} from '../../scripts/lib/root'
import {brand} from '../../src/data/brand'
import {bundleDescription} from '../../src/reference/description/bundle.build'
import {readDescription} from '../../src/reference/description/read.build'
import {operationsOf, pageName} from '../../src/reference/description/description.build'
import {help} from '../../src/reference/console/help'

/** The anchor of a heading: the one that it states, or else its words. */
const slug = (heading: string) =>
  /\{\/\* #(\S+) \*\/\}$/.exec(heading)?.[1] ??
  heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .replaceAll(' ', '-')

// The framework checks the links of pages that it draws at build time; the console is drawn in the browser.
it('every page that the console leads to exists, with its heading', async () => {
  const description = readDescription(await bundleDescription(ROOT, brand))
  const operations = operationsOf(description).map(({operationId}) => `/api/${pageName(operationId)}/`)
  const missing = Object.values(help).filter(({to}) => {
    const {pathname, hash} = new URL(to, 'https://site.example')
    if (operations.includes(pathname)) return hash !== ''
    const files = [`${pathname.slice(0, -1)}.mdx`, `${pathname}index.mdx`].map((file) => path.join(ROOT, file))
    const file = files.find((one) => existsSync(one))
    if (file === undefined || hash === '') return file === undefined
    const headings = [...readFileSync(file, 'utf8').matchAll(/^#+ (.*)$/gm)]
    return !headings.some(([, heading = '']) => slug(heading) === hash.slice(1))
  })
  expect(missing).toEqual([])
})
