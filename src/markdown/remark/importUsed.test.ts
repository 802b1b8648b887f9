import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import remarkStringify from 'remark-stringify'
import {unified} from 'unified'
import {expect, it} from 'vitest'
import {importUsed} from './importUsed'

const modules = {Tree: '@site/src/Tree', Flow: '@site/src/Flow'}

async function written(source: string): Promise<string> {
  const processor = unified().use(remarkParse).use(remarkMdx).use(importUsed, {modules}).use(remarkStringify)
  return String(await processor.process(source))
}

it('imports what a document uses, once, wherever it stands', async () => {
  const code = await written('Text with <Tree /> in it.\n\n- <Tree />\n\n<Other />\n')
  expect(code.match(/import \{Tree\} from '@site\/src\/Tree'/g)).toHaveLength(1)
  expect(code).not.toContain('@site/src/Flow')
})

it('leaves a document alone that uses none', async () => {
  expect(await written('Text.')).not.toContain('@site')
})
