import {expect, it} from 'vitest'
import {robotsTxt} from './robotsTxt'

it('lets everyone in and names the sitemap', () => {
  expect(robotsTxt({url: 'https://northgate.example', noIndex: false})).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://northgate.example/sitemap.xml\n',
  )
})

it('keeps everyone out of a preview', () => {
  expect(robotsTxt({url: 'https://northgate.example', noIndex: true})).toBe('User-agent: *\nDisallow: /\n')
})
