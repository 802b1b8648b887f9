import {describe, expect, it} from 'vitest'
import {document, indexFile, withAdmonitions} from './write'

it('writes front matter that holds any text', () => {
  expect(document({title: 'A: "b"', tags: ['c']}, 'Text.\n\n')).toBe(
    '---\ntitle: \'A: "b"\'\ntags:\n  - c\n---\n\nText.\n',
  )
})

it('makes each page the index of its folder', () => {
  expect(indexFile('/docs/start/sample/')).toBe('docs/start/sample/index.md')
})

describe('admonitions', () => {
  const open = (kind: string, title: string) => `<${kind}|${title}>`

  it('open with and without a title', () => {
    expect(withAdmonitions(':::tip\n\nText.\n\n:::\n\n:::warning[Mind this]\n', open)).toBe(
      '<tip|>\n\nText.\n\n:::\n\n<warning|Mind this>\n',
    )
  })
})
