import {readFile} from 'node:fs/promises'
import path from 'node:path'
import {describe, expect, it} from 'vitest'
import {ROOT} from '../../scripts/lib/root'
import {builtPages} from '../lib/builtSite'

const pages = await builtPages()
const GENERATED = path.join(ROOT, '.docusaurus')

/** Elements that match a selector, each after the path of its page. */
function found(selector: string): string[] {
  return pages.flatMap(({path: pathname, $}) =>
    $(selector)
      .map((_, element) => `${pathname} ${$.html(element)}`)
      .get(),
  )
}

describe('every page', () => {
  it.each([
    ['the navbar', 'nav[aria-label="Main"]'],
    ['the footer', 'footer.theme-layout-footer'],
    ['the skip link', 'a[href="#main-content"]'],
    ['the search box', 'nav[aria-label="Main"] form[role="search"] button[data-search]'],
    ['the main content', 'main'],
  ])('has %s in its HTML', {tags: ['@1.7', '@1.9', '@1.10', '@1.13']}, (_, selector) => {
    expect(pages.filter(({$}) => $(selector).length !== 1).map(({path: pathname}) => pathname)).toEqual([])
  })

  it(
    'asks for no login: it has no field for a password or an address of mail, and sends no form',
    {tags: '@1.1'},
    () => {
      expect(found('input[type="password"], input[type="email"], input[autocomplete*="username"]')).toEqual([])
      expect(found('form[method="post" i], form[action^="http"]:not([action^="https://duckduckgo.com/"])')).toEqual([])
    },
  )

  it('validates nothing that a reader types', {tags: '@5.1'}, () => {
    // The bounds of a calculator's field say what it can compute; what is typed there goes nowhere.
    const typed = ':is([required], [pattern], input[min], input[max], [minlength], [maxlength], [aria-invalid])'
    expect(found(`${typed}:not([data-calculator] *)`)).toEqual([])
  })
})

it('every page names the framework that made it, as new as is specified or newer', {tags: '@9.8'}, () => {
  const isNewer = (text: string): boolean => {
    const [major = 0, minor = 0] = (/^Docusaurus v(\d+)\.(\d+)\./.exec(text) ?? []).slice(1).map(Number)
    return major > 3 || (major === 3 && minor > 9)
  }
  const others = pages.filter(({$}) => !isNewer($('meta[name="generator"]').attr('content') ?? ''))
  expect(others.map(({path: pathname}) => pathname)).toEqual([])
})

describe('the routes', () => {
  it('have no parameter: every page has a path of its own', {tags: '@2.1'}, async () => {
    const routes = await readFile(path.join(GENERATED, 'routes.js'), 'utf8')
    const paths = [...routes.matchAll(/^\s*path: '([^']*)'/gm)].map(([, found = '']) => found)
    expect(paths.length).toBeGreaterThan(30)
    // The last one is the not-found page.
    expect(paths.filter((route) => /[:*?(]/.test(route))).toEqual(['*'])
  })

  it('end with a slash', {tags: '@2.2'}, () => {
    expect(pages.map(({path: pathname}) => pathname).filter((pathname) => !pathname.endsWith('/'))).toEqual([
      '/404.html',
    ])
  })
})
