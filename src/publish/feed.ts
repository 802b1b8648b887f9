import type {Options} from '@docusaurus/plugin-content-blog'
import {load} from 'cheerio'

/** Attributes that mean something without the site's stylesheet and script. */
const KEPT = new Set(['alt', 'colspan', 'height', 'href', 'id', 'open', 'rowspan', 'scope', 'src', 'srcset', 'width'])

/**
 * A post's HTML as programs that read feeds show it, which have neither the site's stylesheet nor its script: figures are
 * told in words, buttons are gone, and all languages of an example follow each other.
 * @param html of the post, as the site has it.
 */
export function readableContent(html: string): string {
  const $ = load(html, null, false)
  $('figure:has(svg > desc)').each((_, figure) => {
    const svg = $(figure).find('svg:has(desc)').first()
    const [title, description] = ['title', 'desc'].map((name) => svg.children(name).text())
    $(figure).replaceWith($('<p>').append($('<strong>').text(`${title ?? ''}.`), ` ${description ?? ''}`))
  })
  // A picture for each color mode: the first is for light mode.
  $('figure a:has(img) ~ a:has(img)').remove()
  $('svg, button, input, label, [role=status], [role=tooltip]').remove()
  $('pre span, code span').each((_, span) => void $(span).replaceWith($(span).contents()))
  $('*').each((_, element) => {
    for (const name of Object.keys($(element).attr() ?? {})) if (!KEPT.has(name)) $(element).removeAttr(name)
  })
  // From within: what holds only empty parts is empty once they are gone.
  for (const part of $('div, span').toArray().toReversed()) {
    if ($(part).text().trim() === '' && $(part).find('img').length === 0) $(part).remove()
  }
  return $.html()
}

type CreateFeedItems = NonNullable<NonNullable<Options['feedOptions']>['createFeedItems']>

/** The posts of the feeds, with content that any reader can show. */
export const createFeedItems: CreateFeedItems = async ({defaultCreateFeedItems, ...posts}) => {
  const items = await defaultCreateFeedItems(posts)
  return items.map(({content, ...item}) => ({...item, content: readableContent(content ?? '')}))
}
