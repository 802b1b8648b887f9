import {existsSync} from 'node:fs'
import {readFile, stat} from 'node:fs/promises'
import path from 'node:path'
import {glob} from 'tinyglobby'
import {expect, it} from 'vitest'
import {BUILD_DIR} from '../../scripts/lib/root'
import {FACTS_MARK, recordPath} from '../../src/plugins/route-records/record'
import {sitemapPaths} from '../lib/builtSite'

const inBuild = (pathname: string): string => path.join(BUILD_DIR, pathname)

async function script(pattern: string): Promise<string> {
  const [file = 'none'] = await glob(`assets/js/${pattern}`, {cwd: BUILD_DIR, absolute: true})
  return readFile(file, 'utf8')
}

it('every page has a record, whose scripts are in the build', async () => {
  const pages = await sitemapPaths()
  expect(pages.length).toBeGreaterThan(100)
  for (const page of pages) {
    const text = await readFile(inBuild(recordPath(page)), 'utf8')
    const files = text.match(/\/assets\/js\/[^\s"]+\.js/g) ?? []
    expect(files.length, page).toBeGreaterThan(2)
    expect(files.filter((file) => !existsSync(inBuild(file)))).toEqual([])
  }
})

it('what all pages load says nothing of single pages: it neither grows with them nor changes with one of them', async () => {
  const main = await script('main.*.js')
  // Those that the navigation leads to are in its configuration.
  const deep = (await sitemapPaths()).filter((page) => page.split('/').length > 4)
  expect(deep.length).toBeGreaterThan(20)
  const named = deep.filter((page) => main.includes(page) || main.includes(page.slice(0, -1)))
  // Each tree of documents names where its sidebar begins.
  expect(named.length).toBeLessThan(4)
  expect((await script('runtime~main.*.js')).length).toBeLessThan(5000)
})

it('no page loads the table that the records are made from', async () => {
  const [table = 'none'] = await glob('assets/js/route-tables.*.js', {cwd: BUILD_DIR})
  expect((await stat(inBuild(table))).size).toBeGreaterThan(1000)
  for (const page of await glob('**/*.html', {cwd: BUILD_DIR, absolute: true}))
    expect(await readFile(page, 'utf8')).not.toContain('route-tables')
})

it('an article that needs no React is not among the scripts that React takes its page over with; another is', async () => {
  const listed = async (page: string) =>
    /data-chunks="([^"]*)"/.exec(await readFile(inBuild(`${page}index.html`), 'utf8'))?.[1]?.split(' ') ?? []
  const drawn = await glob('assets/js/drawn-article.*.js', {cwd: BUILD_DIR})
  expect(drawn).toHaveLength(1)
  const kept = new Set<string>()
  for (const page of await sitemapPaths()) {
    const record = await readFile(inBuild(recordPath(page)), 'utf8')
    if (!record.includes('"isArticle":true')) continue
    const hasFacts = record.includes('"facts":{"metadata":')
    if (hasFacts) kept.add(page)
    expect((await listed(page)).includes(`/${drawn[0] ?? ''}`), page).toBe(!hasFacts)
  }
  expect(kept).toContain('/docs/getting-started/email/')
  // It has a console, which is React's.
  expect(kept).not.toContain('/api/create-organization/')
  expect(kept.size).toBeGreaterThan(20)
})

it('no page holds what its record says of its article', async () => {
  for (const page of await glob('**/*.html', {cwd: BUILD_DIR, absolute: true}))
    expect(await readFile(page, 'utf8')).not.toContain(FACTS_MARK)
})
