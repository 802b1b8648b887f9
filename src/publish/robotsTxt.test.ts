import {expect, it} from 'vitest'
import {robotsTxt} from './robotsTxt'

const url = 'https://northgate.example'

it('allows every program, says what for, and names the sitemap', () => {
  expect(robotsTxt({url, noIndex: false, signals: {search: true, aiInput: true, aiTrain: false}})).toBe(
    'User-agent: *\nContent-Signal: search=yes, ai-input=yes, ai-train=no\nAllow: /\n\nSitemap: https://northgate.example/sitemap.xml\n',
  )
})

it('allows no program to read a preview', () => {
  const signals = {search: true, aiInput: true, aiTrain: true}
  expect(robotsTxt({url, noIndex: true, signals})).toBe('User-agent: *\nDisallow: /\n')
})
