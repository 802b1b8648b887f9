import {SIZE, type ShareImage} from './share-images'
import type {Stylesheet} from './stylesheet'
import {withoutLines, withoutMarks} from './leanMarkup'
import {escapeXml} from './share-images/svg'
import {MAIN_ID} from '../lib/mainId'
import {MARKDOWN_FILE} from '../lib/markdownFile'
import type {Page} from './page'
import {withoutClosedSections} from './sidebars'
import type {TextLanguage} from './translations'

/** What a page is changed by, besides what it says itself. */
export type PageContext = {
  /** `https://` address of the site with its path, with a closing slash. */
  siteUrl: string
  /** Path of the site, with both slashes. */
  baseUrl: string
  /** Whether the page is published as Markdown, too. */
  hasMarkdown: boolean
  /** Missing for a page that has its text in all languages of the site. */
  text?: TextLanguage | undefined
  stylesheet: Stylesheet
  /** Path of the file with the closed categories of its sidebar, below the site's root. Missing for a page that has them itself. */
  sidebar?: string | undefined
  /** What its search has to know, by the name of the `<meta>` that says it. */
  search: Readonly<Record<string, string>>
  /** Without a path where the page names a picture itself. */
  image: Pick<ShareImage, 'alt'> & Partial<ShareImage>
}

type Step = (html: string, context: PageContext) => string

const linkStylesheet: Step = (html, {stylesheet: {before, after}}) => html.replace(before, after)

/** Tells services which picture to show with a link to the page. */
const addShareImage: Step = (html, {image, siteUrl}) => {
  const url = image.path === undefined ? undefined : siteUrl + image.path
  const tags = [
    ['property', 'og:image', url],
    ['property', 'og:image:type', 'image/png'],
    ['property', 'og:image:width', String(SIZE.width)],
    ['property', 'og:image:height', String(SIZE.height)],
    ['property', 'og:image:alt', image.alt],
    ['name', 'twitter:image', url],
    ['name', 'twitter:image:alt', image.alt],
  ] as const
  const markup = tags
    .map(([key, name, content]) =>
      content === undefined ? '' : `<meta ${key}="${name}" content="${escapeXml(content)}">`,
    )
    .join('')
  const end = html.indexOf('</head>')
  return html.slice(0, end) + markup + html.slice(end)
}

/** So a page that a browser has kept finds the index of its own build. */
const nameIndex: Step = (html, {search}) => {
  const tags = Object.entries(search).map(([name, content]) => `<meta name="${name}" content="${escapeXml(content)}">`)
  return html.replace('</head>', () => `${tags.join('')}</head>`)
}

/** Relative, because addresses of pages end with a slash. Each byte counts on some 450 pages. */
const MARKDOWN = `<link rel="alternate" type="text/markdown" href="${MARKDOWN_FILE}">`

/** Leads programs from a page to its Markdown, and to the index of all pages. Readers see neither. */
const leadToMarkdown: Step = (html, {hasMarkdown, baseUrl}) =>
  hasMarkdown
    ? html
        .replace('</head>', `${MARKDOWN}</head>`)
        .replace(/<body[^>]*>/, (body) => `${body}<a hidden href="${baseUrl}llms.txt">llms.txt</a>`)
    : html

/** Most of a long sidebar is closed, and each page would have it. */
const shortenSidebar: Step = (html, {sidebar, baseUrl}) =>
  sidebar === undefined ? html : withoutClosedSections(html, baseUrl + sidebar)

/** The framework's skip link leads to what stands around the sidebar and the main content, unless a script helps it. */
const leadToMain: Step = (html) =>
  html
    .replace('#__docusaurus_skipToContent_fallback', `#${MAIN_ID}`)
    .replace(/<main\b/, `<main id="${MAIN_ID}" tabindex="-1"`)

const ALTERNATE = /<link\b[^>]*\shreflang="([^"]*)"[^>]*>\n?/gi

