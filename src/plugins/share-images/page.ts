import {SiteError} from '../../lib/problem'
import {HEAD_END, readHead} from '../../lib/readHead'
import {escapeXml} from './svg'

/** What a built page says about itself. */
export type PageFacts = {
  /** Its title without the name of the site. */
  title: string
  /** Whether it names a picture of its own already. */
  hasImage: boolean
}

/** The picture that a page is given. */
export type PageImage = {
  /** Full address. */
  url: string
  width: number
  height: number
  /** What the picture shows, for those who do not see it. */
  alt: string
}

/**
 * @param suffix what the framework appends to every title.
 * @throws SiteError for a page without a whole head or without a title.
 */
export function readPage(html: string, file: string, suffix: string): PageFacts {
  const head = readHead(html)
  if (head === undefined)
    throw new SiteError({
      file,
      what: 'The built page has no closing </head>, before which the tags of its picture belong.',
      allowed: 'a whole HTML document',
      fix: 'Look at the plugin or the option of the HTML minifier that takes it away.',
    })
  const {title, meta} = head
  if (title !== '') {
    return {
      title: title.endsWith(suffix) ? title.slice(0, -suffix.length) : title,
      hasImage: meta.has('og:image'),
    }
  }
  throw new SiteError({
    file,
    what: 'The page has no title to draw.',
    fix: 'Give the page a title: `title` in the front matter, or the property of its Layout.',
  })
}

/** Adds the tags that tell services which picture to show with a link to the page. */
export function addImage(html: string, {url, width, height, alt}: PageImage): string {
  const tags = [
    ['property', 'og:image', url],
    ['property', 'og:image:type', 'image/png'],
    ['property', 'og:image:width', String(width)],
    ['property', 'og:image:height', String(height)],
    ['property', 'og:image:alt', alt],
    ['name', 'twitter:image', url],
    ['name', 'twitter:image:alt', alt],
  ] as const
  const markup = tags.map(([key, name, content]) => `<meta ${key}="${name}" content="${escapeXml(content)}">`).join('')
  const end = html.indexOf(HEAD_END)
  return html.slice(0, end) + markup + html.slice(end)
}
