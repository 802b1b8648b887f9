import type {ErrorFileEntry} from '../../lib/errorFile'
import {withoutNoise} from '../../lib/errorText'
import {inlineParts, plainText} from '../../lib/inlineText'
import {MOST_INPUT} from '../run'

/** An entry as the lookup compares it. */
export type Prepared = {
  entry: ErrorFileEntry
  /** The literal texts of the problem, each in pieces between its variable parts. */
  literals: readonly (readonly string[])[]
  /** The words of the problem. */
  problem: ReadonlySet<string>
  /** The words of the page's title and of the cause. */
  context: ReadonlySet<string>
}

/** All entries, and how much a word says. */
export type Lookup = {
  entries: readonly Prepared[]
  /** Grows with the rarity of a word. */
  weight: (word: string) => number
}

/** The words of a text in small letters, as normalized. A name such as `invalid_grant` is one word. */
export const wordsIn = (text: string): string[] => {
  // Whole: the last `Caused by` of a stack trace can be anywhere in what a field holds.
  const normalized = withoutNoise(text.slice(0, MOST_INPUT)).toLowerCase()
  return normalized === '' ? [] : normalized.split(' ')
}

/** With a space at both ends, so that a search finds whole words only. */
export const padded = (words: readonly string[]): string => ` ${words.join(' ')} `

/** The words of prose in small letters. */
const proseWords = (text: string): readonly string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}_]+(?:[-.'][\p{L}\p{N}_]+)*/gu) ?? []

/** A single word such as `strict` is in other messages too. A name such as `invalid_grant` or `SocketReset` isn't. */
const isTelling = (text: string): boolean => /\s|_|[a-z][A-Z]|-.+-/.test(text)

/** The code of a problem is what the server writes. Without code, the whole problem is. */
function literalsOf(problem: string): string[][] {
  const codes = inlineParts(problem).flatMap(({kind, text}) => (kind === 'code' ? [text] : []))
  const texts = (codes.length > 0 ? codes : [plainText(problem)]).filter(isTelling)
  return texts
    .map((text) =>
      text
        .split('…')
        .map(wordsIn)
        .filter((words) => words.length > 0)
        .map(padded),
    )
    .filter((pieces) => pieces.length > 0)
}

/** Words that stand in every sentence and tell no message from another. */
const FILLERS = new Set(
  'a an and are as at be by can for from how in is it more not of on or see server that the this to use was with you'.split(
    ' ',
  ),
)

/** What a filler counts, of what its rarity says. */
const FILLER = 0.2

/** Reads the entries once. */
export function prepare(entries: readonly ErrorFileEntry[]): Lookup {
  const prepared = entries.map((entry): Prepared => ({
    entry,
    literals: literalsOf(entry.problem),
    problem: new Set(wordsIn(plainText(entry.problem))),
    context: new Set(proseWords(`${entry.page.title} ${entry.cause}`)),
  }))
  const counts = new Map<string, number>()
  for (const {problem, context} of prepared)
    for (const word of new Set([...problem, ...context])) counts.set(word, (counts.get(word) ?? 0) + 1)
  return {
    entries: prepared,
    weight: (word) =>
      (FILLERS.has(word) ? FILLER : 1) * Math.log(1 + prepared.length / (1 + (counts.get(word) ?? prepared.length))),
  }
}
