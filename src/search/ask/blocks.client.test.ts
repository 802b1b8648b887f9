import {describe, expect, it} from 'vitest'
import {blockReader, blocksOf} from './blocks.client'

const texts = [
  'One paragraph.',
  'First.\n\nSecond.\n\n\n\nThird.',
  'Run this:\n\n```sh\nkc.sh start\n```\n\nThen log in.',
  'Run ```code``` or ````four```` here.\n\n- a\n- b\n',
  '```\n\n```js\n```',
  '\n\n\n',
  '',
]

/** All ways to cut a text into pieces of one length. */
const cuts = (text: string): string[][] =>
  [1, 2, 3, 5, 7].map((length) =>
    Array.from({length: Math.ceil(text.length / length)}, (_, at) => text.slice(at * length, (at + 1) * length)),
  )

describe('blockReader', () => {
  it.each(texts)('reads the same blocks from pieces as from the whole text: %j', (text) => {
    for (const pieces of cuts(text)) {
      const reader = blockReader()
      const blocks = pieces.flatMap((piece) => reader.add(piece))
      expect([...blocks, ...reader.rest()]).toEqual(blocksOf(text))
    }
  })

  it('keeps only the block that is not whole yet', () => {
    const reader = blockReader()
    expect(reader.add('First.\n\nSec')).toEqual(['First.'])
    expect(reader.rest()).toEqual(['Sec'])
    expect(reader.add('ond.\n\nThird')).toEqual(['Second.'])
    expect(reader.rest()).toEqual(['Third'])
  })
})
