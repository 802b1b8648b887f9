import {describe, expect, it} from 'vitest'
import {exampleContext} from '../../src/data/exampleContext'
import {emptyContext, replacements} from '../../src/parts/reader-context/readerContext'
import {builtPages} from '../lib/builtSite'
import {sampleCount} from '../lib/isSample'

const pages = await builtPages()
const host = new URL(exampleContext.baseUrl).host.replaceAll('.', String.raw`\.`)
/** The host of the examples, but no file that is named after it. */
const LEFT = new RegExp(String.raw`(?<![\w.-])${host}(?!\.\w)`)

const hasExample = (text: string): boolean => LEFT.test(text) || text.includes(exampleContext.webhookUrl)

/** The code that takes values or has those of the example. Other pages have no bar in which a reader could enter values. */
const codes = pages
  // The style page shows the bar and no examples.
  .filter(({path, $}) => path !== '/style/' && $('[data-island=context]').length > 0)
  .flatMap(({path, $}) =>
    $('main :is(pre, code)')
      .toArray()
      .filter((element) => $(element).is(':has([data-context]), [data-context]') || hasExample($(element).text()))
      .map((element) => ({path, $, element})),
  )

describe.each(['https://id.globex.example', 'https://id.globex.example:8443/auth/', 'https://[::1]:8443'])(
  'with the address %s of a reader',
  (baseUrl) => {
    const values = new Map(
      Object.entries(
        replacements({...emptyContext, baseUrl, realm: 'shop', webhookUrl: 'https://in.globex.example/kc'}),
      ),
    )

    it('nothing of the example is left in the code of any page that takes them', () => {
      let filled = 0
      const left = codes.flatMap(({path, $, element}) => {
        const code = $(element).clone()
        code
          .find('[data-context]')
          .addBack('[data-context]')
          .each((_, value) => {
            filled += 1
            $(value).text((_index, text) => values.get($(value).attr('data-context') ?? '') ?? text)
          })
        const text = code.text()
        return hasExample(text) ? [`${path}: ${text.slice(0, 200)}`] : []
      })
      expect(left).toEqual([])
      expect(filled).toBeGreaterThan(sampleCount(1000))
    })
  },
)
