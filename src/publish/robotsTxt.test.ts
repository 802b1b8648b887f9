import {expect, it} from 'vitest'
import {robotsTxt} from './robotsTxt'

const sites = ['https://northgate.example/']

it('allows every program, says what for, and names the sitemap', () => {
  expect(robotsTxt({sites, noIndex: false, signals: {search: true, aiInput: true, aiTrain: false}})).toBe(
    'User-agent: *\nContent-Signal: search=yes, ai-input=yes, ai-train=no\nAllow: /\n\nSitemap: https://northgate.example/sitemap.xml\n',
  )
})

it('allows no program to read a preview', () => {
  const signals = {search: true, aiInput: true, aiTrain: true}
  expect(robotsTxt({sites, noIndex: true, signals})).toBe('User-agent: *\nDisallow: /\n')
})

it('names the sitemap of each language', () => {
  const signals = {search: true, aiInput: true, aiTrain: true}
  const text = robotsTxt({sites: ['https://a.example/site/', 'https://a.example/site/de/'], noIndex: false, signals})
  expect(text.match(/^Sitemap: .*$/gm)).toEqual([
    'Sitemap: https://a.example/site/sitemap.xml',
    'Sitemap: https://a.example/site/de/sitemap.xml',
  ])
})
