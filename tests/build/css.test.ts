import {readFile} from 'node:fs/promises'
import path from 'node:path'
import postcss from 'postcss'
import {glob} from 'tinyglobby'
import {beforeAll, expect, it} from 'vitest'
import {BUILD_DIR, ROOT} from '../../scripts/lib/root'
import {WHOLE_STYLESHEET} from '../../src/config/styleParts'
import {neededClasses} from '../../src/lib/neededClasses'
import {builtPages, type BuiltPage} from '../lib/builtSite'

/** A selector of a rule, with what it stands in: layers, media. */
type Selector = {selector: string; place: string}

function selectorsOf(css: string): Selector[] {
  const selectors: Selector[] = []
  postcss.parse(css).walkRules((rule) => {
    const places: string[] = []
    for (let at = rule.parent; at?.type === 'atrule'; at = at.parent) places.unshift(String(at))
    const place = places.map((text) => text.slice(0, text.indexOf('{'))).join(' ')
    // Frames of an animation have no selectors.
    if (!place.includes('keyframes')) selectors.push(...rule.selectors.map((selector) => ({selector, place})))
  })
  return selectors
}

let whole: Selector[] = []
/** The parts of the stylesheet, by their addresses. */
const parts = new Map<string, readonly Selector[]>()
let pages: readonly BuiltPage[] = []
beforeAll(async () => {
  whole = selectorsOf(await readFile(path.join(ROOT, WHOLE_STYLESHEET), 'utf8'))
  for (const file of (await glob('assets/css/*.css', {cwd: BUILD_DIR})).sort())
    parts.set(`/${file}`, selectorsOf(await readFile(path.join(BUILD_DIR, file), 'utf8')))
  pages = await builtPages()
})

const sent = (): readonly Selector[] => [...parts.values()].flat()

/** What a page links, in its order. */
function linked({$}: BuiltPage): readonly string[] {
  return $('link[rel=stylesheet]')
    .toArray()
    .flatMap((element) => $(element).attr('href') ?? [])
}

function classesOf({$}: BuiltPage): ReadonlySet<string> {
  const values = $('[class]')
    .toArray()
    .map((element) => $(element).attr('class') ?? '')
  return new Set(values.flatMap((value) => value.split(/\s+/)))
}

/** Rules of the whole stylesheet that the sent ones lack though all of their classes are among these. */
function missing(classes: ReadonlySet<string>, rules: readonly Selector[]): string[] {
  const kept = new Set(rules.map(({place, selector}) => `${place} ${selector}`))
  return whole
    .filter(({selector}) => {
      const own = neededClasses(selector)
      return own.length > 0 && own.every((name) => classes.has(name))
    })
    .map(({place, selector}) => `${place} ${selector}`)
    .filter((rule) => !kept.has(rule))
}

it('no class of any page has lost a rule among the stylesheets that the page links', () => {
  const lost = pages.flatMap((page) => {
    const rules = linked(page).flatMap((href) => parts.get(href) ?? [])
    return missing(classesOf(page), rules).map((rule) => `${page.path}: ${rule}`)
  })
  expect(lost).toEqual([])
  expect(new Set(pages.flatMap((page) => [...classesOf(page)])).size).toBeGreaterThan(100)
})

it('the parts stand in their order in each page, the first in all, and the first names the others', () => {
  const [base = '', ...others] = parts.keys()
  for (const page of pages) {
    const hrefs = linked(page)
    expect(hrefs[0], page.path).toBe(base)
    expect(hrefs, page.path).toEqual([...parts.keys()].filter((href) => hrefs.includes(href)))
    const known = page.$('link[data-parts]').attr('data-parts')?.split(' ') ?? []
    expect(known.map((name) => `/assets/css/${name}.css`)).toEqual(others)
  }
})

it('no class that a script names has lost a rule', async () => {
  const files = await glob('**/*.js', {cwd: BUILD_DIR, absolute: true})
  const inline = pages.flatMap(({$}) => $('script').text())
  const scripts = [...(await Promise.all(files.map((file) => readFile(file, 'utf8')))), ...inline].join('\n')
  const classes = new Set(
    whole
      .flatMap(({selector}) => neededClasses(selector))
      .filter((name) => new RegExp(`["'\`. ]${name}["'\`. ]`).test(scripts)),
  )
  expect(classes.size).toBeGreaterThan(100)
  expect(missing(classes, sent())).toEqual([])
})

it('no custom property that a stylesheet reads has lost its declaration, also for those that come on demand', async () => {
  const declared = (css: string): string[] => css.match(/--[\w-]+(?=\s*:)/g) ?? []
  const files = await glob('assets/{css,shell}/*.css', {cwd: BUILD_DIR, absolute: true})
  const sheets = (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n')
  const kept = new Set(declared(sheets))
  const before = declared(await readFile(path.join(ROOT, WHOLE_STYLESHEET), 'utf8'))
  const read = new Set(sheets.match(/(?<=var\(\s*)--[\w-]+/g))
  expect(read.size).toBeGreaterThan(50)
  expect(before.filter((name) => read.has(name) && !kept.has(name))).toEqual([])
})

it('rules that no page can use are gone', () => {
  const selectors = sent().map(({selector}) => selector)
  expect(selectors).not.toContain('.avatar--vertical')
  expect(sent().length).toBeLessThan(whole.length * 0.9)
})
