import {isPasted, normalizeError} from '../../lib/errorText'
import type {SearchHead} from '../searchIndex'
import {namesIn, nameTermsOf, pairsOf, subjectOf, termsOf, type Word} from '../terms'
import {knownWords, meaningsOf} from './meanings.client'
import {namesOf, type Place} from './places.client'
import {postingsIn} from './postings.client'
import {scorer, type Meaning, type Scores} from './score.client'

/** How much of what the best section has of a query another has to have. */
const ENOUGH = 0.6

/** Where fewer have enough, the best of the others come after them. */
const FEW = 5

/** Words of a smaller part of all sections count alike: `everywhere` in two of them says less than `log out`. */
const BY_CHANCE = 0.02

/** What comes after that is ignored: no reader asks in more words, and each takes its time. */
const MAX_WORDS = 16
const MAX_CHARACTERS = 400

/** A path of the API: the reader wants its operation. */
const CALL = /^\s*((get|post|put|patch|delete)\s+)?\/\S/i

/** How much more a section counts that shows a name of code as the query has it. */
const IDENTIFIER = 8

/** Of a message, how many pairs of words have to be in the query, and how many count, each as much again as the section. */
const FEWEST_PAIRS = 2
const MOST_PAIRS = 4

/** How much of a query a section has that has all its words written as one, such as `logout` for `log out`: a bit more than all. */
const AS_ONE_WORD = 1.077

/** How much more a section counts that has a name like the query, by how like it is. */
const NAMED_LIKE = 1.5

/** How much more again if the query says just that. */
const NAMED_EXACTLY = 1.3

/** Queries whose words are kept for the next keystroke. */
const REMEMBERED = 200

/**
 * How much more a section counts for its names: by how much of a name the query says, and, which weighs more, how much of the
 * query the name.
 */
function byName(names: readonly (readonly string[])[], terms: readonly string[]): number {
  const asOne = terms.join('')
  const weights = names.map((name) => {
    const asked = name.includes(asOne) ? [asOne] : terms
    const shared = asked.filter((term) => name.includes(term)).length
    const likeness = shared && (shared / name.length) * (shared / asked.length) ** 1.5
    return (1 + NAMED_LIKE * likeness) * (likeness === 1 ? NAMED_EXACTLY : 1)
  })
  return Math.max(...weights)
}

/** Reads the words of titles and headings when they are first needed. */
function vocabularyReader(places: readonly Place[]): () => ReadonlySet<string> {
  let words: ReadonlySet<string> | undefined
  return () =>
    (words ??= new Set(
      places.flatMap(({page, anchor, heading}) => termsOf(anchor === '' ? `${page.title} ${page.label}` : heading)),
    ))
}

/** A pasted line without what differs each time, or the query. A line of nothing else stays as it is. */
const messageIn = (query: string): string => (isPasted(query) && normalizeError(query)) || query

/** Scores meanings, and keeps the scores for the next keystroke unless a part of the index was missing. */
function remembering(score: (meanings: readonly Meaning[]) => Scores, misses: () => number) {
  const known = new Map<string, Scores>()
  return (meanings: readonly Meaning[]): Scores => {
    const key = JSON.stringify(meanings)
    const before = misses()
    const scores = known.get(key) ?? score(meanings)
    if (known.size > REMEMBERED) known.clear()
    if (misses() === before) known.set(key, scores)
    return scores
  }
}

/** Reads the terms of each name of a section once: a query has hundreds of candidates. */
function namesReader(): (place: Place) => string[][] {
  const names = new Map<Place, string[][]>()
  return (place) => {
    const read = names.get(place) ?? namesOf(place).map(nameTermsOf)
    names.set(place, read)
    return read
  }
}

/**
 * How much more a section counts that shows as code what the query has.
 * @param shown the sections that show a name, or a pair of words.
 */
