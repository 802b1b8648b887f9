import {SIZE, type ShareImage} from '../assets/share-images'
import type {Stylesheet} from '../assets/stylesheet'
import {escapeXml} from '../assets/share-images/svg'
import type {Page} from './page'

/** What a page is changed by, besides what it says itself. */
export type PageContext = {
  /** `https://` address of the site with its path, with a closing slash. */
  siteUrl: string
  stylesheet: Stylesheet
  /** Default: the page names a picture itself. */
  image: ShareImage | undefined
}

type Step = (html: string, context: PageContext) => string

const linkStylesheet: Step = (html, {stylesheet: {before, after}}) => html.replace(before, after)

/** Tells services which picture to show with a link to the page. */
const addShareImage: Step = (html, {image, siteUrl}) => {
  if (image === undefined) return html
  const url = siteUrl + image.path
  const tags = [
    ['property', 'og:image', url],
    ['property', 'og:image:type', 'image/png'],
    ['property', 'og:image:width', String(SIZE.width)],
    ['property', 'og:image:height', String(SIZE.height)],
    ['property', 'og:image:alt', image.alt],
    ['name', 'twitter:image', url],
    ['name', 'twitter:image:alt', image.alt],
  ] as const
  const markup = tags.map(([key, name, content]) => `<meta ${key}="${name}" content="${escapeXml(content)}">`).join('')
  const end = html.indexOf('</head>')
  return html.slice(0, end) + markup + html.slice(end)
}

/** In their order. */
const steps: readonly Step[] = [linkStylesheet, addShareImage]

/** A page as it is published. */
export function transformPage({html}: Page, context: PageContext): string {
  return steps.reduce((text, step) => step(text, context), html)
}
