import {FIELDS, FORMAT, type Field, type IndexedPage, type SearchIndex} from './searchIndex'
import {isAsideTerm, termsOf} from './terms'

/** What a section says, by the field that it is found in. */
export type SectionFields = Readonly<Record<Field, string>>

/** How often the sections have a term: by section, in each field. */
type Postings = Map<number, number>[]

const number = (value: number): string => value.toString(36)

function written(postings: Postings): string {
  const fields = postings.map((sections, field) => {
    if (sections.size === 0) return ''
    let before = 0
    const entries = [...sections].map(([section, count]) => {
      const distance = number(section - before)
      before = section
      return count === 1 ? distance : `${distance}.${number(count)}`
    })
    return ` ${number(field)}:${entries.join(',')}`
  })
  return fields.join('')
}

function sharedLength(one: string, other: string): number {
  let length = 0
  while (length < 35 && length < one.length && one[length] === other[length]) length += 1
  return length
}

/**
 * Packs an index into a form of which little is left when it is compressed.
 * @param sections of all pages, in their order.
 */
export function pack(
  pages: readonly IndexedPage[],
  sections: readonly SectionFields[],
  texts: readonly string[],
): SearchIndex {
  const terms = new Map<string, Postings>()
  const lengths = FIELDS.map(() => new Array<number>(sections.length).fill(0))
  for (const [section, fields] of sections.entries()) {
    for (const [field, name] of FIELDS.entries()) {
      const all = termsOf(fields[name])
      const found = name === 'text' ? all.filter((term) => !isAsideTerm(term)) : all
      const distinct = new Set(found)
      const column = lengths[field]
      if (column) column[section] = distinct.size
      for (const term of found) {
        const postings = terms.get(term) ?? FIELDS.map(() => new Map<number, number>())
        const inField = postings[field]
        inField?.set(section, (inField.get(section) ?? 0) + 1)
        terms.set(term, postings)
      }
    }
  }
  let before = ''
  const lines = [...terms.keys()].sort().map((term) => {
    const shared = sharedLength(term, before)
    before = term
    return `${number(shared)}${term.slice(shared)}${written(terms.get(term) ?? [])}`
  })
  return {format: FORMAT, pages, texts, lengths, terms: lines.join('\n')}
}
