import type {Root} from 'mdast'
import {toString} from 'mdast-util-to-string'
import remarkDirective from 'remark-directive'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import {unified} from 'unified'
import {describe, expect, it} from 'vitest'
import {plainColons} from './plainColons'

function read(value: string): Root {
  const tree: Root = unified().use(remarkParse).use(remarkMdx).use(remarkDirective).parse(value)
  plainColons()(tree, {value})
  return tree
}

describe('colons in a sentence', () => {
  it.each([
    'Pull keycloak:latest[arm64] now.',
    'Ask for organization:acme{id=1}, or for organization:*.',
    'Use urn:ietf:params:oauth:grant-type:token-exchange at 12:30 pm.',
    'The scope acr:loa 2, and a:b[c:d[e]{f=1}]{g=2}.',
    'An empty label a:b[] and a:b{}.',
  ])('are shown as they are written: %s', (text) => {
    const [paragraph, ...more] = read(text).children
    expect(more).toEqual([])
    expect(paragraph).toMatchObject({type: 'paragraph', children: [{type: 'text', value: text}]})
  })

  it('keep the marks of what stands in brackets', () => {
    expect(read('An image:latest[**arm64**]{x=1}.').children[0]).toMatchObject({
      children: [
        {type: 'text', value: 'An image:latest['},
        {type: 'strong', children: [{type: 'text', value: 'arm64'}]},
        {type: 'text', value: ']{x=1}.'},
      ],
    })
  })

  it('are whole in headings, from which anchors and contents are made', () => {
    expect(toString(read('## Use acr:loa 2'))).toBe('Use acr:loa 2')
  })

  it('leave boxes alone', () => {
    expect(read(':::note\n\nText.\n\n:::').children[0]?.type).toBe('containerDirective')
  })
})
