/** What the search has to know of a language. Texts come without accents: `Zurich`. */
export type SearchLanguage = {
  /** A word in lower case without its ending. */
  stem: (word: string) => string
  /** A text in which what is one word to a reader is written as one. */
  joined: (text: string) => string
  /** Words that say how something is asked, not what. They count where a query has no others. */
  asides: ReadonlySet<string>
}
