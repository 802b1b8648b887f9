import type MiniSearch from 'minisearch'
import type {Query, SearchOptions} from 'minisearch'
import {isAside, namesIn, nameTermsOf, pairsOf, stem, subjectOf, termsOf, wordsOf, type Word} from '../terms'
import {searchSynonyms} from '../../data/search'
import type {Unpacked} from './unpack.client'

/** How much of what the best section has of a query another has to have. */
const ENOUGH = 0.6

/** Where fewer have enough, the best of the others come after them. */
const FEW = 5

/** Words of a smaller part of all sections count alike: `everywhere` in two of them says less than `log out`. */
const BY_CHANCE = 0.05

/** Longer ones are cut: nobody asks in more words, and each takes its time. */
const MAX_WORDS = 16
const MAX_CHARACTERS = 400

/** A path of the API: whoever types one wants its operation. */
const CALL = /^\s*((get|post|put|patch|delete)\s+)?\/\S/i

const OPTIONS = {
  boost: {title: 7, page: 1.5, heading: 6, keys: 4, text: 1, code: 0.6},
  tokenize: (text) => [text],
  processTerm: (term) => term,
  weights: {prefix: 0.4, fuzzy: 0.25},
} satisfies SearchOptions

/** What words stand for, by what they are found by. */
const SYNONYMS = new Map(Object.entries(searchSynonyms).map(([word, means]) => [termsOf(word).at(-1), termsOf(means)]))

/** What the code of a section counts for that has a name of code, or a message, as the query has it. */
const AS_WRITTEN = {identifier: 8, pair: 1.5, fewestPairs: 2, mostPairs: 4} as const

/** Sections by how well they fit. */
type Scores = Map<number, number>

const exact = (...terms: readonly string[]): Query => ({
  queries: [...terms],
  combineWith: 'AND',
  prefix: false,
  fuzzy: false,
})

/** A term in code, as it is written there. */
const inCode = (term: string): Query => ({queries: [term], prefix: false, fuzzy: false, fields: ['code']})

/** In how many characters a word may be wrong. */
const slips = (term: string): number => (/\d/.test(term) || term.length < 4 ? 0 : term.length < 8 ? 1 : 2)

/** Two words of the index that were written as one: `brutforce`. */
function splitsOf(term: string, terms: ReadonlySet<string>): Query[] {
  const splits: Query[] = []
  for (let at = 3; at <= term.length - 3; at += 1) {
    const [left, right] = [term.slice(0, at), term.slice(at)]
    if (terms.has(right) && (terms.has(left) || terms.has(`${left}e`)))
      splits.push(exact(terms.has(left) ? left : `${left}e`, right))
  }
  return splits
}

/** What a word of a query may stand for. @param next the word after it, with which it may be one. */
function meanings(word: Word, next: Word | undefined, isLast: boolean, {terms}: Unpacked): Query {
  const {parts, joined} = word
  const own = joined ?? parts.join('')
  const isKnown = terms.has(own)
  const queries: Query[] = [
    exact(own),
    {queries: [own], prefix: own.length > (isLast ? 1 : 3), fuzzy: isKnown ? false : slips(own)},
  ]
  if (parts.length > 1) queries.push(exact(...parts))
  // Pages name a class with its package or without: `java.lang.NoSuchMethodError`.
  const last = word.raw.includes('.') ? wordsOf(word.raw.split('.').at(-1) ?? '').at(-1) : undefined
  if (last?.isIdentifier) queries.push(exact(last.joined ?? last.parts.join('')))
  if (next) queries.push(exact(`${parts.join('')}${next.parts.join('')}`))
  if (!isKnown && parts.length === 1) queries.push(...splitsOf(own, terms))
  const synonym = SYNONYMS.get(own)
  if (synonym !== undefined) queries.push(exact(...synonym))
  return {queries, combineWith: 'OR'}
}

function scoresOf(index: MiniSearch, query: Query): Scores {
  return new Map(index.search(query, OPTIONS).map(({id, score}) => [Number(id), score]))
}

/**
 * A word of several parts that no section has in this way, as those that some have: `java.lang.NoSuchMethodError` as `java`,
 * `lang` and `NoSuchMethodError`, and `idp-initiated` as `idp` and `initiated`.
 */
