import leven from 'leven'
import {FIELDS, TEXT_FIELDS, type SearchHead, type TextField} from '../searchIndex'
import type {Postings, PostingsIndex} from './postings.client'

/** Sections by how well they fit. */
export type Scores = ReadonlyMap<number, number>

/** What a word may stand for: sections have all of the terms, or one that begins with the term or is like it. */
export type Meaning = {all: readonly string[]} | {like: string; isPrefix: boolean; slips: number}

/**
 * How much more a term counts in a field than in running text. `title`: the title, in the first section of a page. `page`: the
 * title, in its other sections. `keys`: keywords, addresses, and names.
 */
const BOOST: Readonly<Record<TextField, number>> = {title: 7, page: 2, heading: 6, keys: 4, text: 1, code: 0.3}

/** What a term counts that only begins as the query does, or is like it, at most. */
const [PREFIX, SIMILAR] = [0.4, 0.25]

/** BM25+: how soon a term that is repeated stops to count, how much long sections lose, and what each term counts at least. */
const [SATURATION, LENGTH, LEAST] = [1.2, 0.7, 0.5]

/** The average of the sections that have the field at all: else those would count as long. */
function averageOf(lengths: readonly number[]): number {
  const filled = lengths.filter((length) => length > 0)
  return filled.reduce((sum, length) => sum + length, 0) / Math.max(filled.length, 1)
}

type Ranked = {score: number; terms: string[]}

function add(total: Map<number, Ranked>, scores: Scores, terms: readonly string[]): void {
  for (const [section, score] of scores) {
    const before = total.get(section)
    if (before) {
      before.score += score
      before.terms.push(...terms.filter((term) => !before.terms.includes(term)))
    } else total.set(section, {score, terms: [...terms]})
  }
}

/** Sections that are in all. */
function shared([first = new Map<number, number>(), ...others]: readonly Scores[]): Scores {
  const both = [...first].filter(([section]) => others.every((scores) => scores.has(section)))
  return new Map(
    both.map(([section, score]) => [section, others.reduce((sum, scores) => sum + (scores.get(section) ?? 0), score)]),
  )
}

/** Adds the score of a term in each section that has it, by BM25+. @param lengths of the sections, by field. */
function termScorer(lengths: SearchHead['lengths']) {
  const count = lengths[0]?.length ?? 0
  const averages = lengths.map(averageOf)
  return (scores: Map<number, number>, postings: Postings, weight: number): void => {
    for (const [at, field] of TEXT_FIELDS.entries()) {
      const frequencies = postings.get(at)
      if (!frequencies) continue
      const rarity = Math.log(1 + (count - frequencies.size + 0.5) / (frequencies.size + 0.5))
      for (const [section, frequency] of frequencies) {
        const average = averages[at]
        const relative = average === undefined ? 1 : (lengths[at]?.[section] ?? 0) / average
        const often = (frequency * (SATURATION + 1)) / (frequency + SATURATION * (1 - LENGTH + LENGTH * relative))
        scores.set(section, (scores.get(section) ?? 0) + weight * BOOST[field] * rarity * (LEAST + often))
      }
    }
  }
}

/**
 * Scores sections by BM25+.
 * @param vocabulary the words of titles and headings, among which a misspelled word is looked for besides those that begin like it.
 */
export function scorer({lengths}: SearchHead, index: PostingsIndex, vocabulary: () => ReadonlySet<string>) {
  const addTerm = termScorer(lengths)

  function exact(term: string): Scores {
    const scores = new Map<number, number>()
    const postings = index.postings(term)
    if (postings) addTerm(scores, postings, 1)
    return scores
  }

  function similar({like, isPrefix, slips}: Extract<Meaning, {like: string}>): Scores {
    const scores = new Map<number, number>()
    const weights = new Map([[like, 1]])
    if (slips > 0)
      for (const term of new Set([...index.neighbors(like), ...vocabulary()])) {
        const wrong = leven(like, term, {maxDistance: slips + 1})
        if (wrong > 0 && wrong <= slips) weights.set(term, (SIMILAR * term.length) / (term.length + wrong))
      }
    if (isPrefix)
      for (const term of index.startingWith(like))
        if (term !== like) weights.set(term, (PREFIX * term.length) / (term.length + 0.3 * (term.length - like.length)))
    for (const [term, weight] of weights) {
      const postings = index.postings(term)
      if (postings) addTerm(scores, postings, weight)
    }
    return scores
  }

  return {
    /** How many sections have a term in one of their texts. */
    sectionsWith: (term: string): number => {
      const postings = index.postings(term)
      return new Set(TEXT_FIELDS.flatMap((_, at) => [...(postings?.get(at)?.keys() ?? [])])).size
    },
    /** Sections by how well they fit one of the meanings of a word: the more of them, the better. */
    word: (meanings: readonly Meaning[]): Scores => {
      const total = new Map<number, Ranked>()
      for (const meaning of meanings)
        if ('like' in meaning) add(total, similar(meaning), [meaning.like])
        else add(total, shared(meaning.all.map(exact)), meaning.all)
      return new Map([...total].map(([section, {score, terms}]) => [section, score * terms.length]))
    },
    /** Sections that have a term in one of the fields of what is shown as code. */
    shown: (field: 'names' | 'pairs', term: string): ReadonlySet<number> =>
      new Set(index.postings(term)?.get(FIELDS.indexOf(field))?.keys() ?? []),
  }
}
