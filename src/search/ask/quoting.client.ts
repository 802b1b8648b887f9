import type {Hit, SearchEngine} from '../engine/engine.client'
import {subjectOf, type Word} from '../terms'
import {askedOf, holds, longestRun, partsOf, passagesOf, quotesOf, type Passage} from './passages.client'

/** Sections that are looked through, passages that are quoted, and pages that are named if none is. */
const [LOOKED_AT, QUOTED, NAMED] = [12, 3, 5]

/** Words of a question that are compared in their order. */
const MAX_WORDS = 60
/** How much of what a question is about a passage has to say. */
const ENOUGH = 0.6
/** How rare a word is, beside the rarest of the question, that the first sentence of a passage or its names have to say. */
const RARE = 0.6
/** How much of a question a run of its words has to say. `log in with` and `the admin console` are in many passages. */
const TELLING = 0.2
/** The same, if the question has a word that no section has. */
const TELLING_BESIDE_UNKNOWN = 0.5
/** How much of a question a sentence has to say to say all of it. */
const WHOLE = 0.9

/** A passage of the site as it stands. */
export type Quote = {quote: string; hit: Hit}

/** What the site says about a question. */
export type Answer = {
  quotes: readonly Quote[]
  /** The best pages, if nothing can be quoted. */
  pages: readonly Hit[]
}

/** A passage, and how well it answers. */
type Candidate = Quote & {
  /** How much it has of what the question quotes, 0 for nothing. */
  verbatim: number
  /** How much of the question its first sentence and the heading say. */
  direct: number
  score: number
}

const termsOf = ({parts, joined}: Word): string[] => (joined === undefined ? [...parts] : [...parts, joined])
const termsIn = (text: string): Set<string> => new Set(subjectOf(text).flatMap(termsOf))

/** Whether a word is said in one or in all its parts: `Graph` alone isn't `GraphQL`. */
const isSaidWhole = (said: ReadonlySet<string>, {parts, joined}: Word): boolean =>
  (joined !== undefined && said.has(joined)) || parts.every((part) => said.has(part))

/** Judges passages by the words of a question. A word that few sections have says more about it than one that many have. */
function judge(question: string, sections: number, sectionsWith: (term: string) => number) {
  const words = subjectOf(question).map((word) => {
    const terms = termsOf(word)
    const count = Math.max(...terms.map(sectionsWith))
    return {word, terms, count, weight: Math.log(1 + sections / (count + 1))}
  })
  const whole = words.reduce((sum, {weight}) => sum + weight, 0)
  // A number alone names nothing: `100%` is rare, and no question is about it.
  const named = words.filter(({terms}) => !terms.every((term) => /^\d+$/.test(term)))
  const rarest = Math.max(...named.map(({weight}) => weight))
  const hasUnknown = named.some(({count}) => count === 0)
  const shareOf = (said: ReadonlySet<string>): number =>
    words.filter(({terms}) => terms.some((term) => said.has(term))).reduce((sum, {weight}) => sum + weight, 0) / whole
  return {
    /** How much of the question a text says: 1 for all of it. */
    share: (text: string): number => shareOf(termsIn(text)),
    /** Whether a run of the question's words says enough of it. */
    isTelling: (run: readonly string[]): boolean =>
      shareOf(new Set(run)) >= (hasUnknown ? TELLING_BESIDE_UNKNOWN : TELLING),
    /** Whether a text has the words that tell the question from others. */
    hasRare: (text: string): boolean => {
      const said = termsIn(text)
      return named.every(({word, weight}) => weight < RARE * rarest || isSaidWhole(said, word))
    },
  }
}

/**
 * Answers by quoting what the search finds: it writes nothing itself, and says so if nothing fits. A passage that has the words of
 * an error message, or a name as it is written in code, comes before those that only share words. If the question quotes something
 * that no passage has, there is no answer.
 */
export async function quotesFor(engine: SearchEngine, question: string): Promise<Answer> {
  const {found, sections, sectionsWith} = await engine.passages(question, LOOKED_AT)
  const {share, hasRare, isTelling} = judge(question, sections, sectionsWith)
  const asked = askedOf(question).slice(0, MAX_WORDS)
  const {marked, names: codeNames} = quotesOf(question)
  const quoted = [...marked, ...codeNames]

  /** None for a passage that doesn't answer. */
  function rate(hit: Hit, named: number, passage: Passage): Candidate | [] {
    // What it is called says what it is about.
    const names = `${hit.title} ${hit.heading} `
    const held = quoted.filter((quote) => holds(passage, quote)).reduce((sum, quote) => sum + quote.length, 0)
    if (marked.length > 0 && held === 0) return []
    const verbatim = held + longestRun(passage.parts, asked, isTelling)
    const isEnough = quoted.length === 0 && share(names + passage.text) >= ENOUGH && hasRare(names + passage.lead)
    if (verbatim + named === 0 && !isEnough) return []
    const direct = share(`${hit.heading} ${passage.lead}`)
    const score = share(names + passage.text) + share(passage.text) + direct
    return {hit, quote: passage.text, verbatim, direct, score}
  }

  /** The passage of a section that answers best. */
  function bestOf({hit, text}: {hit: Hit; text: string}): Candidate | [] {
    const named = Math.max(...[hit.heading, hit.title].map((name) => longestRun(partsOf(name), asked, isTelling)))
    const rated = passagesOf(text).flatMap((passage) => rate(hit, named, passage))
    const most = Math.max(0, ...rated.map(({verbatim}) => verbatim))
    // The last one that has the whole quotation begins with it.
    const best =
      most > 0
        ? rated.findLast(({verbatim}) => verbatim === most)
        : [...rated].sort((one, other) => other.score - one.score)[0]
    return best ? {...best, verbatim: Math.max(best.verbatim, named)} : []
  }

  const candidates = found.flatMap(bestOf)
  const most = Math.max(0, ...candidates.map(({verbatim}) => verbatim))
  // Of those that quote, only the ones that quote as much; if one says the whole question at once, only those that do.
  const quoting = candidates.filter(({verbatim}) => verbatim === most)
  const direct = quoting.filter((candidate) => candidate.direct >= WHOLE)
  const quotes = (direct.length > 0 ? direct : quoting).slice(0, QUOTED)
  const pages = [...new Map(found.map(({hit}) => [hit.url.replace(/#.*/, ''), hit])).values()]
  return {
    quotes: quotes.map(({hit, quote}) => ({hit, quote})),
    pages: quotes.length > 0 ? [] : pages.slice(0, NAMED),
  }
}
