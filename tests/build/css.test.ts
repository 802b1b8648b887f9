import {readFile} from 'node:fs/promises'
import path from 'node:path'
import postcss from 'postcss'
import {glob} from 'tinyglobby'
import {beforeAll, expect, it} from 'vitest'
import {WHOLE_STYLESHEET} from '../../scripts/lib/purge'
import {BUILD_DIR, ROOT} from '../../scripts/lib/root'
import {neededClasses} from '../../src/lib/purgeCss'
import {builtPages} from '../lib/builtSite'

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
let sent: Selector[] = []
beforeAll(async () => {
  whole = selectorsOf(await readFile(path.join(ROOT, WHOLE_STYLESHEET), 'utf8'))
  const files = await glob('assets/css/styles.*.css', {cwd: BUILD_DIR, absolute: true})
  sent = selectorsOf((await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n'))
})

/** Rules of the whole stylesheet that the sent one lacks though all of their classes are among these. */
function missing(classes: ReadonlySet<string>): string[] {
  const kept = new Set(sent.map(({place, selector}) => `${place} ${selector}`))
  return whole
    .filter(({selector}) => {
      const own = neededClasses(selector)
      return own.length > 0 && own.every((name) => classes.has(name))
    })
    .map(({place, selector}) => `${place} ${selector}`)
    .filter((rule) => !kept.has(rule))
}

it('no class of any page has lost a rule', async () => {
  const classes = new Set<string>()
  for (const {$} of await builtPages())
    for (const element of $('[class]').toArray())
      for (const name of ($(element).attr('class') ?? '').split(/\s+/)) classes.add(name)
  expect(classes.size).toBeGreaterThan(100)
  expect(missing(classes)).toEqual([])
})

it('no class that a script names has lost a rule', async () => {
  const files = await glob('**/*.js', {cwd: BUILD_DIR, absolute: true})
  const inline = (await builtPages()).flatMap(({$}) => $('script').text())
  const scripts = [...(await Promise.all(files.map((file) => readFile(file, 'utf8')))), ...inline].join('\n')
  const classes = new Set(
    whole
      .flatMap(({selector}) => neededClasses(selector))
      .filter((name) => new RegExp(`["'\`. ]${name}["'\`. ]`).test(scripts)),
  )
  expect(classes.size).toBeGreaterThan(100)
  expect(missing(classes)).toEqual([])
})

it('rules that no page can use are gone', () => {
  const selectors = sent.map(({selector}) => selector)
  expect(selectors).not.toContain('.avatar--vertical')
  expect(sent.length).toBeLessThan(whole.length * 0.9)
})
