import {locale} from '../../lib/locale'
import {isAside, termsOf, wordsOf, type Word} from '../terms'
import type {PostingsIndex} from './postings.client'
import {wordsFor} from '../words'
import type {Meaning} from './score.client'

/** What words stand for, by what they are found by. */
const SYNONYMS = new Map(
  Object.entries(wordsFor(locale())?.synonyms ?? {}).map(([word, means]) => [termsOf(word).at(-1), termsOf(means)]),
)

/** In how many characters a word may be wrong. */
const slips = (term: string): number => (/\d/.test(term) || term.length < 4 ? 0 : term.length < 8 ? 1 : 2)

const exact = (...all: readonly string[]): Meaning => ({all})

/** Two words that were written as one: `brutforce`. */
function splitsOf(term: string, isKnown: (term: string) => boolean): Meaning[] {
  const splits: Meaning[] = []
  for (let at = 3; at <= term.length - 3; at += 1) {
    const [left, right] = [term.slice(0, at), term.slice(at)]
    const first = [left, `${left}e`].find(isKnown)
    if (first !== undefined && isKnown(right)) splits.push(exact(first, right))
  }
  return splits
}

/**
 * What a word of a query may stand for.
 * @param next the word after it, with which it may be one.
 * @param vocabulary the words of titles and headings.
 */
export function meaningsOf(
  {parts, joined, raw}: Word,
  next: Word | undefined,
  index: PostingsIndex,
  vocabulary: () => ReadonlySet<string>,
): Meaning[] {
  const own = joined ?? parts.join('')
  const isLacking = index.lacks(own)
  const isPrefix = own.length > (next === undefined ? 1 : 3)
  const meanings: Meaning[] = [exact(own), {like: own, isPrefix, slips: isLacking ? slips(own) : 0}]
  if (parts.length > 1) meanings.push(exact(...parts))
  // Pages name a class with its package or without: `java.lang.NoSuchMethodError`.
  const last = raw.includes('.') ? wordsOf(raw.split('.').at(-1) ?? '').at(-1) : undefined
  if (last?.isIdentifier) meanings.push(exact(last.joined ?? last.parts.join('')))
  if (next) meanings.push(exact(`${parts.join('')}${next.parts.join('')}`))
  if (isLacking && parts.length === 1)
    meanings.push(...splitsOf(own, (term) => vocabulary().has(term) || index.hasLoaded(term)))
  const synonym = SYNONYMS.get(own)
  if (synonym !== undefined) meanings.push(exact(...synonym))
  return meanings
}

/**
 * A word of several parts that no section has in this way, as those that some have: `java.lang.NoSuchMethodError` as `java`,
 * `lang` and `NoSuchMethodError`, and `idp-initiated` as `idp` and `initiated`.
 */
export function knownWords(word: Word, index: PostingsIndex): Word[] {
  const {joined, raw} = word
  if (joined === undefined || !index.lacks(joined)) return [word]
  return raw
    .split(/[-._'’]/)
    .flatMap((piece) => wordsOf(piece))
    .flatMap((piece) =>
      piece.joined === undefined || index.has(piece.joined) ? [piece] : piece.parts.flatMap((part) => wordsOf(part)),
    )
    .filter(({written}) => !isAside(written))
}
