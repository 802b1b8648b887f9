const WORDS_PER_MINUTE = 200

/** How long reading takes, in whole minutes, and never none. Words are counted as the blog counts them. */
export function readingMinutes(text: string): number {
  const segments = new Intl.Segmenter('en', {granularity: 'word'}).segment(text)
  const words = Array.from(segments).filter(({isWordLike}) => isWordLike).length
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE))
}
