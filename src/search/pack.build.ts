import {FIELDS, LENGTH_FIELDS, type Field} from './searchIndex'
import {asideTerms} from './terms'

/** The terms of a section, by the field that has them. */
export type SectionTerms = Readonly<Record<Field, readonly string[]>>

/** A file of postings. */
export type PackedShard = {from: string; terms: string}

/** How often the sections have a term: by section, for each field. */
type Postings = Map<number, number>[]

/** Characters of a file of postings, about 5 KB as it is sent. */
const SHARD_SIZE = 12_000

/** Terms that begin alike stand in one file, so that a word, its prefixes and the phrases that begin with it take one request. */
const SHARED_PREFIX = 3

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

function postingsOf(sections: readonly SectionTerms[]): Map<string, Postings> {
  const terms = new Map<string, Postings>()
  for (const [section, fields] of sections.entries())
    for (const [at, field] of FIELDS.entries())
      for (const term of fields[field]) {
        const postings = terms.get(term) ?? FIELDS.map(() => new Map<number, number>())
        postings[at]?.set(section, (postings[at].get(section) ?? 0) + 1)
        terms.set(term, postings)
      }
  return terms
}

function shardsOf(postings: ReadonlyMap<string, Postings>): PackedShard[] {
  const shards: {from: string; lines: string[]; size: number}[] = []
  let before = ''
  for (const [term, found] of [...postings].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const last = shards.at(-1)
    const isFull = last !== undefined && last.size > SHARD_SIZE
    if (last === undefined || (isFull && term.slice(0, SHARED_PREFIX) !== before.slice(0, SHARED_PREFIX))) {
      shards.push({from: term, lines: [], size: 0})
      before = ''
    }
    const shared = sharedLength(term, before)
    const line = `${number(shared)}${term.slice(shared)}${written(found)}`
    const open = shards.at(-1)
    open?.lines.push(line)
    if (open) open.size += line.length
    before = term
  }
  return shards.map(({from, lines}) => ({from, terms: lines.join('\n')}))
}

/**
 * Packs an index into a form of which little is left when it is compressed.
 * @param sections of all pages, in their order.
 */
export function pack(sections: readonly SectionTerms[]): {lengths: number[][]; shards: PackedShard[]} {
  const asides = asideTerms()
  const said = sections.map((fields) => ({...fields, text: fields.text.filter((term) => !asides.has(term))}))
  return {
    lengths: LENGTH_FIELDS.map((field) => said.map((fields) => new Set(fields[field]).size)),
    shards: shardsOf(postingsOf(said)),
  }
}
