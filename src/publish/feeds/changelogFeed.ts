import {changelog, type ChangelogEntry} from '../../data/offer/changelog'
import type {Brand} from '../../data/types'
import {changelogPath, changeScope, changeTypes, paragraphsOf} from '../../lib/changelogTexts'
import {siteAddress} from '../../lib/siteAddress'
import {element, escapeXml} from '../share-images/svg'
import type {Feed, FeedItem} from './feedFiles'
import {inlineHtml} from './inlineHtml'

const paragraph = (text: string): string => element('p', {}, inlineHtml(text))

/** @param site address of the site without a slash at its end, which links need in a feed. */
function itemOf(entry: ChangelogEntry, site: string): FeedItem {
  const links = entry.links.map(({label, to}) => element('a', {href: `${site}${to}`}, escapeXml(label)))
  return {
    path: `${changelogPath}#${entry.id}`,
    title: `${changeTypes[entry.type]}: ${entry.title}`,
    published: entry.date,
    html: [
      ...paragraphsOf(entry).map(paragraph),
      paragraph(`Applies to: ${changeScope(entry)}.`),
      ...(links.length > 0 ? [element('p', {}, `More: ${links.join(', ')}`)] : []),
    ].join(''),
    tags: [entry.type, ...entry.scopes],
  }
}

/** The changes of the service. */
export const changelogFeed = (brand: Pick<Brand, 'name' | 'domain' | 'basePath'>): Feed => ({
  title: `Changelog of ${brand.name}`,
  description: `Changes of the service of ${brand.name} that customers notice`,
  author: brand.name,
  path: changelogPath,
  items: changelog.map((entry) => itemOf(entry, siteAddress(brand))),
})
