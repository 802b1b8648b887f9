import MiniSearch from 'minisearch'
import {FIELDS, type IndexedPage, type SearchIndex} from '../searchIndex'
import {nameTermsOf, termsOf} from '../terms'

/** By field, which sections have a term and how often. */
type Frequencies = Map<number, Map<number, number>>

const number = (written: string): number => parseInt(written, 36)

/** The postings of one term: ` 0:4 4:1,2.3` says by field which sections have it, and how often. */
function postingsOf(fields: readonly string[]): Frequencies {
  const postings: Frequencies = new Map()
  for (const written of fields) {
    const colon = written.indexOf(':')
    const frequencies = new Map<number, number>()
    let section = 0
    for (const entry of written.slice(colon + 1).split(',')) {
      const point = entry.indexOf('.')
      section += number(point < 0 ? entry : entry.slice(0, point))
      frequencies.set(section, point < 0 ? 1 : number(entry.slice(point + 1)))
    }
    postings.set(number(written.slice(0, colon)), frequencies)
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

/**
 * An index that is filled with what the build has counted. `MiniSearch.loadJS` takes it as plain objects, of which it makes
 * these maps: several times the work, and most of what a slow processor needs before the first search.
 */
class FilledIndex extends MiniSearch {
  constructor(lengths: SearchIndex['lengths'], entries: readonly [string, Frequencies][]) {
    super({fields: [...FIELDS], tokenize: termsOf, processTerm: (term) => term})
    const count = lengths[0]?.length ?? 0
    this._documentCount = this._nextId = count
    for (let section = 0; section < count; section += 1) {
      this._documentIds.set(section, section)
      this._idToShortId.set(section, section)
      this._fieldLength.set(
        section,
        lengths.map((column) => column[section] ?? 0),
      )
    }
    this._avgFieldLength = lengths.map(averageOf)
    for (const [term, postings] of entries) this._index.set(term, postings)
  }
}

/** Makes an index of the file of the build. */
export function unpack({lengths, terms, pages}: SearchIndex): Unpacked {
  const entries = entriesOf(terms)
  return {
    index: new FilledIndex(lengths, entries),
    places: placesOf(pages),
    terms: new Set(entries.map(([term]) => term)),
  }
}
