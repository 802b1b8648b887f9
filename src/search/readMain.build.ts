import {Parser} from 'htmlparser2'
import {OnDemandAttribute} from '../lib/attributes'
import {ErrorTableAttribute} from '../markdown/components/ErrorTable/attributes'
import {PageMetaAttribute} from '../markdown/components/PageMeta/attributes'
import {FeedbackAttribute} from '../parts/feedback/attributes'
import {ReferenceAttribute} from '../reference/attributes'

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

export const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Stands for the end of a line: the line breaks of the HTML mean nothing. */
export const END = '\u2028'

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

/** A section while it is read. */
type Draft = {anchor: string; heading: string; text: string; code: string; quoted: string[]}

const emptySection = (anchor: string): Draft => ({anchor, heading: '', text: '', code: '', quoted: []})

/** What has been read of a page. */
type Reading = {
  sections: Draft[]
  /** What belongs to the page, and to no section of it. */
  first: Draft
  current: Draft
  /** The texts of each crumb. */
  crumbs: string[][]
  endpoint: string[]
  open: Open
}

/** What holds for an element within another one. @param hasEndpoint whether the endpoint has been read: only the first says method and path. */
function within(parent: Open, tag: string, attributes: Attributes, hasEndpoint: boolean): Open {
  const inBreadcrumbs = parent.inBreadcrumbs || BREADCRUMBS.test(attributes.class ?? '')
  const sectionId = tag === 'section' ? (attributes.id ?? '') : parent.sectionId
  return {
    tag,
    attributes,
    parent,
    isLeftOut: parent.isLeftOut || inBreadcrumbs || isLeftOut(tag, attributes),
    inBreadcrumbs,
    inHeading: parent.inHeading || (/^h[2-4]$/.test(tag) && anchorOf(tag, attributes, sectionId) !== ''),
    inEndpoint: parent.inEndpoint || (tag === 'p' && ReferenceAttribute.operation in parent.attributes && !hasEndpoint),
    isCode: parent.isCode || tag === 'pre',
    isQuoted: !parent.isCode && (parent.isQuoted || tag === 'code'),
    isAfterElement: false,
    sectionId,
  }
}

const anchorOf = (tag: string, {id}: Attributes, sectionId: string): string => id ?? (tag === 'h2' ? sectionId : '')

function setBlockApart({current}: Reading, tag: string): void {
  if (tag === 'pre') current.code += ' '
  if (BLOCK.has(tag)) current.text += LINE.has(tag) ? END : ' '
}

function enter(reading: Reading, tag: string, attributes: Attributes): void {
  const parent = reading.open
  const open = within(parent, tag, attributes, reading.endpoint.length > 0)
  reading.open = open
  if (open.inBreadcrumbs && tag === 'li') reading.crumbs.push([])
  if (open.isLeftOut) return
  if (open.isQuoted && !parent.isQuoted) reading.current.quoted.push('')
  if (parent.inHeading) return
  if (open.inHeading) {
    reading.current = emptySection(anchorOf(tag, attributes, open.sectionId))
    reading.sections.push(reading.current)
    return
  }
  // What stands in a section without an anchor belongs to the page, not to the section before.
  if (tag === 'section' && open.sectionId === '') reading.current = reading.first
  setBlockApart(reading, tag)
  // Two that stand side by side are two, as a name and its type are.
  if (parent.isAfterElement && !parent.isCode && parent.tag !== 'code' && tag !== 'wbr') reading.current.text += ' '
}

function addText({open, current, crumbs, endpoint}: Reading, text: string): void {
  open.isAfterElement = false
  if (open.inBreadcrumbs) crumbs.at(-1)?.push(text)
  if (open.isLeftOut) return
  if (open.inEndpoint) endpoint.push(text)
  if (open.isQuoted) current.quoted.push((current.quoted.pop() ?? '') + text)
  current[open.inHeading ? 'heading' : open.isCode ? 'code' : 'text'] += text
}

function leave(reading: Reading, tag: string): void {
  const {isLeftOut, inHeading, parent = reading.open} = reading.open
  reading.open = parent
  if (isLeftOut) return
  parent.isAfterElement = true
  if (!inHeading) setBlockApart(reading, tag)
}

/** What the main content of a page shows, in its order. No tree is built, which takes three times as long. */
export function readMain(html: string) {
  const first = emptySection('')
  const reading: Reading = {
    sections: [first],
    first,
    current: first,
    crumbs: [],
    endpoint: [],
    open: {...outermost},
  }
  const parser = new Parser({
    onopentag: (tag, attributes) => enter(reading, tag, attributes),
    oncomment() {
      reading.open.isAfterElement = false
    },
    ontext: (text) => addText(reading, text),
    onclosetag: (tag) => leave(reading, tag),
  })
  parser.end(html.slice(html.indexOf('<main'), html.lastIndexOf('</main>')))
  return {
    sections: reading.sections,
    crumbs: reading.crumbs.map((texts) => tidy(texts.join(''))).filter((crumb) => crumb !== ''),
    endpoint: tidy(reading.endpoint.join('')),
  }
}