/** The tags that say which address is that of the page's text. */
const ADDRESS = /(<(?:link\b[^>]*\srel="canonical"\shref|meta\b[^>]*\sproperty="og:url"\scontent)=")[^"]*/g

/** A page names its text in other languages only where there is one. One without a text of its own names none. */
const nameTranslations: Step = (html, {text, siteUrl}) => {
  if (text === undefined) return html
  const {missing, original} = text
  const isLeftOut = (language: string): boolean => original !== undefined || missing.includes(language)
  const named = html.replace(ALTERNATE, (link, language: string) => (isLeftOut(language) ? '' : link))
  return original === undefined
    ? named
    : named.replace(ADDRESS, (_tag, start: string) => start + new URL(original.path, siteUrl).href)
}

/** Where the text of a document and of a post begins. */
const TEXT = /<div (?=class="theme-doc-markdown[ "]|id="__blog-post-container")/

/** A page that is shown without a translation says the language of its text. Menus, dates, and buttons have that of the site. */
const sayTextLanguage: Step = (html, {text}) => {
  if (text?.original === undefined) return html
  const lang = ` lang="${text.original.lang}" `
  if (!TEXT.test(html)) return html.replace('<main ', `<main${lang}`)
  const said = html.replace(TEXT, `<div${lang}`)
  // The title of a post is outside of its text.
  return said.includes('__blog-post-container') ? said.replace(/<h1\b ?/, `<h1${lang}`) : said
}

const STRUCTURED_DATA = /<script[^>]*application\/ld\+json[^>]*>[^<]*/g

/** What a page says of itself for machines names pages by the addresses that they have: with the slash at the end. */
const endAddresses: Step = (html, {siteUrl}) =>
  html.replace(STRUCTURED_DATA, (data) =>
    // The last part of a file's address has a dot.
    data.replace(/"(https:[^"?#]*\/[^"?#/.]+)(?=["?#])/g, (start, url: string) =>
      url.startsWith(siteUrl) ? `${start}/` : start,
    ),
  )

/**
 * The not-found page is shown at any address and has none of its own. The framework gives it that of its file.
 */
const withoutFalseAddress: Step = (html) =>
  // Looked for first: to try each tag of each page takes twenty times as long.
  html.includes('/404.html/') ? html.replaceAll(/<(?:link|meta)\b[^>]*\/404\.html\/[^>]*>/g, '') : html

/** Scripts have a hash in the policy, and everything within a `pre` has what the `pre` has. */
const SCRIPT_OR_CODE = /<script\b[^]*?<\/script>|<pre\b[^]*?<\/pre>|<(?:code|kbd|samp)\b/

/** An element with nothing but a name that no language has: an ID, `orgId`, `id_token`, `EVENT_ENTITY`, `cURL`. */
const NAME_ALONE =
  /<(a|b|button|dd|dt|em|label|li|option|p|span|strong|td|th)(?: [^<>]*)?>(?:[\da-f]{8}-[\da-f-]{27}|[a-z]+[A-Z]\w*|[a-z]+(?:_[a-z]+)+|[A-Z]+(?:_[A-Z]+)+)<\/\1>/

const UNTRANSLATABLE = new RegExp(`${SCRIPT_OR_CODE.source}|${NAME_ALONE.source}`, 'g')

/** A browser that translates the page leaves these as they are: a translated command does not run. */
const keepCode: Step = (html) =>
  html.replace(UNTRANSLATABLE, (found) =>
    found.startsWith('<script') ? found : found.replace(/^<\w+/, '$& translate=no'),
  )

/** In their order. */
const steps: readonly Step[] = [
  linkStylesheet,
  addShareImage,
  nameIndex,
  shortenSidebar,
  leadToMarkdown,
  nameTranslations,
  leadToMain,
  sayTextLanguage,
  endAddresses,
  withoutFalseAddress,
  withoutLines,
  withoutMarks,
  keepCode,
]

/** A page as it is published. */
export function transformPage({html}: Page, context: PageContext): string {
  return steps.reduce((text, step) => step(text, context), html)
}
