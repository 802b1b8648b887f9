import {load, type CheerioAPI} from 'cheerio'
import {DomUtils} from 'htmlparser2'
import * as z from 'zod'

const {isTag, isText} = DomUtils

type AnyNode = NonNullable<ReturnType<CheerioAPI>[number]>

/** What stands between two headings of a page. */
export type Section = {
  /** Of the heading; empty for what stands above the first. */
  anchor: string
  heading: string
  /** Sentences, and what tables and lists say. */
  text: string
  /** Blocks of code. */
  code: string
}

/** What a page is found by. */
export type PageText = {
  /** The categories above it, the outermost first. */
  trail: readonly string[]
  /** What menus call it; empty where it is in none. */
  label: string
  /** Whether it describes one operation of the API. */
  isOperation: boolean
  /** Names under which it is known besides its title: of an operation, its path, with the method and without. */
  names: readonly string[]
  sections: readonly Section[]
}

/** Says nothing that a reader looks for: what does something, what leads elsewhere, what is drawn. */
const LEFT_OUT =
  'script, style, template, noscript, svg, button, input, label, form, nav, footer, [data-island], .hash-link, .theme-doc-breadcrumbs, .theme-doc-toc-mobile, [data-page-meta], [role=status], [aria-hidden=true], [hidden]'

const BREADCRUMBS = '.theme-doc-breadcrumbs li'

/** Ends a line of its own, so that the words of two do not run together. */
const BLOCK = new Set(
  'p div li ul ol dl dt dd table tr td th thead tbody h1 h2 h3 h4 h5 h6 pre section article header figure figcaption details summary blockquote br hr'.split(
    ' ',
  ),
)

/** What tells search engines of a page where it is. */
const breadcrumbList = z.object({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z.array(z.object({name: z.string()})),
})

/** The names of a marketing page and of those above it, which it shows in part or not at all. */
function crumbsIn(html: string): string[] {
  const $ = load(html.slice(0, html.indexOf('<body')))
  return $('script[type="application/ld+json"]')
    .toArray()
    .flatMap((script) => {
      const list = breadcrumbList.safeParse(JSON.parse($(script).text()))
      return list.success ? list.data.itemListElement.map(({name}) => name) : []
    })
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim()

type Draft = {anchor: string; heading: string; text: string[]; code: string[]}

/** Walks through the elements in the order of the page, and begins a section at each heading that has an anchor. */
function walk($: CheerioAPI, root: AnyNode): Draft[] {
  let current: Draft = {anchor: '', heading: '', text: [], code: []}
  const sections = [current]
  const visit = (node: AnyNode, isCode: boolean): void => {
    if (isText(node)) (isCode ? current.code : current.text).push(node.data)
    if (!isTag(node)) return
    if (/^h[2-4]$/.test(node.name) && node.attribs.id !== undefined) {
      current = {anchor: node.attribs.id, heading: tidy($(node).text()), text: [], code: []}
      sections.push(current)
      return
    }
    const isBlock = BLOCK.has(node.name)
    const parent = node.parentNode
    const isCodePart = isCode || (parent !== null && isTag(parent) && /^(pre|code)$/.test(parent.name))
    // Two that stand side by side are two, as a name and its type are.
    if (!isBlock && !isCodePart && node.name !== 'wbr' && node.previousSibling !== null && isTag(node.previousSibling))
      current.text.push(' ')
    const into = node.name === 'pre' ? current.code : current.text
    if (isBlock) into.push(' ')
    for (const child of node.children) visit(child, isCode || node.name === 'pre')
    if (isBlock) into.push(' ')
  }
  visit(root, false)
  return sections
}

/**
 * Reads the main content of a built page, section by section.
 * @param html of the whole page.
 */
export function extract(html: string): PageText {
  // What stands around it is the same on each page, and takes most of the time that a parser needs.
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'))
  const $ = load(main, {xml: {xmlMode: false}}, false)
  const shown = $(BREADCRUMBS)
    .toArray()
    .map((item) => tidy($(item).text()))
    .filter((item) => item !== '')
  const trail = shown.length > 0 ? shown : crumbsIn(html)
  const endpoint = $('[data-operation] > p').first()
  $(LEFT_OUT).remove()
  // It is the page's title, which the index has from the page itself.
  $('h1').remove()
  const isOperation = endpoint.length > 0
  // The same calls in nine languages tell apart no two operations.
  if (isOperation) $('pre').remove()
  const drafts = $.root()
    .contents()
    .toArray()
    .flatMap((node) => walk($, node))
  const sections = drafts.map(({anchor, heading, text, code}) => ({
    anchor,
    heading,
    text: tidy(text.join('')),
    code: tidy(code.join('')),
  }))
  return {
    trail: trail.slice(0, -1),
    label: trail.at(-1) ?? '',
    isOperation,
    names: isOperation ? namesOf(tidy(endpoint.text())) : [],
    sections: isOperation ? [inOne(sections)] : sections,
  }
}

/** `GET /orgs/{orgId}` is also looked for without the method. */
const namesOf = (endpoint: string): string[] => [endpoint, endpoint.replace(/^[A-Z]+(\/realms\/\{realm\})?/, '')]

/** The sections of operations have the same headings: a page is one. */
function inOne(sections: readonly Section[]): Section {
  const text = sections.map(({heading, text}) => `${heading} ${text}`).join(' ')
  return {anchor: '', heading: '', text: tidy(text), code: ''}
}
