import {expect, it} from 'vitest'
import {ReaderContextAttribute} from '../../src/parts/reader-context/attributes'
import {ReferenceAttribute} from '../../src/reference/attributes'
import {builtPages} from '../lib/builtSite'

const pages = await builtPages()

/** What no browser may translate: code, keys, samples, methods, and the values that the reader replaces. */
const CODE = `code, kbd, pre, samp, [${ReferenceAttribute.method}], [${ReaderContextAttribute.kind}]`

/** An ID, a variable, or a name in an API: no word of a language has such letters. */
const NAME =
  /^(?:[0-9a-f]{8}-[0-9a-f-]{27}|[A-Z]+(?:_[A-Z]+)+|[a-z]+(?:_[a-z]+)+|[a-z]+[A-Z]\w*|[a-z]+(?:\.[a-z]+){2,})$/

it('code, keys, samples, and the reader’s values are kept from translation on every page', () => {
  const marked = new Set<string>()
  const wrong = pages.flatMap(({path, $}) =>
    $('body')
      .find(CODE)
      .toArray()
      .flatMap((element) => {
        marked.add(element.tagName)
        const isKept = $(element).closest('[translate=no]').length > 0
        return isKept ? [] : [`${path}: ${$.html(element).slice(0, 80)}`]
      }),
  )
  expect(marked).toContain('kbd')
  expect(wrong).toEqual([])
})

it('a name that stands alone is kept from translation', () => {
  const wrong = pages.flatMap(({path, $}) =>
    $('main')
      .find('td, th, dt, dd, li, a, span, label, option, strong')
      .toArray()
      .flatMap((element) => {
        const text = $(element).children().length === 0 ? $(element).text().trim() : ''
        const isKept = !NAME.test(text) || $(element).closest('[translate=no]').length > 0
        return isKept ? [] : [`${path}: ${text}`]
      }),
  )
  expect(wrong).toEqual([])
})
