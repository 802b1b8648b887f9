import {cut} from '../../lib/cut'
import {isAside, stem, wordsOf} from '../terms'

/** Characters of a passage. */
const LENGTH = 360
/** Words that a passage has to have in the order of the question to hold what the question quotes. */
const QUOTED_WORDS = 3

/** A part of a section's text. */
export type Passage = {
  text: string
  /** The sentence or line that it begins with. */
  lead: string
  /** Names in code are one word: `cookie_not_found`. */
  words: readonly string[]
  /** Names with a hyphen, a point or an underline are several words. */
  parts: readonly string[]
}

/** The words of a text, those of names in code one by one. */
export const partsOf = (text: string): string[] =>
  wordsOf(text).flatMap(({written}) => written.split(/[-._'’]/).map((part) => stem(part)))
const joinedWords = (text: string): string[] => wordsOf(text).map(({parts, joined}) => joined ?? parts.join(''))

/** A sentence, or a part of a long one or of code: of such a part a passage says that there is more before it. */
type Unit = {text: string; isRest: boolean}

/** The sentences of a text; what is longer than a passage is cut between words. */
function unitsOf(text: string): Unit[] {
  return text
    .split('\n')
    .flatMap((line) => line.split(/(?<=[.!?])(?=\s)/))
    .flatMap((unit) => {
      const parts = unit.length <= LENGTH ? [unit] : (unit.match(/.{1,300}(?:\s|$)/gs) ?? [cut(unit, LENGTH)])
      return parts.map((part, index) => ({text: part.trim(), isRest: index > 0}))
    })
    .filter((unit) => unit.text !== '')
}

/** Sentences that stand together, from each sentence on, no longer than a passage may be. */
export function passagesOf(text: string): Passage[] {
  const units = unitsOf(text)
  return units.map(({text: lead, isRest}, at) => {
    let passage = ''
    for (const unit of units.slice(at)) {
      if (passage !== '' && passage.length + unit.text.length >= LENGTH) break
      passage += passage === '' ? unit.text : ` ${unit.text}`
    }
    return {text: isRest ? `… ${passage}` : passage, lead, words: joinedWords(passage), parts: partsOf(passage)}
  })
}

/** What a question quotes. Shape: the words of each quotation. */
export type Quotations = {
  /** Between quotation marks or as code. */
  marked: readonly (readonly string[])[]
  /** Names as they are written in code. */
  names: readonly (readonly string[])[]
}

export function quotesOf(question: string): Quotations {
  const marked = [...question.matchAll(/["“]([^"“”]+)["”]|`([^`]+)`/g)].map(
    ([, first = '', second = '']) => first || second,
  )
  // Of a name with a path before it, such as a Java class, the last part is the one that pages have.
  const names = wordsOf(question)
    .filter(({isIdentifier}) => isIdentifier)
    .flatMap(({raw}) => wordsOf(raw.split('.').at(-1) ?? raw))
  return {
    marked: marked.map(joinedWords).filter((words) => words.length > 0),
    names: names.map(({parts, joined}) => [joined ?? parts.join('')]),
  }
}

/** The words of a question for runs. A name in code is one word: `not found` in `cookie_not_found` is in many messages. */
export const askedOf = (question: string): string[] =>
  wordsOf(question).flatMap(({isIdentifier, parts, joined}) =>
    isIdentifier && joined !== undefined ? [joined] : parts,
  )

/** Characters from which a name is one of its own, whatever stands before it: `NoSuchMethodError`. */
const NAME = 8

/** Whether words stand in a passage, one behind the other. A single name may have a path before it there. */
export function holds({words}: Passage, quote: readonly string[]): boolean {
  const [name = '', ...others] = quote
  if (others.length === 0 && name.length >= NAME) return words.some((word) => word.endsWith(name))
  return words.some((_, at) => quote.every((word, index) => words[at + index] === word))
}

/**
 * The longest run of words of a question that a text has in their order; 0 if it is too short to be a quotation, or says nothing.
 * @param words of the text, as `partsOf` gives them. @param question the words of the question, as
 * `askedOf` gives them.
 * @param isTelling whether a run says enough of the question.
 */
export function longestRun(
  words: readonly string[],
  question: readonly string[],
  isTelling: (run: readonly string[]) => boolean,
): number {
  let longest = 0
  for (const from of question.keys()) {
    for (const at of words.keys()) {
      let length = 0
      while (question[from + length] !== undefined && words[at + length] === question[from + length]) length += 1
      // Numbers, as those of a version, say nothing alone.
      const saying = question.slice(from, from + length).filter((word) => !isAside(word) && /\p{L}/u.test(word))
      if (length > longest && saying.length >= 2 && isTelling(saying)) longest = length
    }
  }
  return longest >= QUOTED_WORDS ? longest : 0
}
