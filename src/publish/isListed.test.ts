import {expect, it} from 'vitest'
import {isListed} from './isListed'

const page = (robots: string, html = '', path = '/docs/a/') => ({path, html, meta: new Map([['robots', robots]])})
const unlisted = '<div class="theme-unlisted-banner">'

it('lists what search engines may index', () => {
  expect(isListed({path: '/docs/a/', html: '', meta: new Map()}, false)).toBe(true)
  expect(isListed(page('noindex, nofollow', unlisted), false)).toBe(false)
  expect(isListed(page('noindex'), false)).toBe(false)
  expect(isListed(page('', '', '/404.html'), false)).toBe(false)
})

it('lists the same pages in a preview, whose pages all ask not to be indexed', () => {
  expect(isListed(page('noindex, nofollow'), true)).toBe(true)
  expect(isListed(page('noindex, nofollow', unlisted), true)).toBe(false)
  expect(isListed(page('noindex'), true)).toBe(false)
})
