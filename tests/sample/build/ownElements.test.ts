import type {CheerioAPI} from 'cheerio'
import {describe, expect, it} from 'vitest'
import {builtPages} from '../../lib/builtSite'
import {ownElements} from './ownElements'

const squeeze = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** The names of what a page shows beside its running text. */
function namesOf($: CheerioAPI): string[] {
  const texts = $('main').find('svg > title, caption, figcaption, legend, label, h2, h3, [class*=codeBlockTitle]')
  const named = $('main').find('[aria-label], img[alt]')
  return [
    ...texts.toArray().map((element) => $(element).text()),
    ...named.toArray().flatMap(({attribs}) => [attribs['aria-label'] ?? '', attribs.alt ?? '']),
  ].map(squeeze)
}

/** Pages that are composed of sections, apart from the one that shows all of them. */
const marketing = (await builtPages()).filter(
  ({path, $}) => path !== '/style/' && $('main [data-composition]').length > 0,
)
const names = new Map(marketing.map(({path, $}) => [path, namesOf($)]))

describe('each marketing page', () => {
  it('is listed with a question, and nothing else is', () => {
    expect(marketing.length).toBeGreaterThanOrEqual(39)
    expect(Object.keys(ownElements).sort()).toEqual(marketing.map(({path}) => path).sort())
  })

  it.each(Object.entries(ownElements))('%s has an element that no other page has', (path, {element}) => {
    const pages = [...names].filter(([, own]) => own.some((name) => name.startsWith(element))).map(([page]) => page)
    expect(pages, `“${element}” of tests/sample/build/ownElements.ts`).toEqual([path])
  })

  it('asks a question that no other page asks', () => {
    const questions = Object.values(ownElements).map(({question}) => question)
    expect(questions.filter((question, index) => questions.indexOf(question) !== index)).toEqual([])
  })

  it('names a reason where its element is a table', () => {
    const unexplained = marketing.filter(({path, $}) => {
      const {element = '', table} = ownElements[path] ?? {}
      const headings = $('main section').filter(
        (_, section) => squeeze($(section).find('h2').first().text()) === element,
      )
      return headings.find('table').length > 0 && table === undefined
    })
    expect(unexplained.map(({path}) => path)).toEqual([])
  })
})
