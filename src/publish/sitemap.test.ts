import {afterEach, expect, it, vi} from 'vitest'
import {alternatesOf} from './sitemap'

afterEach(() => vi.unstubAllEnvs())

it.each([
  ['en', '/site/', '/site/docs/'],
  ['de', '/site/de/', '/site/de/docs/'],
])('the sitemap of the language %s names a page in all languages', (language, baseUrl, page) => {
  vi.stubEnv('DOCUSAURUS_CURRENT_LOCALE', language)
  const site = {
    url: 'https://a.example',
    baseUrl,
    i18n: {
      locales: ['en', 'de'] satisfies [string, ...string[]],
      defaultLocale: 'en',
      path: 'i18n',
      localeConfigs: {de: {htmlLang: 'de-DE'}},
    },
  }
  expect(alternatesOf(`https://a.example${page}`, site, ['en', 'de'])).toEqual([
    {lang: 'en', url: 'https://a.example/site/docs/'},
    {lang: 'de-DE', url: 'https://a.example/site/de/docs/'},
    {lang: 'x-default', url: 'https://a.example/site/docs/'},
  ])
})
