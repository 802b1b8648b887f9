import {feedPath} from '../../lib/feedFormats'
import type {DataFile, FileSite} from '../data-files'
import {element, escapeXml} from '../share-images/svg'

/** What a program that reads feeds shows of one item. */
export type FeedItem = {
  /** Path of its place on the site, such as `/docs/service/changelog/#second-region`. It identifies the item forever. */
  path: string
  title: string
  /** `YYYY-MM-DD`. */
  published: string
  /** `YYYY-MM-DD`. Default: it hasn't changed. */
  updated?: string
  /** Its text as HTML, without a script or a style. Links have full addresses. */
  html: string
  /** Words by which readers can sort it. */
  tags?: readonly string[]
}

export type Feed = {
  title: string
  description: string
  /** Who publishes it. */
  author: string
  /** Path of the page that shows the items, with a slash at both ends. The feeds have its name with an extension. */
  path: string
  /** Newest first. */
  items: readonly FeedItem[]
}

const text = (name: string, content: string): string => element(name, {}, escapeXml(content))

/** "Thu, 17 Sep 2026 00:00:00 GMT", as RSS has dates. */
const rssDate = (day: string): string => new Date(day).toUTCString()

const isoDate = (day: string): string => new Date(day).toISOString()

/** The date of a feed without items, which Atom requires. */
const NEVER = '1970-01-01'

/** The feed as RSS 2.0: https://www.rssboard.org/rss-specification. */
function rss({title, description, path, items}: Feed, addressOf: (path: string) => string, language: string): string {
  const self = {href: addressOf(feedPath(path, 'rss')), rel: 'self', type: 'application/rss+xml'}
  const [newest] = items
  const channel = [
    text('title', title),
    text('link', addressOf(path)),
    text('description', description),
    text('language', language),
    element('atom:link', self),
    ...(newest === undefined ? [] : [text('lastBuildDate', rssDate(newest.published))]),
    ...items.map((item) =>
      element(
        'item',
        {},
        text('title', item.title),
        text('link', addressOf(item.path)),
        text('guid', addressOf(item.path)),
        text('pubDate', rssDate(item.published)),
        ...(item.tags ?? []).map((tag) => text('category', tag)),
        text('description', item.html),
      ),
    ),
  ]
  const root = element(
    'rss',
    {version: '2.0', 'xmlns:atom': 'http://www.w3.org/2005/Atom'},
    element('channel', {}, ...channel),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`
}

/** The feed as Atom 1.0: https://www.rfc-editor.org/rfc/rfc4287. */
function atom(
  {title, description, author, path, items}: Feed,
  addressOf: (path: string) => string,
  language: string,
): string {
  const days = items.map(({published, updated = published}) => updated)
  const root = element(
    'feed',
    {xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': language},
    text('title', title),
    text('subtitle', description),
    text('id', addressOf(path)),
    element('link', {href: addressOf(path)}),
    element('link', {href: addressOf(feedPath(path, 'atom')), rel: 'self'}),
    text('updated', isoDate(days.toSorted().at(-1) ?? NEVER)),
    element('author', {}, text('name', author)),
    ...items.map(({published, updated = published, ...item}) =>
      element(
        'entry',
        {},
        text('title', item.title),
        text('id', addressOf(item.path)),
        element('link', {href: addressOf(item.path)}),
        text('published', isoDate(published)),
        text('updated', isoDate(updated)),
        ...(item.tags ?? []).map((term) => element('category', {term})),
        element('content', {type: 'html'}, escapeXml(item.html)),
      ),
    ),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`
}

/** The feed as JSON Feed 1.1: https://www.jsonfeed.org/version/1.1/. */
function json({title, description, path, items}: Feed, addressOf: (path: string) => string, language: string): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: addressOf(path),
    feed_url: addressOf(feedPath(path, 'json')),
    description,
    language,
    items: items.map((item) => ({
      id: addressOf(item.path),
      url: addressOf(item.path),
      title: item.title,
      content_html: item.html,
      date_published: isoDate(item.published),
      ...(item.updated !== undefined && {date_modified: isoDate(item.updated)}),
      ...(item.tags !== undefined && {tags: item.tags}),
    })),
  }
  return `${JSON.stringify(feed, null, 2)}\n`
}

/** The files of a feed, in each format. The same items give the same files in each build. */
export function feedFiles(feed: Feed, {url, baseUrl, language}: FileSite): DataFile[] {
  const addressOf = (path: string): string => `${url}${baseUrl}${path.slice(1)}`
  const file = (format: 'rss' | 'atom' | 'json'): string => feedPath(feed.path, format).slice(1)
  return [
    {file: file('rss'), content: rss(feed, addressOf, language)},
    {file: file('atom'), content: atom(feed, addressOf, language)},
    {file: file('json'), content: json(feed, addressOf, language)},
  ]
}
