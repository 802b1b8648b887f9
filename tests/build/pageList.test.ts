import {readFile} from 'node:fs/promises'
import path from 'node:path'
import {expect, it} from 'vitest'
import * as z from 'zod'
import {BUILD_DIR} from '../../scripts/lib/root'
import {brand} from '../../src/data/brand'
import {builtPages, sitemapPaths} from '../lib/builtSite'
import {pathOf} from '../lib/ownAddress'

const list = z
  .array(z.strictObject({path: z.string(), title: z.string()}))
  .parse(JSON.parse(await readFile(path.join(BUILD_DIR, 'page-list.json'), 'utf8')))
  .map((page) => ({...page, path: pathOf(page.path)}))

it('the list for the not-found page has every page of the sitemap, and no other', async () => {
  expect(list.map((page) => page.path)).toEqual((await sitemapPaths()).sort())
})

it('each page in it has the title that it has itself, without the name of the site', async () => {
  const titles = new Map((await builtPages()).map(({path: pathname, $}) => [pathname, $('head > title').text()]))
  const wrong = list.filter(({path: pathname, title}) => {
    const whole = titles.get(pathname)
    return title === '' || (whole !== title && whole !== `${title} | ${brand.name}`)
  })
  expect(wrong).toEqual([])
  expect(list.filter(({title}) => title.endsWith(`| ${brand.name}`))).toEqual([])
})
