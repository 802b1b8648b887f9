import type {Hit} from '../engine/engine.client'

/** A part of an answer, as it comes. */
export type AnswerPart =
  /** More of a text in which `[1]` leads to the first source. */
  | {text: string}
  | {source: {url: string; title: string}}
  /** A passage of the site as it stands. */
  | {quote: string; hit: Hit}

/** What answers questions: the index in the browser, an endpoint of one's own, or a hosted assistant. */
export type Answerer = {
  /** Whether a model writes what it says. */
  isGenerated: boolean
  /**
   * Answers a question. One that yields nothing has no answer.
   * @param earlier what was asked and answered before, the oldest first.
   * @throws Error where no answer comes, or only a part of one.
   */
  answer: (question: string, earlier: readonly Turn[], signal: AbortSignal) => AsyncIterable<AnswerPart>
}

export type Turn = {question: string; answer: string}
