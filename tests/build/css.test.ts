import {readFile} from 'node:fs/promises'
import path from 'node:path'
import postcss from 'postcss'
import {glob} from 'tinyglobby'
import {beforeAll, expect, it} from 'vitest'
import {BUILD_DIR, ROOT} from '../../scripts/lib/root'
import {neededClasses} from '../../src/publish/stylesheet/neededClasses'
import {toolModules} from '../../src/tools/modules'
import {builtPages, inOtherLanguages, type BuiltPage} from '../lib/builtSite'
import {addressOf, pathOf} from '../lib/ownAddress'

/** The stylesheet as the framework made it. */
const WHOLE = path.join(ROOT, '.docusaurus/stylesheet.css')

/** A selector of a rule, with what it stands in (layers, media), and the classes that a page needs for it to match. */
type Selector = {selector: string; place: string; needed: readonly string[]}

function selectorsOf(css: string): Selector[] {
  const selectors: Selector[] = []
  postcss.parse(css).walkRules((rule) => {
    const places: string[] = []
    for (let at = rule.parent; at?.type === 'atrule'; at = at.parent) places.unshift(String(at))
    const place = places.map((text) => text.slice(0, text.indexOf('{'))).join(' ')
    // Frames of an animation have no selectors.
    if (!place.includes('keyframes'))
      selectors.push(...rule.selectors.map((selector) => ({selector, place, needed: neededClasses(selector)})))
  })
  return selectors
}

let whole: Selector[] = []
/** The stylesheets, by their addresses on the host. */
const sheets = new Map<string, readonly Selector[]>()
let pages: readonly BuiltPage[] = []
beforeAll(async () => {
  whole = selectorsOf(await readFile(WHOLE, 'utf8'))
  for (const file of await glob('assets/css/*.css', {cwd: BUILD_DIR}))
    sheets.set(addressOf(`/${file}`), selectorsOf(await readFile(path.join(BUILD_DIR, file), 'utf8')))
  pages = await builtPages()
})

const classesByPage = new Map<BuiltPage, ReadonlySet<string>>()

function classesOf(page: BuiltPage): ReadonlySet<string> {
  const known = classesByPage.get(page)
  if (known !== undefined) return known
  const values = page
    .$('[class]')
    .toArray()
    .map(({attribs}) => attribs.class ?? '')
  const classes = new Set(values.flatMap((value) => value.split(/\s+/)))
  classesByPage.set(page, classes)
  return classes
}

const nameOf = ({place, selector}: Selector): string => `${place} ${selector}`

/** Rules of the whole stylesheet that another lacks, each with its classes. */
function lostRules(rules: readonly Selector[]): Selector[] {
  const kept = new Set(rules.map(nameOf))
  return whole.filter((rule) => rule.needed.length > 0 && !kept.has(nameOf(rule)))
}

/** Rules among those that are lost whose classes a page has, all of them. */
function missing(classes: ReadonlySet<string>, lost: readonly Selector[]): string[] {
  return lost.filter(({needed}) => needed.every((name) => classes.has(name))).map(nameOf)
}

it('no class of any page has lost a rule in the stylesheet that the page links', () => {
  const lostOf = new Map([...sheets].map(([href, rules]) => [href, lostRules(rules)]))
  const lost = pages.flatMap((page) => {
    const hrefs = page
      .$('link[rel=stylesheet]')
      .toArray()
      .map(({attribs}) => attribs.href ?? '')
    expect(hrefs, page.path).toHaveLength(1)
    const rules = lostOf.get(hrefs.join())
    expect(rules, page.path).toBeDefined()
    return missing(classesOf(page), rules ?? []).map((rule) => `${page.path}: ${rule}`)
  })
  expect(lost).toEqual([])
  expect(new Set(pages.flatMap((page) => [...classesOf(page)])).size).toBeGreaterThan(100)
})

it('every class of a CSS module that a page has is in the stylesheet that the framework made', () => {
  const known = new Set(whole.flatMap(({needed}) => needed))
  const text = whole.map(({selector}) => selector).join(' ')
  const lost = pages.flatMap((page) =>
    [...classesOf(page)]
      .filter((name) => /^[a-zA-Z]\w*_[\w+-]{4}$/.test(name) && !known.has(name) && !text.includes(`.${name}`))
      .map((name) => `${page.path}: ${name}`),
  )
  expect(lost).toEqual([])
})

/** What can be the name of a class in a script: alone, in a list, or in a selector. */
const WORD = /(?<=["'`. ])-?[_a-zA-Z][\w-]*(?=["'`. ])/g

it('no class that a script names has lost a rule', async () => {
  // The code of tools returns data, and what draws it is another script.
  const ignore = [...Object.keys(toolModules).map((name) => `assets/inline/${name}.*.js`), ...inOtherLanguages]
  const files = await glob('**/*.js', {cwd: BUILD_DIR, absolute: true, ignore})
  const inline = pages.map(({$}) => $('script').text())
  const scripts = [...(await Promise.all(files.map((file) => readFile(file, 'utf8')))), ...inline]
  const words = new Set(scripts.flatMap((text) => text.match(WORD) ?? []))
  const classes = new Set(whole.flatMap(({needed}) => needed).filter((name) => words.has(name)))
  expect(classes.size).toBeGreaterThan(10)
  for (const rules of sheets.values()) expect(missing(classes, lostRules(rules))).toEqual([])
})

it('no custom property that a stylesheet reads has lost its declaration, also for those that come on demand', async () => {
  const declared = (css: string): string[] => css.match(/--[\w-]+(?=\s*:)/g) ?? []
  const files = await glob('assets/{css,inline}/*.css', {cwd: BUILD_DIR, absolute: true})
  const sheets = (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n')
  const kept = new Set(declared(sheets))
  const before = declared(await readFile(WHOLE, 'utf8'))
  const read = new Set(sheets.match(/(?<=var\(\s*)--[\w-]+/g))
  expect(read.size).toBeGreaterThan(50)
  expect(before.filter((name) => read.has(name) && !kept.has(name))).toEqual([])
})

it('no custom property that a page reads in its attributes has lost its declaration', async () => {
  const declared = new Map<string, Set<string>>()
  for (const href of sheets.keys())
    declared.set(href, new Set((await readFile(path.join(BUILD_DIR, pathOf(href)), 'utf8')).match(/--[\w-]+(?=\s*:)/g)))
  const lost = pages.flatMap(({path: pathname, $}) => {
    const known = declared.get($('link[rel=stylesheet]').attr('href') ?? '')
    const html = $.html()
    const own = new Set(html.match(/--[\w-]+(?=:)/g))
    const read = new Set(html.match(/(?<==")var\(--[\w-]+(?=\)")/g)?.map((reading) => reading.slice(4)))
    return [...read].filter((name) => !known?.has(name) && !own.has(name)).map((name) => `${pathname}: ${name}`)
  })
  expect(lost).toEqual([])
})

it('rules that no page can use are gone', () => {
  for (const rules of sheets.values()) {
    expect(rules.length).toBeLessThan(whole.length * 0.9)
  }
})

it('only the pages for what is not found, not there, or searched have the stylesheet of the rest', () => {
  const rest = pages.filter(({$}) => /\/site\.[0-9a-f]+\.css$/.test($('link[rel=stylesheet]').attr('href') ?? ''))
  expect(
    rest.map(({path: pathname}) => pathname).sort(),
    'A path with a new beginning needs its group of stylesheets: add it in src/config/stylesheets.ts.',
  ).toEqual(['/404.html', '/offline/', '/search/'])
})
