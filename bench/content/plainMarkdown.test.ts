import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import remarkStringify from 'remark-stringify'
import {unified} from 'unified'
import {describe, expect, it} from 'vitest'
import {plainMarkdown} from './plainMarkdown'

const options = {
  file: 'docs/start/index.mdx',
  routes: new Map([
    ['docs/start/index.mdx', '/docs/start/'],
    ['docs/terms.mdx', '/docs/terms/'],
  ]),
  origin: 'https://site.example',
}

async function plain(mdx: string): Promise<string> {
  const reader = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkDirective)
  const tree = await reader.use(plainMarkdown, options).run(reader.parse(mdx))
  return unified().use(remarkGfm).use(remarkDirective).use(remarkStringify).stringify(tree)
}

describe('MDX as plain Markdown', () => {
  it('sets the panels of tabs one after the other, under their labels', async () => {
    const tabs =
      '<Tabs>\n<TabItem value="npm" label="With npm">\n\nRun it.\n\n</TabItem>\n<TabItem value="yarn">\n\nOr so.\n\n</TabItem>\n</Tabs>\n'
    expect(await plain(tabs)).toBe('**With npm**\n\nRun it.\n\n**yarn**\n\nOr so.\n')
  })

  it('has a description in the place of a figure', async () => {
    expect(await plain('<Sequence title="A login" description="First this." actors={[1]} />\n')).toBe(
      '**A login**\n\nFirst this.\n',
    )
  })

  it('keeps what can be opened, as HTML', async () => {
    const details = '<details>\n<summary>More</summary>\n\nHidden.\n\n</details>\n'
    expect(await plain(details)).toBe('<details><summary>More</summary>\n\nHidden.\n\n</details>\n')
  })

  it('leaves out exports and expressions, and keeps where the excerpt ends', async () => {
    expect(await plain('export const a = 1\n\nText {a}.\n\n{/* truncate */}\n')).toBe('Text .\n\n<!-- truncate -->\n')
  })

  it('links to routes, and to the site itself where the page is not exported', async () => {
    expect(await plain('[a](../terms.mdx#b) [c](/docs/terms/) [d](/pricing/) [e](https://e.example/) [f](#f)\n')).toBe(
      '[a](/docs/terms/#b) [c](/docs/terms/) [d](https://site.example/pricing/) [e](https://e.example/) [f](#f)\n',
    )
  })

  it('keeps of a code block the language and the title', async () => {
    expect(await plain('```js title="a.js" {1} showLineNumbers\nlet a\n```\n')).toBe('```js title="a.js"\nlet a\n```\n')
  })

  it('leaves admonitions as they are, and takes no colon in a word for one', async () => {
    expect(await plain(':::warning[Mind this]\n\nText.\n\n:::\n\nIn urn:acme:role.\n')).toBe(
      ':::warning[Mind this]\nText.\n:::\n\nIn urn\\:acme:role.\n',
    )
  })

  it('leaves out what is drawn from data of this site', async () => {
    expect(await plain('Text.\n\n<Chart data={[1]} />\n')).toBe('Text.\n')
  })
})
