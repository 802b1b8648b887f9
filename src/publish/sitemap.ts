import type {Options} from '@docusaurus/plugin-sitemap'
import {locale} from '../lib/locale'
import {textLocalesByPath, type TranslatedFolder} from './translations'

type CreateSitemapItems = NonNullable<Options['createSitemapItems']>
type SiteConfig = Parameters<CreateSitemapItems>[0]['siteConfig']

/**
 * The address of a page in each language of its text, by what `hreflang` calls the language.
 * @param texts locales of those languages.
 */
export function alternatesOf(
  address: string,
  {url, baseUrl, i18n: {defaultLocale, localeConfigs}}: Pick<SiteConfig, 'url' | 'baseUrl' | 'i18n'>,
  texts: readonly string[],
): {lang: string; url: string}[] {
  const own = locale()
  const root = url + (own === defaultLocale ? baseUrl : baseUrl.slice(0, -`${own}/`.length))
  const below = address.slice(`${url}${baseUrl}`.length)
  const addressIn = (other: string): string => root + (other === defaultLocale ? '' : `${other}/`) + below
  return [
    ...texts.map((other) => ({lang: localeConfigs[other]?.htmlLang ?? other, url: addressIn(other)})),
    {lang: 'x-default', url: addressIn(defaultLocale)},
  ]
}

/**
 * Makes the entries of the sitemap. On a site in several languages, each names the page in all languages of its text, and a page
 * without a translation is in the sitemap of its own language only.
 */
export const sitemapItems =
  (translations: readonly TranslatedFolder[]): CreateSitemapItems =>
  async ({defaultCreateSitemapItems, ...params}) => {
    const {siteConfig, routes} = params
    const {locales, defaultLocale} = siteConfig.i18n
    const items = await defaultCreateSitemapItems(params)
    if (locales.length < 2) return items
    const byPath = textLocalesByPath(routes, translations, {siteDir: process.cwd(), defaultLocale})
    return items.flatMap((item) => {
      const texts = byPath.get(new URL(item.url).pathname) ?? locales
      return texts.includes(locale()) ? [{...item, links: alternatesOf(item.url, siteConfig, texts)}] : []
    })
  }
