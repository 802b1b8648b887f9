import {cut} from '../../lib/cut'
import {isAside, piecesOf, subjectOf, type Piece} from '../terms'
import type {Marked} from '../engine/engine.client'

/** How many characters of a section stand below its name. */
const LENGTH = 170
/** How many of them come before the first word that is marked. */
const LEAD = 40
/** How many words of a section are candidates for the excerpt: each is compared with all others. */
const MAX_CANDIDATES = 500

/** Whether a piece of a text is, or begins with, one of the words of a query. */
function matcher(query: string): (piece: Piece) => boolean {
  const terms = subjectOf(cut(query, 400)).flatMap(({parts, joined}) =>
    // Of `log in` and `sign-on`, not every `in` and `on`.
    joined === undefined ? parts : [...parts.filter((part) => !isAside(part)), joined],
  )
  return ({parts}) =>
    parts.some((part) => terms.some((term) => part === term || (term.length > 2 && part.startsWith(term))))
}

const marked = (pieces: readonly Piece[], isMarked: (piece: Piece) => boolean): Marked =>
  pieces.map((piece) => ({text: piece.text, isMarked: isMarked(piece)}))

/** A text with the words of a query marked. */
export const markText = (text: string, query: string): Marked => marked(piecesOf(text), matcher(query))

/** The part of a text in which most different words of a query stand, marked. */
export function excerptOf(text: string, query: string): Marked {
  const isMarked = matcher(query)
  const pieces = piecesOf(text)
  const starts: number[] = []
  let length = 0
  for (const piece of pieces) {
    starts.push(length)
    length += piece.text.length
  }
  const hits = pieces
    .flatMap((piece, at) => (isMarked(piece) ? [{at: starts[at] ?? 0, word: piece.text.toLowerCase()}] : []))
    .slice(0, MAX_CANDIDATES)
  const richness = (from: number): number =>
    new Set(hits.filter(({at}) => at >= from && at < from + LENGTH - LEAD).map(({word}) => word)).size
  const best = hits.reduce((found, {at}) => (richness(at) > richness(found) ? at : found), hits[0]?.at ?? 0)
  const from = best <= LEAD ? 0 : best - LEAD
  const inside = pieces.filter((_, at) => (starts[at] ?? 0) >= from && (starts[at] ?? 0) < from + LENGTH)
  const shown = marked(inside, isMarked)
  const isWhole = from + LENGTH >= length
  return [
    ...(from > 0 ? [{text: '… ', isMarked: false}] : []),
    ...shown,
    ...(isWhole || shown.length === 0 ? [] : [{text: ' …', isMarked: false}]),
  ]
}
