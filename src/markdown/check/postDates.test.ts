import {describe, expect, it} from 'vitest'
import {checkPostDates} from './postDates'

const told = (...lines: string[]) =>
  checkPostDates({file: 'blog/2026-10-13-post.mdx', source: lines.join('\n')}, '2026-12-01').map(
    ({line, column, what}) => `${line}:${column} ${what}`,
  )

describe('the check of dates in posts', () => {
  it('finds evidence that is younger than the post, however the date is written', () => {
    expect(told('Run on November 21, 2026.', 'Read on 2026-11-20.', 'Released on October 1, 2026.')).toEqual([
      '1:8 The post from 2026-10-13 mentions November 21, 2026, which is later.',
      '2:9 The post from 2026-10-13 mentions 2026-11-20, which is later.',
    ])
  })

  it('lets it announce a day that has not come yet', () => {
    expect(told('It comes on December 24, 2026.')).toEqual([])
  })

  it('accepts later dates in the section for what changed since, and in no other', () => {
    expect(told('## What changed since', 'Run on November 21, 2026.')).toEqual([])
    expect(told('## What changed since', 'Text.', '## Sources', 'Read on November 21, 2026.')).toHaveLength(1)
    expect(told(':::note[Update, November 21, 2026]', 'Text.', ':::', '## One')).toHaveLength(1)
  })

  it('says nothing of dates in code, which are what a server wrote, nor of pages that are no posts', () => {
    expect(told('```json', '"2026-11-21"', '```', 'At `2026-11-21`.')).toEqual([])
    expect(checkPostDates({file: 'docs/page.mdx', source: 'Run on November 21, 2026.'}, '2026-12-01')).toEqual([])
  })
})
