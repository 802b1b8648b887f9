import {mkdir, mkdtemp} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import type {I18n} from '@docusaurus/types'
import {expect, it} from 'vitest'
import {collectLanguages, languagePaths, wholeBuild, type LanguageOutput} from './languages'

const locale = (name: string, baseUrl: string): I18n['localeConfigs'][string] => ({
  label: name,
  htmlLang: name,
  direction: 'ltr',
  calendar: 'gregory',
  path: name,
  translate: true,
  url: 'https://a.example',
  baseUrl,
})

const i18n: I18n = {
  defaultLocale: 'en',
  currentLocale: 'en',
  path: 'i18n',
  locales: ['de', 'en'],
  localeConfigs: {de: locale('de', '/site/de/'), en: locale('en', '/site/')},
}

const output = (baseUrl: string, hash: string): LanguageOutput => ({
  baseUrl,
  scripts: [hash],
  styles: [],
  redirects: [{from: `${baseUrl}old/`, to: `${baseUrl}new/`}],
})

it('the default language comes first', () => {
  expect(languagePaths(i18n)).toEqual(['/site/', '/site/de/'])
})

it('the build of a language knows what those before it have, and not what it had itself', async () => {
  const outDir = await mkdtemp(path.join(tmpdir(), 'languages-'))
  const german = {i18n, baseUrl: '/site/de/', outDir: path.join(outDir, 'de')}
  await mkdir(german.outDir)
  expect(wholeBuild(german)).toBe(outDir)
  const english = output('/site/', 'sha256-en')
  expect(await collectLanguages(english, {i18n, baseUrl: '/site/', outDir})).toEqual([english])
  await collectLanguages(output('/site/de/', 'sha256-earlier'), german)
  const last = output('/site/de/', 'sha256-de')
  expect(await collectLanguages(last, german)).toEqual([english, last])
})

it('a site in one language writes no file', async () => {
  const own = output('/', 'sha256-en')
  const one = {...i18n, locales: ['en'], localeConfigs: {en: locale('en', '/')}} satisfies I18n
  expect(await collectLanguages(own, {i18n: one, baseUrl: '/', outDir: '/nowhere'})).toEqual([own])
})
