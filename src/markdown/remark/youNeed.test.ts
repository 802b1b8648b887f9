import type {Root} from 'mdast'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import remarkStringify from 'remark-stringify'
import {unified} from 'unified'
import {describe, expect, it} from 'vitest'
import {youNeed} from './youNeed'

function processed(source: string): string {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkStringify)
  const tree: Root = processor.parse(source)
  youNeed()(tree)
  return processor.stringify(tree)
}

describe('what a reader needs', () => {
  it('is put into a box with its list', () => {
    expect(processed('First.\n\n**You need**\n\n- a realm\n\nThen.')).toBe(
      'First.\n\n<YouNeed>\n  * a realm\n</YouNeed>\n\nThen.\n',
    )
  })

  it.each(['**You need** a realm.\n\n* one\n', '**You need**\n\nA realm.\n', '**You want**\n\n* a realm\n'])(
    'is not where the text says something else: %j',
    (source) => {
      expect(processed(source)).toBe(source)
    },
  )
})
