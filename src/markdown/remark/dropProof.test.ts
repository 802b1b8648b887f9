import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import {unified} from 'unified'
import {expect, it} from 'vitest'
import {dropProof} from './dropProof'

it('leaves out what is there for the proof alone, two in a row and in lists too', () => {
  const lines = [
    '```bash hidden',
    'a',
    '```',
    '',
    '```text hidden',
    'b',
    '```',
    '',
    '```bash silent',
    'c',
    '```',
    '',
    '- d',
    '',
    '  ```bash hidden',
    '  e',
    '  ```',
  ]
  const tree = unified().use(remarkParse).use(remarkMdx).parse(lines.join('\n'))
  dropProof()(tree)
  expect(tree.children).toMatchObject([
    {type: 'code', value: 'c'},
    {type: 'list', children: [{children: [{type: 'paragraph'}]}]},
  ])
})
