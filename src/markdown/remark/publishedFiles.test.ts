import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import remarkStringify from 'remark-stringify'
import {unified} from 'unified'
import {expect, it} from 'vitest'
import {publishedFiles} from './publishedFiles'

it.each([
  ['[the *API*](/openapi.yaml) now', '<a href="/openapi.yaml">the *API*</a> now\n'],
  ['[the API](pathname:///openapi.yaml)', '<a href="/openapi.yaml">the API</a>\n'],
  ['[a page](/openapi/)', '[a page](/openapi/)\n'],
])('a link to a file of the build is an element: %s', async (source, out) => {
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(publishedFiles, {basePath: '/', files: ['/openapi.yaml']})
    .use(remarkStringify)
  expect(String(await processor.process(source))).toBe(out)
})
