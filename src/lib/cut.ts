/** How far behind the cut the last character is looked for: more than the longest emoji has. */
const LONGEST = 64

/** A text without halves of surrogate pairs, which `encodeURIComponent` refuses. Firefox has `toWellFormed` only since 119. */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\uFFFD')

/** Where the character begins that would be cut in two; 0 where the browser can't tell (Firefox before 125). */
function characterAt(text: string, at: number): number {
  if (!('Segmenter' in Intl)) return 0
  const nearby = text.slice(0, at + LONGEST)
  return new Intl.Segmenter().segment(nearby).containing(at)?.index ?? 0
}

/**
 * The beginning of a text, cut between two characters as a reader sees them: an emoji, a flag or an accented letter is kept
 * whole or left out. The result can always be encoded.
 * @param most length of the result, in UTF-16 units.
 */
export function cut(text: string, most: number): string {
  if (text.length <= most) return wellFormed(text)
  return wellFormed(text.slice(0, characterAt(text, most) || most).replace(/[\uD800-\uDBFF]$/, ''))
}
