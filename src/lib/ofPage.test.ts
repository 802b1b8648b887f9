import {expect, it} from 'vitest'
import {ofPage} from './ofPage'

it('names the further pages of a list, and leaves the first as it is', () => {
  expect(ofPage({page: 1, totalPages: 3}, 'Posts', 'All of them.')).toEqual({
    title: 'Posts',
    description: 'All of them.',
  })
  expect(ofPage({page: 2, totalPages: 3}, 'Posts', 'All of them.')).toEqual({
    title: 'Posts, page 2 of 3',
    description: 'Page 2 of 3: All of them.',
  })
})
