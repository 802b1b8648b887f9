import {mkdtemp, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import type {Root} from 'mdast'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import {unified} from 'unified'
import {expect, it} from 'vitest'
import {imageFigures} from './imageFigures'

/** The first block of a page that has `page.png`, `page.dark.png`, and `one.png` next to it. */
async function firstBlock(text: string): Promise<Root['children'][number] | undefined> {
  const root = await mkdtemp(path.join(tmpdir(), 'figures-'))
  for (const name of ['page.png', 'page.dark.png', 'one.png']) await writeFile(path.join(root, name), '')
  const tree = unified().use(remarkParse).use(remarkMdx).parse(text)
  imageFigures({root})(tree, {path: path.join(root, 'page.mdx')})
  return tree.children[0]
}

async function imagesOf(text: string): Promise<string[]> {
  const block = await firstBlock(text)
  if (block?.type !== 'mdxJsxFlowElement') throw new Error('The image became no figure.')
  const [paragraph] = block.children
  return paragraph?.type === 'paragraph' ? paragraph.children.map((image) => ('url' in image ? image.url : '')) : []
}

it('an image with a twin has one for each color mode', async () => {
  expect(await imagesOf('![The "new" page](./page.png)')).toEqual(['./page.png', './page.dark.png'])
})

it('an image without a twin has one for both', async () => {
  expect(await imagesOf('![The page](./one.png)')).toEqual(['./one.png'])
})

it.each([
  ['an image in a sentence', 'Press ![Plus](./page.png) now.'],
  ['an image that is a link', '[![The page](./page.png)](/docs/)'],
  ['an image of another site', '![The page](https://a.example/page.png)'],
  ['an image without an address', '![The page]()'],
])('%s is no figure', async (_, text) => {
  expect(await firstBlock(text)).toMatchObject({type: 'paragraph'})
})
