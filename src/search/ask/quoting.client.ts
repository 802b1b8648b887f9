import {subjectOf} from '../terms'
import type {Hit, SearchEngine} from '../engine/engine.client'
import type {Answerer, AnswerPart} from './answerer.client'
import {holds, longestRun, passagesOf, questionWords, quotesOf, type Passage} from './passages.client'

/** Sections that are looked through, and passages that are quoted. */
const [LOOKED_AT, QUOTED] = [12, 3]
/** How much of what a question is about a passage has to say. */
const ENOUGH = 0.5

const termsIn = (text: string): Set<string> =>
  new Set(subjectOf(text).flatMap(({parts, joined}) => (joined === undefined ? parts : [...parts, joined])))

/** A passage, and how well it answers. */
type Candidate = {
  hit: Hit
  quote: string
  /** How much it has of what the question quotes, 0 for nothing. */
  verbatim: number
  score: number
}

/**
 * Answers by quoting what the search finds: it writes nothing itself, and says so where nothing fits. A passage that has the
 * words of an error message, or a name as it is written in code, comes before those that only share words; where the
 * question quotes something that no passage has, there is no answer.
 */
export function quotingAnswerer(engine: SearchEngine): Answerer {
  async function* answer(question: string): AsyncGenerator<AnswerPart> {
    const asked = termsIn(question)
    const words = questionWords(question)
    const quotes = quotesOf(question)
    const says = (text: string): number => {
      const said = termsIn(text)
      return [...asked].filter((term) => said.has(term)).length / Math.max(asked.size, 1)
    }
    const rate = (hit: Hit, passage: Passage): Candidate => {
      // What it is called says what it is about.
      const name = `${hit.title} ${hit.heading} `
      const held = quotes.filter((quote) => holds(passage, quote)).reduce((sum, quote) => sum + quote.length, 0)
      const verbatim = held + longestRun(passage, words)
      return {hit, quote: passage.text, verbatim, score: says(name + passage.text) + says(passage.text)}
    }
    const isEnough = ({hit, quote, verbatim}: Candidate): boolean =>
      verbatim > 0 || (quotes.length === 0 && says(`${hit.title} ${hit.heading} ${quote}`) >= ENOUGH)
    const candidates = (await engine.passages(question, LOOKED_AT)).flatMap(({hit, text}) => {
      const rated = passagesOf(text).map((passage) => rate(hit, passage))
      const most = Math.max(0, ...rated.map(({verbatim}) => verbatim))
      // The last one that has the whole quotation begins with it.
      const best =
        most > 0
          ? rated.findLast(({verbatim}) => verbatim === most)
          : [...rated].sort((one, other) => other.score - one.score)[0]
      // A hosted service has sections without a text.
      return best && isEnough(best) ? [best] : []
    })
    const most = Math.max(0, ...candidates.map(({verbatim}) => verbatim))
    // The order is the search's; of those that quote, only the ones that quote as much.
    const best = candidates.filter(({verbatim}) => verbatim === most)
    for (const {hit, quote} of best.slice(0, QUOTED)) yield {quote, hit}
  }
  return {isGenerated: false, answer}
}
