import path from 'node:path'
import remarkParse from 'remark-parse'
import remarkStringify from 'remark-stringify'
import {unified} from 'unified'
import {describe, expect, it} from 'vitest'
import {codeFromFile} from './codeFromFile'

const root = path.join(import.meta.dirname, 'fixtures')

async function transform(markdown: string): Promise<string> {
  const processor = unified().use(remarkParse).use(codeFromFile, {root}).use(remarkStringify)
  return String(await processor.process({path: path.join(root, 'page.mdx'), value: markdown}))
}

describe('a code block that quotes a file', () => {
  it('gets the region it names', async () => {
    const out = await transform('```js file="sample.js" region="start"\n```\n')
    expect(out).toContain('start({\n  port: 8080,\n})')
    expect(out).not.toContain('#region')
  })

  it('gets the whole file, without markers, when it names no region', async () => {
    const out = await transform('```js file="sample.js"\n```\n')
    expect(out).toContain('const start = (options) => options')
    expect(out).not.toContain('#region')
  })

  it('fails on a missing file, with page and line', async () => {
    await expect(transform('Text.\n\n```js file="gone.js"\n```\n')).rejects.toThrow(
      /page\.mdx:3 {2}The code block quotes "gone\.js", which doesn't exist\./,
    )
  })

  it('fails on an unknown region and names those there are', async () => {
    await expect(transform('```js file="sample.js" region="stop"\n```\n')).rejects.toThrow(/Allowed: start/)
  })

  it('fails when it has code of its own as well', async () => {
    await expect(transform('```js file="sample.js"\nmore()\n```\n')).rejects.toThrow(/also contains code/)
  })

  it('leaves other code blocks alone', async () => {
    expect(await transform('```js title="a.js"\nlet a\n```\n')).toBe('```js title="a.js"\nlet a\n```\n')
  })
})
