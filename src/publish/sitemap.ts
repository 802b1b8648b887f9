import type {Options} from '@docusaurus/plugin-sitemap'
import {locale} from '../lib/locale'

type CreateSitemapItems = NonNullable<Options['createSitemapItems']>
type SiteConfig = Parameters<CreateSitemapItems>[0]['siteConfig']

/** The address of a page in each language, by what `hreflang` calls the language. */
export function alternatesOf(
  address: string,
  {url, baseUrl, i18n: {locales, defaultLocale, localeConfigs}}: Pick<SiteConfig, 'url' | 'baseUrl' | 'i18n'>,
): {lang: string; url: string}[] {
  const own = locale()
  const root = url + (own === defaultLocale ? baseUrl : baseUrl.slice(0, -`${own}/`.length))
  const below = address.slice(`${url}${baseUrl}`.length)
  const addressIn = (other: string): string => root + (other === defaultLocale ? '' : `${other}/`) + below
  return [
    ...locales.map((other) => ({lang: localeConfigs[other]?.htmlLang ?? other, url: addressIn(other)})),
    {lang: 'x-default', url: addressIn(defaultLocale)},
  ]
}

/** The entries of the sitemap. On a site in several languages, each names the page in all of them. */
export const createSitemapItems: CreateSitemapItems = async ({defaultCreateSitemapItems, ...params}) => {
  const {siteConfig} = params
  const items = await defaultCreateSitemapItems(params)
  if (siteConfig.i18n.locales.length < 2) return items
  return items.map((item) => ({...item, links: alternatesOf(item.url, siteConfig)}))
}