function asWritten(
  asked: string,
  words: readonly Word[],
  shown: ReturnType<typeof scorer>['shown'],
): (section: number) => number {
  // The pieces of a path are in code everywhere; its operation is found by its name.
  if (asked.includes('/')) return () => 1
  const names = words.flatMap(({raw}) => namesIn(raw)).map((name) => shown('names', name))
  const pairs = pairsOf(asked).map((pair) => shown('pairs', pair))
  return (section) => {
    const paired = pairs.filter((sections) => sections.has(section)).length
    const isNamed = names.some((sections) => sections.has(section))
    const isQuoted = paired >= Math.min(FEWEST_PAIRS, pairs.length)
    return (isNamed ? IDENTIFIER : 1) * (isQuoted ? 1 + Math.min(paired, MOST_PAIRS) : 1)
  }
}

/** Finds sections in an index. */
export type Ranker = {
  /** The numbers of the sections that fit a query, the best first. @throws Error if a file of the index doesn't come. */
  rank: (query: string) => Promise<number[]>
  /** How many sections have a term of a query that was ranked. */
  sectionsWith: (term: string) => number
}

/** The sections that have all words in one, such as `logout` for `log out`. */
function phraseOf(words: readonly Word[], found: (meanings: readonly Meaning[]) => Scores): Scores {
  const terms = words.flatMap(({parts}) => parts)
  return terms.length > 1 ? found([{all: [terms.join('')]}]) : new Map<number, number>()
}

/** How well a section fits a query, and how much of the query it has. */
type Total = {score: number; weight: number}

/** How much of the query each section has: a word that few sections have counts more. Very few may have it by chance. */
function totalsOf(all: readonly Scores[], count: number): Map<number, Total> {
  const totals = new Map<number, Total>()
  for (const scores of all) {
    const rarity = Math.log(1 + count / (Math.max(scores.size, count * BY_CHANCE) + 1))
    for (const [section, score] of scores) {
      const total = totals.get(section) ?? {score: 0, weight: 0}
      totals.set(section, {score: total.score + score, weight: total.weight + rarity})
    }
  }
  return totals
}

/**
 * Ranks the sections of an index for queries. What it has found for a word it keeps for the next keystroke.
 * @param get loads a shard's `terms`.
 */
export function ranker(head: SearchHead, places: readonly Place[], get: (file: string) => Promise<string>): Ranker {
  const index = postingsIn(head, get)
  const vocabulary = vocabularyReader(places)
  const {word: score, shown, sectionsWith} = scorer(head, index, vocabulary)
  const found = remembering(score, index.misses)
  const namesOfPlace = namesReader()

  /** Ranks with what is loaded. What isn't is noted by the index. */
  function rankLoaded(query: string): number[] {
    const asked = messageIn(query).slice(0, MAX_CHARACTERS)
    const spoken = subjectOf(asked).slice(0, MAX_WORDS)
    const words = spoken.flatMap((word) => knownWords(word, index))
    const scores = words.map((word, at) => found(meaningsOf(word, words[at + 1], index, vocabulary)))
    const totals = [...totalsOf(scores, places.length)]
    const written = asWritten(asked, words, shown)
    const phrase = phraseOf(words, found)
    const asName = nameTermsOf(asked)
    const most = totals.reduce((weight, [, total]) => Math.max(weight, total.weight), 0)
    const shareOf = (section: number, {weight}: Total): number => (phrase.has(section) ? AS_ONE_WORD : weight / most)
    const enough = totals.filter(([section, total]) => shareOf(section, total) >= ENOUGH)
    const isFew = enough.length < FEW
    return (isFew ? totals : enough)
      .flatMap(([section, total]) => {
        const place = places[section]
        if (place === undefined) return []
        const factors = [
          shareOf(section, total) ** 3,
          // A heading that is a message says the same twice.
          Math.max(written(section), byName(namesOfPlace(place), asName)),
          place.page.weight,
          CALL.test(query) && place.page.kind === 'api' ? 2 : 1,
        ]
        return {section, score: factors.reduce((product, factor) => product * factor, total.score)}
      })
      .sort((one, other) => other.score - one.score || one.section - other.section)
      .slice(0, isFew ? FEW : undefined)
      .map(({section}) => section)
  }

  return {
    sectionsWith,
    async rank(query) {
      for (;;) {
        const ranked = rankLoaded(query)
        if (!(await index.load())) return ranked
      }
    },
  }
}
