import {cut} from '../../../lib/cut'
import {subjectOf} from '../../../lib/search/terms'
import type {SearchEngine} from '../engine'
import type {Answerer, AnswerPart} from './answerer'

/** Sections that are looked through, and passages that are quoted. */
const [LOOKED_AT, QUOTED] = [8, 3]
/** How much of what a question is about a passage has to say. */
const ENOUGH = 0.5
/** Characters of a passage. */
const LENGTH = 360

const termsIn = (text: string): Set<string> =>
  new Set(subjectOf(text).flatMap(({parts, joined}) => (joined === undefined ? parts : [...parts, joined])))

/** Sentences that stand together, no longer than a passage may be. */
function passagesOf(text: string): string[] {
  const sentences = text.split(/(?<=[.!?])(?=\s)/)
  return sentences.map((_, at) => {
    let passage = ''
    for (const sentence of sentences.slice(at)) {
      if (passage !== '' && passage.length + sentence.length > LENGTH) break
      passage += sentence
    }
    return cut(passage.trim(), LENGTH)
  })
}

/** Answers by quoting what the search finds: it writes nothing itself, and says so where nothing fits. */
export function quotingAnswerer(engine: SearchEngine): Answerer {
  async function* answer(question: string): AsyncGenerator<AnswerPart> {
    const asked = termsIn(question)
    const says = (text: string): number => {
      const said = termsIn(text)
      return [...asked].filter((term) => said.has(term)).length / Math.max(asked.size, 1)
    }
    const passages = (await engine.passages(question, LOOKED_AT)).flatMap(({hit, text}) => {
      // What it is called says what it is about.
      const name = `${hit.title} ${hit.heading} `
      const [best] = passagesOf(text)
        .map((quote) => ({hit, quote, score: says(name + quote) + says(quote)}))
        .sort((one, other) => other.score - one.score)
      // A hosted service has sections without a text.
      return best && best.quote !== '' && says(name + best.quote) >= ENOUGH ? [best] : []
    })
    for (const {hit, quote} of passages.slice(0, QUOTED)) yield {quote, hit}
  }
  return {isGenerated: false, answer}
}
