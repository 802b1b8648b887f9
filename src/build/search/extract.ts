import {Parser} from 'htmlparser2'
import * as z from 'zod'

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

/** Says nothing that a reader looks for: what does something, what leads elsewhere, what is drawn. The index has the title from the page itself. */
const LEFT_OUT = new Set('h1 script style template noscript svg button input label form nav footer'.split(' '))
const LEFT_OUT_CLASS = /(?:^| )(?:hash-link|theme-doc-breadcrumbs|theme-doc-toc-mobile)(?: |$)/

type Attributes = Readonly<Record<string, string>>

const isLeftOut = (tag: string, attributes: Attributes): boolean =>
  LEFT_OUT.has(tag) ||
  LEFT_OUT_CLASS.test(attributes.class ?? '') ||
  ['data-island', 'data-page-meta', 'hidden'].some((name) => name in attributes) ||
  attributes.role === 'status' ||
  attributes['aria-hidden'] === 'true'

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
function crumbsIn(structuredData: readonly string[]): string[] {
  return structuredData.flatMap((text) => {
    const list = breadcrumbList.safeParse(JSON.parse(text))
    return list.success ? list.data.itemListElement.map(({name}) => name) : []
  })
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** An element that the parser is in. */
type Open = {tag: string; attributes: Attributes; isCode: boolean; isAfterElement: boolean}

/** What the main content of a page shows, in its order. No tree is built, which takes three times as long. */
function readMain(html: string) {
  let current = {anchor: '', heading: '', text: '', code: ''}
  const sections = [current]
  const crumbs: string[][] = []
  const endpoint: string[] = []
  const open: Open[] = []
  /** How many elements are open from one on that is left out, from the list of pages above, from a heading. */
  let leftOut = 0
  let inCrumbs = 0
  let inHeading = 0
  let isEndpoint = false
  const parser = new Parser({
    onopentag(tag, attributes) {
      const parent = open.at(-1)
      const {isCode = false} = parent ?? {}
      open.push({tag, attributes, isCode: isCode || tag === 'pre', isAfterElement: false})
      if (inCrumbs > 0 || /(?:^| )theme-doc-breadcrumbs(?: |$)/.test(attributes.class ?? '')) inCrumbs += 1
      if (inCrumbs > 0 && tag === 'li') crumbs.push([])
      if (leftOut > 0 || isLeftOut(tag, attributes)) {
        leftOut += 1
        return
      }
      isEndpoint ||= tag === 'p' && endpoint.length === 0 && 'data-operation' in (parent?.attributes ?? {})
      if (inHeading > 0 || (/^h[2-4]$/.test(tag) && attributes.id !== undefined)) {
        inHeading += 1
        if (inHeading > 1) return
        current = {anchor: attributes.id ?? '', heading: '', text: '', code: ''}
        sections.push(current)
      } else if (BLOCK.has(tag)) {
        current[tag === 'pre' ? 'code' : 'text'] += ' '
      } else if (parent?.isAfterElement && !isCode && parent.tag !== 'code' && tag !== 'wbr') {
        // Two that stand side by side are two, as a name and its type are.
        current.text += ' '
      }
    },
    oncomment() {
      const parent = open.at(-1)
      if (parent) parent.isAfterElement = false
    },
    ontext(text) {
      const parent = open.at(-1)
      if (parent) parent.isAfterElement = false
      if (inCrumbs > 0) crumbs.at(-1)?.push(text)
      if (leftOut > 0) return
      if (isEndpoint) endpoint.push(text)
      current[inHeading > 0 ? 'heading' : parent?.isCode ? 'code' : 'text'] += text
    },
    onclosetag(tag) {
      open.pop()
      if (inCrumbs > 0) inCrumbs -= 1
      if (leftOut > 0) {
        leftOut -= 1
        return
      }
      const parent = open.at(-1)
      if (parent) parent.isAfterElement = true
      if (inHeading > 0) inHeading -= 1
      else if (BLOCK.has(tag)) current[tag === 'pre' ? 'code' : 'text'] += ' '
      if (tag === 'p') isEndpoint = false
    },
  })
  parser.end(html.slice(html.indexOf('<main'), html.lastIndexOf('</main>')))
  return {
    sections,
    crumbs: crumbs.map((texts) => tidy(texts.join(''))).filter((crumb) => crumb !== ''),
    endpoint: tidy(endpoint.join('')),
  }
}

/**
 * Reads the main content of a built page, section by section.
 * @param html of the whole page. @param structuredData what it tells search engines, each a JSON text.
 */
export function extract(html: string, structuredData: readonly string[]): PageText {
  const {crumbs, endpoint, ...main} = readMain(html)
  const trail = crumbs.length > 0 ? crumbs : crumbsIn(structuredData)
  const isOperation = endpoint !== ''
  const sections = main.sections.map(({anchor, heading, text, code}) => ({
    anchor,
    heading: tidy(heading),
    text: tidy(text),
    code: tidy(code),
  }))
  return {
    trail: trail.slice(0, -1),
    label: trail.at(-1) ?? '',
    isOperation,
    names: isOperation ? namesOf(endpoint) : [],
    sections: isOperation ? [inOne(sections)] : sections,
  }
}

/** `GET /orgs/{orgId}` is also looked for without the method. */
const namesOf = (endpoint: string): string[] => [endpoint, endpoint.replace(/^[A-Z]+(\/realms\/\{realm\})?/, '')]

/** The sections of operations have the same headings: a page is one. The same calls in nine languages tell apart no two. */
function inOne(sections: readonly Section[]): Section {
  const text = sections.map(({heading, text}) => `${heading} ${text}`).join(' ')
  return {anchor: '', heading: '', text: tidy(text), code: ''}
}