const knownOf =
  ({terms}: Unpacked) =>
  (word: Word): Word[] => {
    const {joined, raw} = word
    if (joined === undefined || terms.has(joined)) return [word]
    const pieces = raw.split(/[-._'’]/).flatMap((piece) => wordsOf(piece))
    return pieces
      .flatMap((piece) =>
        piece.joined === undefined || terms.has(piece.joined) ? [piece] : piece.parts.flatMap((part) => wordsOf(part)),
      )
      .filter(({written}) => !isAside(written))
  }

/** Ranks the sections of an index for queries. What it has found for a word it keeps for the next keystroke. */
export function ranker(unpacked: Unpacked): (query: string) => number[] {
  const known = new Map<string, Scores>()
  const found = (query: Query): Scores => {
    const key = JSON.stringify(query)
    const scores = known.get(key) ?? scoresOf(unpacked.index, query)
    if (known.size > 200) known.clear()
    known.set(key, scores)
    return scores
  }
  return (query) => {
    const isCall = CALL.test(query)
    const asked = query.slice(0, MAX_CHARACTERS)
    const words = subjectOf(asked).slice(0, MAX_WORDS).flatMap(knownOf(unpacked))
    const byWord = words.map((word, at) => found(meanings(word, words[at + 1], at === words.length - 1, unpacked)))
    const totals = new Map<number, {score: number; weight: number}>()
    for (const scores of byWord) {
      // A word that few sections have says more than one that many have. Very few: it may stand there by chance.
      const {length} = unpacked.places
      const rarity = Math.log(1 + length / (Math.max(scores.size, length * BY_CHANCE) + 1))
      for (const [section, score] of scores) {
        const total = totals.get(section) ?? {score: 0, weight: 0}
        totals.set(section, {score: total.score + score, weight: total.weight + rarity})
      }
    }
    // The pieces of a path stand in code everywhere; its operation is found by its name.
    const isPath = asked.includes('/')
    const identifiers = isPath ? [] : words.flatMap(({raw}) => namesIn(raw)).map((name) => found(inCode(stem(name))))
    const pairs = isPath ? [] : pairsOf(asked).map((pair) => found(inCode(stem(pair))))
    /** How much more a section counts that has in its code what the query has. */
    const asWritten = (section: number): number => {
      const paired = pairs.filter((scores) => scores.has(section)).length
      const isNamed = identifiers.some((scores) => scores.has(section))
      const isQuoted = paired >= AS_WRITTEN.fewestPairs || (paired > 0 && pairs.length === 1)
      return (
        (isNamed ? AS_WRITTEN.identifier : 1) *
        (isQuoted ? 1 + AS_WRITTEN.pair * Math.min(paired, AS_WRITTEN.mostPairs) : 1)
      )
    }
    const terms = words.flatMap(({parts}) => parts)
    const asName = nameTermsOf(asked)
    const phrase: Scores = terms.length > 1 ? found(exact(terms.join(''))) : new Map<number, number>()
    const most = [...totals.values()].reduce((weight, total) => Math.max(weight, total.weight), 0)
    const all = [...totals]
    const enough = all.filter(([, total]) => total.weight >= most * ENOUGH)
    return (enough.length < FEW ? all : enough)
      .map(([section, {score, weight}]) => {
        const place = unpacked.places[section]
        const named = Math.max(0, ...(place?.names ?? []).map((name) => likeness(name, asName)))
        return {
          section,
          score:
            score *
            (weight / most) ** 3 *
            (phrase.has(section) ? 3 : 1) *
            asWritten(section) *
            (place?.page.weight ?? 1) *
            (1 + 2 * named) *
            (isCall && place?.page.kind === 'api' ? 2 : 1),
        }
      })
      .sort((one, other) => other.score - one.score || one.section - other.section)
      .slice(0, enough.length < FEW ? FEW : undefined)
      .map(({section}) => section)
  }
}

/** How much of a name the query says, and of the query the name: 1 where they are the same. */
function likeness(name: readonly string[], terms: readonly string[]): number {
  const shared = terms.filter((term) => name.includes(term)).length
  return (shared / Math.max(name.length, terms.length, 1)) ** 2
}
