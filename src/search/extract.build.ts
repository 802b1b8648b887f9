import {Parser} from 'htmlparser2'
import * as z from 'zod'
import {OnDemandAttribute} from '../lib/attributes'
import {ErrorTableAttribute} from '../markdown/components/ErrorTable/attributes'
import {PageMetaAttribute} from '../markdown/components/PageMeta/attributes'
import {FeedbackAttribute} from '../parts/feedback/attributes'
import {ReferenceAttribute} from '../reference/attributes'

/** What stands between two headings of a page. */
export type Section = {
  /** Of the heading; empty for what stands above the first. */
  anchor: string
  heading: string
  /** Sentences, and what tables and lists say: a line for each paragraph, row and item. */
  text: string
  /** Blocks of code. */
  code: string
  /** Code within sentences and cells, each once: names of settings, and messages as they are shown. */
  quoted: readonly string[]
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

/**
 * Says nothing that a reader looks for: what does something, what leads elsewhere, what is drawn. The title is known from
 * the page itself.
 */
const LEFT_OUT = new Set('h1 script style template noscript svg button input label form nav footer'.split(' '))
const LEFT_OUT_CLASS = /(?:^| )(?:hash-link|theme-doc-toc-mobile)(?: |$)/

type Attributes = Readonly<Record<string, string>>

const isLeftOut = (tag: string, attributes: Attributes): boolean =>
  LEFT_OUT.has(tag) ||
  LEFT_OUT_CLASS.test(attributes.class ?? '') ||
  [
    OnDemandAttribute.island,
    PageMetaAttribute.line,
    ErrorTableAttribute.list,
    FeedbackAttribute.question,
    'hidden',
  ].some((name) => name in attributes) ||
  attributes.role === 'status' ||
  attributes['aria-hidden'] === 'true'

/** Ends a line of its own, so that the words of two do not run together. */
const BLOCK = new Set(
  'p div li ul ol dl dt dd table tr td th thead tbody h1 h2 h3 h4 h5 h6 pre section article header figure figcaption details summary blockquote br hr'.split(
    ' ',
  ),
)

/** Of these, those that a reader takes for one statement. */
const LINE = new Set('p li dt dd tr caption pre figcaption summary blockquote'.split(' '))

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

/** Stands for the end of a line: the line breaks of the HTML mean nothing. */
const END = '\u2028'

const linesOf = (text: string): string =>
  text
    .split(END)
    .map(tidy)
    .filter((line) => line !== '')
    .join('\n')

const BREADCRUMBS = /(?:^| )theme-doc-breadcrumbs(?: |$)/

/** An element that the parser is in. What holds for the one around it holds for it, too. */
type Open = {
  tag: string
  attributes: Attributes
  /** None around the outermost. */
  parent?: Open
  isLeftOut: boolean
  inBreadcrumbs: boolean
  inHeading: boolean
  inEndpoint: boolean
  isCode: boolean
  /** In code within a sentence or cell. */
  isQuoted: boolean
  /** Whether what comes next in it stands right behind an element. */
  isAfterElement: boolean
  /** Of the `<section>` around it, whose heading has no anchor; empty where there is none. */
  sectionId: string
}

const outermost: Open = {
  tag: '',
  attributes: {},
  isLeftOut: false,
  inBreadcrumbs: false,
  inHeading: false,
  inEndpoint: false,
  isCode: false,
  isQuoted: false,
  isAfterElement: false,
  sectionId: '',
}

const emptyList = (): string[] => []

/** What the main content of a page shows, in its order. No tree is built, which takes three times as long. */
function readMain(html: string) {
  const emptySection = (anchor: string) => ({anchor, heading: '', text: '', code: '', quoted: emptyList()})
  const first = emptySection('')
  let current = first
  const sections = [first]
  const crumbs: string[][] = []
  const endpoint: string[] = []
  let open = {...outermost}
  const setBlockApart = (tag: string): void => {
    if (tag === 'pre') current.code += ' '
    if (BLOCK.has(tag)) current.text += LINE.has(tag) ? END : ' '
  }
  const parser = new Parser({
    onopentag(tag, attributes) {
      const parent = open
      const inBreadcrumbs = parent.inBreadcrumbs || BREADCRUMBS.test(attributes.class ?? '')
      const sectionId = tag === 'section' ? (attributes.id ?? '') : parent.sectionId
      const anchor = attributes.id ?? (tag === 'h2' ? sectionId : '')
      open = {
        tag,
        attributes,
        parent,
        isLeftOut: parent.isLeftOut || inBreadcrumbs || isLeftOut(tag, attributes),
        inBreadcrumbs,
        inHeading: parent.inHeading || (/^h[2-4]$/.test(tag) && anchor !== ''),
        // The first, which says method and path.
        inEndpoint:
          parent.inEndpoint ||
          (tag === 'p' && ReferenceAttribute.operation in parent.attributes && endpoint.length === 0),
        isCode: parent.isCode || tag === 'pre',
        isQuoted: !parent.isCode && (parent.isQuoted || tag === 'code'),
        isAfterElement: false,
        sectionId,
      }
      if (open.inBreadcrumbs && tag === 'li') crumbs.push([])
      if (open.isLeftOut) return
      if (open.isQuoted && !parent.isQuoted) current.quoted.push('')
      if (parent.inHeading) return
      if (open.inHeading) {
        current = emptySection(anchor)
        sections.push(current)
        return
      }
      // What stands in a section without an anchor belongs to the page, not to the section before.
      if (tag === 'section' && sectionId === '') current = first
      setBlockApart(tag)
      // Two that stand side by side are two, as a name and its type are.
      if (parent.isAfterElement && !parent.isCode && parent.tag !== 'code' && tag !== 'wbr') current.text += ' '
    },
    oncomment() {
      open.isAfterElement = false
    },
    ontext(text) {
      open.isAfterElement = false
      if (open.inBreadcrumbs) crumbs.at(-1)?.push(text)
      if (open.isLeftOut) return
      if (open.inEndpoint) endpoint.push(text)
      if (open.isQuoted) current.quoted.push((current.quoted.pop() ?? '') + text)
      current[open.inHeading ? 'heading' : open.isCode ? 'code' : 'text'] += text
    },
    onclosetag(tag) {
      const {isLeftOut, inHeading, parent = open} = open
      open = parent
      if (isLeftOut) return
      open.isAfterElement = true
      if (!inHeading) setBlockApart(tag)
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
  const sections = main.sections.map(({anchor, heading, text, code, quoted}) => ({
    anchor,
    heading: tidy(heading),
    text: linesOf(text),
    code: tidy(code),
    quoted: [...new Set(quoted.map(tidy))].filter((each) => each !== ''),
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

/** The sections of operations have the same headings: a page is one. Their samples make the same calls, so they tell no two pages apart. */
function inOne(sections: readonly Section[]): Section {
  const text = sections.flatMap(({heading, text}) => [heading, text]).filter((part) => part !== '')
  return {anchor: '', heading: '', text: text.join('\n'), code: '', quoted: []}
}
