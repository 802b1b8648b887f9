import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import remarkStringify from 'remark-stringify'
import {unified} from 'unified'
import {expect, it} from 'vitest'
import {elementAnchors} from './elementAnchors'

async function written(source: string): Promise<string> {
  const processor = unified().use(remarkParse).use(remarkMdx).use(elementAnchors).use(remarkStringify)
  return String(await processor.process(source))
}

it('names the ids of elements, and the names of those that are links', async () => {
  const page = await written('<a id="first" />\n\nA <a name="second" /> and a <span id="row" name="no">name</span>.\n')
  expect(page).toContain('<Anchors ids="first second row" />')
})

it('leaves components and pages without such elements alone', async () => {
  expect(await written('<Details id="more" />\n')).not.toContain('Anchors')
})
