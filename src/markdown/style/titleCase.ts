/** Fewer letters are an article or a preposition, which title case doesn't capitalize either. */
const WORD = /\b[A-Za-z][a-z]{3,}\b/g

/**
 * The first capitalized word of a heading in title case: two words or more behind its first are capitalized, and all that
 * could be. A heading with a capital here and there contains names, such as "Spring Boot".
 */
export function titleCaseWord(heading: string): {word: string; index: number} | undefined {
  const [, ...rest] = heading.matchAll(WORD)
  const [first, second] = rest
  if (first === undefined || second === undefined || rest.some(([word]) => /^[a-z]/.test(word))) return undefined
  return {word: first[0], index: first.index}
}
