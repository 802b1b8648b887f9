import {mkdir, mkdtemp, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import type {I18n} from '@docusaurus/types'
import {beforeAll, describe, expect, it} from 'vitest'
import {readPage} from './page'
import {transformPage} from './transform'
import {textLanguages, textLocales, textLocalesByPath} from './translations'

const folders = [
  {locale: 'de', dir: 'i18n/de/docs/current', source: 'docs'},
  {locale: 'fr', dir: 'i18n/fr/docs/current', source: 'docs'},
  {locale: 'de', dir: 'i18n/de/docs/version-1.0', source: 'versioned_docs/version-1.0'},
]

let place = {siteDir: '', defaultLocale: 'en'}
beforeAll(async () => {
  place = {...place, siteDir: await mkdtemp(path.join(tmpdir(), 'translations-'))}
  await mkdir(path.join(place.siteDir, 'i18n/de/docs/current/sso'), {recursive: true})
  await writeFile(path.join(place.siteDir, 'i18n/de/docs/current/sso/a.mdx'), '')
})

describe('the languages of a text', () => {
  it.each([
    ['docs/sso/a.mdx', ['en', 'de']],
    ['i18n/de/docs/current/sso/a.mdx', ['en', 'de']],
    ['docs/sso/b.mdx', ['en']],
    ['versioned_docs/version-1.0/sso/a.mdx', ['en']],
    ['elsewhere/a.mdx', ['en']],
  ])('of %s are %j', (file, locales) => {
    expect(textLocales(file, folders, place)).toEqual(locales)
  })
})

const language = (htmlLang: string, baseUrl: string) =>
  ({
    label: htmlLang,
    direction: 'ltr',
    htmlLang,
    calendar: 'gregory',
    path: htmlLang,
    translate: true,
    url: '',
    baseUrl,
  }) as const
const i18n: I18n = {
  defaultLocale: 'en',
  currentLocale: 'de',
  locales: ['en', 'de', 'fr'],
  path: 'i18n',
  localeConfigs: {en: language('en-US', '/site/'), de: language('de', '/site/de/'), fr: language('fr', '/site/fr/')},
}

describe('a page on a site in several languages', () => {
  const route = (name: string, file: string) => ({
    path: `/site/de/docs/${name}`,
    component: '',
    metadata: {sourceFilePath: file},
  })
  const find = () => {
    const routes = [
      {
        path: '/site/de/',
        component: '',
        routes: [route('a', 'i18n/de/docs/current/sso/a.mdx'), route('b/', 'docs/b.mdx')],
      },
    ]
    return textLanguages(textLocalesByPath(routes, folders, place), i18n, '/site/de/')
  }

  it('names the languages that its text lacks, and the original if its own is one of them', () => {
    expect(find()('/docs/a/')).toEqual({missing: ['fr']})
    expect(find()('/docs/b/')).toEqual({missing: ['de', 'fr'], original: {lang: 'en-US', path: '/site/docs/b/'}})
  })

  it('lacks none if a plugin makes it from others', () => {
    expect(find()('/blog/tags/')).toBeUndefined()
  })
})

describe('the HTML of a page', () => {
  const head = [
    '<link data-rh="true" rel="canonical" href="https://a.example/site/de/docs/b/"/>',
    '<meta data-rh="true" property="og:url" content="https://a.example/site/de/docs/b/"/>',
    ...['en', 'de', 'fr', 'x-default'].map(
      (one) => `<link rel="alternate" href="https://a.example/" hrefLang="${one}"/>`,
    ),
    '<link rel="alternate" type="application/rss+xml" href="/rss.xml">',
  ].join('')
  const changed = (body: string, text: Parameters<typeof transformPage>[1]['text']): string =>
    transformPage(
      readPage(
        `<html lang="de"><head>${head}<title>A</title></head><body>${body}</body></html>`,
        'docs/b/index.html',
        '',
      ),
      {
        siteUrl: 'https://a.example/site/de/',
        baseUrl: '/site/de/',
        hasMarkdown: false,
        search: {},
        stylesheet: {before: '', after: ''},
        image: {alt: 'A'},
        text,
      },
    )
  const document =
    '<main><article><nav>Menü</nav><div class="theme-doc-markdown markdown"><h1>T</h1></div></article></main>'
  const original = {lang: 'en', path: '/site/docs/b/'}

  it('leaves out the languages that its text lacks', () => {
    const html = changed(document, {missing: ['fr']})
    expect(html.match(/hrefLang="[^"]*"/g)).toEqual(['hrefLang="en"', 'hrefLang="de"', 'hrefLang="x-default"'])
    expect(html).toContain('rel="canonical" href="https://a.example/site/de/docs/b/"')
    expect(html).not.toContain('lang="en" class')
  })

  it.each([
    ['a document', document, '<div lang="en" class="theme-doc-markdown markdown"><h1>T'],
    [
      'a post',
      '<main><h1 class="t">T</h1><div id="__blog-post-container">',
      '<h1 lang="en" class="t">T</h1><div lang="en" id=',
    ],
    ['a page of React', '<main class="c"><h1>T', '<main lang="en"'],
  ])('says the language of the text of %s without a translation, and its original address', (_kind, body, said) => {
    const html = changed(body, {missing: ['de'], original})
    expect(html).toContain(said)
    expect(html).not.toMatch(/hreflang/i)
    expect(html).toContain('rel="canonical" href="https://a.example/site/docs/b/"')
    expect(html).toContain('property="og:url" content="https://a.example/site/docs/b/"')
    expect(html).toContain('type="application/rss+xml"')
  })
})
