/**
 * What a text is found by. The build makes the index of a page with these functions, and the browser reads a query with them:
 * what they make of a word has to be the same on both sides.
 */

import * as own from './languages/english'
import type {SearchLanguage} from './languages/language'
import {plain} from './languages/plain'

/** Words as they stand in prose and code: joined by a hyphen, a point, an underline or an apostrophe, they are one. */
const WORD = /[\p{L}\p{N}]+(?:[-._'’][\p{L}\p{N}]+)*/gu
const JOINT = /[-._'’]/
/** Between the words of `addOrganizationMember`, and before the last of `HTTPServer`. */
const HUMP = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u

/**
 * With an underline between two words, a hump behind small letters, two humps, or all in capitals and longer than an
 * abbreviation. `JavaScript` and `WebAuthn` are words.
 */
const IDENTIFIER =
  /[\p{L}\p{N}]_[\p{L}\p{N}]|(?<![\p{L}\p{N}])\p{Ll}{2,}\p{Lu}|\p{Ll}\p{Lu}\p{L}*\p{Ll}\p{Lu}|^\p{Lu}{5,}$/u

/** Longer ones are names of files and addresses, which nobody types without a mistake. */
const MAX_JOINED = 48

/** A word without its ending. */
export let stem = own.stem
let joined = own.joined
let asides: ReadonlySet<string> = own.asides
/** What has been read before, as it was written: a text says the same words again and again. */
let known = new Map<string, Word>()

/** Takes texts in another language from now on. The build does so for each language; a browser has that of its page. */
export function speak(language: SearchLanguage): void {
  stem = language.stem
  joined = language.joined
  asides = language.asides
  known = new Map()
}

/** One word as it was written, and what it is found by. */
export type Word = Readonly<{
  /** As it was written, in lower case. */
  written: string
  /** As it was written. */
  raw: string
  /** Whether it is written as names in code are: `userAttribute`, `CODE_TO_TOKEN_ERROR`, `NotAllowedError`. */
  isIdentifier: boolean
  /** Its parts, stemmed: `add`, `organization`, `member`. */
  parts: readonly string[]
  /** The parts in one, where there are several: `addorganizationmember`. */
  joined: string | undefined
}>

/** The words of a text, in their order. */
export function wordsOf(text: string): Word[] {
  return (joined(plain(text)).match(WORD) ?? []).map((written) => known.get(written) ?? readWord(written))
}

function readWord(written: string): Word {
  const parts = written
    .replace(/['’]s$/, '')
    .split(JOINT)
    .flatMap((part) => part.split(HUMP))
    .map((part) => part.toLowerCase())
  const whole = parts.join('')
  const word = {
    written: written.toLowerCase(),
    raw: written,
    isIdentifier: IDENTIFIER.test(written),
    parts: parts.map(stem),
    joined: parts.length > 1 && whole.length <= MAX_JOINED ? stem(whole) : undefined,
  }
  known.set(written, word)
  return word
}

/** Every term of a text, as the index counts them. */
export const termsOf = (text: string): string[] =>
  wordsOf(text).flatMap(({parts, joined}) => (joined === undefined ? parts : [...parts, joined]))

/** Terms that say how something is asked: running text has such in every section, which tells none apart. */
export function asideTerms(): ReadonlySet<string> {
  return new Set([...asides].map(stem))
}

/** Whether a word, in lower case, says how something is asked. */
export const isAside = (word: string): boolean => asides.has(word)

/** The words of a text that say what it is about. */
export function subjectOf(text: string): Word[] {
  const words = wordsOf(text)
  const subject = words.filter(({written}) => !isAside(written))
  return subject.length > 0 ? subject : words
}

/**
 * The terms of a name, or of a query that may be one, each once. `Get` is a part of it: it is what some operations do. The number
 * of a step isn't.
 */
export const nameTermsOf = (name: string): string[] => [
  ...new Set([
    ...(/^get\s/i.test(name) ? ['get'] : []),
    ...subjectOf(name.replace(/^\d+\. /, '')).flatMap(({parts}) => parts),
  ]),
]

/** A name of several words as one term, which a query that says the same has too; none for a name of one word. */
export function phraseOf(name: string): string[] {
  const parts = subjectOf(name).flatMap(({parts}) => parts)
  return parts.length > 1 ? [parts.join('')] : []
}

/** Names in code, one term for each, so that `RESET_PASSWORD` is another thing than a reset of passwords. */
export const namesIn = (code: string): string[] =>
  wordsOf(code)
    .filter(({isIdentifier}) => isIdentifier)
    .map(({parts, joined}) => joined ?? parts.join(''))

/** How many pairs of one quotation count: a message says enough with its first words. */
const MAX_PAIRS = 12

/** Each word of a quotation with the one behind it, as one term: by these a message is found as a whole. */
export function pairsOf(text: string): string[] {
  const own = wordsOf(text)
    .slice(0, MAX_PAIRS + 1)
    .map(({parts, joined}) => joined ?? parts.join(''))
  return own.flatMap((word, at) => {
    const before = own[at - 1]
    return before === undefined || before.length + word.length > MAX_JOINED ? [] : [before + word]
  })
}

/** A piece of a text: a word, or what stands before one. */
export type Piece = {text: string; parts: readonly string[]}

/** A text in pieces, none left out. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const {0: written, index} of text.matchAll(WORD)) {
    if (index > from) pieces.push({text: text.slice(from, index), parts: []})
    const [word] = wordsOf(written)
    pieces.push({text: written, parts: word?.joined === undefined ? (word?.parts ?? []) : [...word.parts, word.joined]})
    from = index + written.length
  }
  if (from < text.length) pieces.push({text: text.slice(from), parts: []})
  return pieces
}
