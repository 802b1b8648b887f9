import {describe, expect, it} from 'vitest'
import {builtPages} from '../../lib/builtSite'

const pages = await builtPages()

describe('the blog', () => {
  const below = (pattern: RegExp) => pages.filter(({path: pathname}) => pattern.test(pathname))
  const postsOf = ({$}: (typeof pages)[number]): number => $('main article').length

  it('has seven pages of ten posts, the last with the rest', {tags: '@2.7'}, () => {
    const lists = below(/^\/blog\/(page\/\d+\/)?$/)
    expect(lists.length).toBeGreaterThanOrEqual(7)
    expect(
      lists
        .map(postsOf)
        .sort((a, b) => b - a)
        .slice(0, -1),
    ).toEqual(lists.slice(1).map(() => 10))
  })

  it('has about a hundred tags', {tags: '@2.8'}, () => {
    expect(below(/^\/blog\/tags\/[^/]+\/$/).length).toBeGreaterThanOrEqual(90)
  })

  it('has sixty posts or more', {tags: '@2.9'}, () => {
    const lists = below(/^\/blog\/(page\/\d+\/)?$/)
    expect(lists.reduce((sum, list) => sum + postsOf(list), 0)).toBeGreaterThanOrEqual(60)
  })
})
