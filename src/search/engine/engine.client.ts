/** A text, in pieces that are marked or not. */
export type Marked = readonly {text: string; isMarked: boolean}[]

/** One result: a section of a page. */
export type Hit = {
  /** From the site's root, with the section's anchor. */
  url: string
  /** Of the page. */
  title: string
  /** Of the section; empty for the beginning of the page. */
  heading: string
  /** The categories above the page, the outermost first. */
  trail: readonly string[]
  /** Id of one of `searchKinds`. */
  kind: string
}

/** What is searched for. */
export type SearchRequest = {
  query: string
  /** Id of the one kind of pages that is wanted. Default: all. */
  kind?: string | undefined
  /** How many results, and after how many others. */
  count: number
  from?: number
}

/** What was found. */
export type SearchAnswer = {
  /** The best first. */
  hits: readonly Hit[]
  /** How many there are in all, of the kind that is wanted. */
  nbHits: number
  /** How many of them can be asked for: a hosted service keeps back what comes after the first thousand. */
  reach: number
  /** How many there are of each kind, whatever is wanted. */
  kinds: Readonly<Record<string, number>>
}

/** What answers searches: the index of this build in the reader's browser, or a hosted service. */
export type SearchEngine = {
  /** Gets what the first search needs. @throws Error where it does not come. */
  prepare: () => Promise<void>
  /** @throws Error where no answer comes. */
  search: (request: SearchRequest) => Promise<SearchAnswer>
  /** The best results with all that their sections say, for who answers questions. @throws Error where they do not come. */
  passages: (query: string, count: number) => Promise<readonly Passage[]>
  /** The lines of a section in which the words of the query stand; empty where none is. @throws Error where it does not come. */
  excerpt: (hit: Hit, query: string) => Promise<Marked>
}

/** A result with all that its section says. */
export type Passage = {hit: Hit; text: string}
