import {readdir, readFile, stat} from 'node:fs/promises'
import path from 'node:path'
import type {CheerioAPI} from 'cheerio'
import {create} from 'fontkitten'
import {describe, expect, it} from 'vitest'
import {BUILD_DIR} from '../../scripts/lib/root'
import {builtPages} from '../lib/builtSite'
import {addressOf, pathOf} from '../lib/ownAddress'

const pages = await builtPages()

/** The paths of the fonts that a page asks for, from the root of the site. */
function preloads($: CheerioAPI): string[] {
  return $('head link[rel="preload"][as="font"][type="font/woff2"][crossorigin]')
    .map((_, link) => pathOf($(link).attr('href') ?? ''))
    .get()
}

const [home] = pages
const files = home === undefined ? [] : preloads(home.$)

/** The characters that an emitted file draws. */
async function charactersIn(start: string): Promise<Set<string>> {
  const file = files.find((candidate) => path.basename(candidate).startsWith(start)) ?? ''
  const font = create(await readFile(path.join(BUILD_DIR, file)))
  if (font.isCollection) throw new Error('not a single font')
  return new Set(font.characterSet.map((code) => String.fromCodePoint(code)))
}

/** Characters of the text of elements, without those that no font draws. */
function characters(elements: ReturnType<CheerioAPI>): Set<string> {
  return new Set(elements.text().replace(/[\p{Cc}\p{Cf}]/gu, ''))
}

function missing(used: ReadonlySet<string>, drawn: ReadonlySet<string>): string[] {
  return [...used].filter((character) => !drawn.has(character))
}

const CODE = 'pre, code, kbd, samp'

describe('the fonts', () => {
  it.each(pages.map((page) => [page.path, page] as const))('%s asks for the same two files at once', (_, {$}) => {
    expect(preloads($)).toEqual(files)
    expect($('link[rel="preload"][as="font"]')).toHaveLength(2)
  })

  it('are files of 40 kB at most, below a folder that is cached for ever, with a hash in their names', async () => {
    expect(files).toHaveLength(2)
    // A page may ask for no third one later on either.
    const built = await readdir(path.join(BUILD_DIR, 'assets/fonts'))
    const names = files.map((file) => path.basename(file))
    expect(built.filter((file) => file.endsWith('.woff2')).sort()).toEqual(names.sort())
    for (const file of files) {
      expect(file).toMatch(/^\/assets\/fonts\/[a-z-]+\.[0-9a-f]{8}\.woff2$/)
      expect((await stat(path.join(BUILD_DIR, file))).size).toBeLessThan(40_000)
    }
  })

  it('come with their licence', async () => {
    const licence = await readFile(path.join(BUILD_DIR, 'assets/fonts/OFL.txt'), 'utf8')
    expect(licence).toContain('SIL OPEN FONT LICENSE Version 1.1')
    expect(licence).toMatch(/^Copyright ©/)
  })

  it('draw every character of every page', async () => {
    const [sans, mono] = await Promise.all([charactersIn('sans.'), charactersIn('mono.')])
    const gaps = pages.flatMap(({path: page, $}) => {
      const inCode = missing(characters($(`body :is(${CODE})`)), mono)
      const text = $('body').clone()
      text.find(`script, style, noscript, ${CODE}`).remove()
      const inText = missing(characters(text), sans)
      return [...inCode, ...inText].map((character) => `${page} ${character}`)
    })
    expect(gaps).toEqual([])
  })

  it('are never inlined into the stylesheet, where the Content-Security-Policy would refuse them', async () => {
    const [href = ''] = home
      ?.$('link[rel="stylesheet"]')
      .map((_, link) => pathOf(home.$(link).attr('href') ?? ''))
      .get() ?? ['']
    const css = await readFile(path.join(BUILD_DIR, href), 'utf8')
    expect(css).not.toContain('data:font')
    for (const file of files) expect(css).toContain(`url(${addressOf(file)})`)
  })
})
