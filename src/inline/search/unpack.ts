import MiniSearch, {type AsPlainObject} from 'minisearch'
import {FIELDS, type IndexedPage, type SearchIndex} from '../../lib/search/searchIndex'
import {nameTermsOf, termsOf} from '../../lib/search/terms'

type Frequencies = Record<string, Record<string, number>>

const number = (written: string): number => parseInt(written, 36)

/** The postings of one term: ` 0:4 4:1,2.3` says by field which sections have it, and how often. */
function postingsOf(fields: readonly string[]): Frequencies {
  const postings: Frequencies = {}
  for (const written of fields) {
    const colon = written.indexOf(':')
    const frequencies: Record<string, number> = {}
    let section = 0
    for (const entry of written.slice(colon + 1).split(',')) {
      const point = entry.indexOf('.')
      section += number(point < 0 ? entry : entry.slice(0, point))
      frequencies[section] = point < 0 ? 1 : number(entry.slice(point + 1))
    }
    postings[number(written.slice(0, colon))] = frequencies
  }
  return postings
}

/** Every term with its postings, in alphabetical order. */
function entriesOf(terms: string): [string, Frequencies][] {
  let term = ''
  return terms.split('\n').map((line) => {
    const [written = '', ...fields] = line.split(' ')
    term = term.slice(0, number(written.slice(0, 1))) + written.slice(1)
    return [term, postingsOf(fields)]
  })
}

/** Of the sections that have the field at all: where most are empty, the others are not to count as long. */
function averageOf(lengths: readonly number[]): number {
  const filled = lengths.filter((length) => length > 0)
  return filled.reduce((sum, length) => sum + length, 0) / Math.max(filled.length, 1)
}

/** An index in memory, and its terms. */
export type Unpacked = {
  index: MiniSearch
  terms: ReadonlySet<string>
  /** Where each section is. */
  places: readonly Place[]
}

/** A section. */
export type Place = {
  page: IndexedPage
  /** Its number in the page. */
  at: number
  anchor: string
  heading: string
  /** The terms of each name that it has: of the heading, or of title, label and address of the page. */
  names: readonly (readonly string[])[]
}

/** The last part of the path of a page that explains: lists and operations have what they name in their addresses too. */
const addressOf = ({path, weight}: IndexedPage): string => (weight < 1 ? '' : (path.split('/').at(-2) ?? ''))

const placesOf = (pages: readonly IndexedPage[]): Place[] =>
  pages.flatMap((page) =>
    page.sections.map(([anchor, heading], at) => ({
      page,
      at,
      anchor,
      heading,
      names: (anchor === '' ? [page.title, page.label, addressOf(page)] : [heading]).map(nameTermsOf),
    })),
  )

/** Makes an index of the file of the build. */
export function unpack({lengths, terms, pages}: SearchIndex): Unpacked {
  const count = lengths[0]?.length ?? 0
  const sections = Array.from({length: count}, (_, section) => section)
  const entries = entriesOf(terms)
  const plain: AsPlainObject = {
    documentCount: count,
    nextId: count,
    documentIds: Object.fromEntries(sections.map((section) => [section, section])),
    fieldIds: Object.fromEntries(FIELDS.map((field, id) => [field, id])),
    fieldLength: Object.fromEntries(
      sections.map((section) => [section, lengths.map((column) => column[section] ?? 0)]),
    ),
    averageFieldLength: lengths.map(averageOf),
    storedFields: {},
    dirtCount: 0,
    index: entries,
    serializationVersion: 2,
  }
  const index = MiniSearch.loadJS(plain, {fields: [...FIELDS], tokenize: termsOf, processTerm: (term) => term})
  return {index, places: placesOf(pages), terms: new Set(entries.map(([term]) => term))}
}
