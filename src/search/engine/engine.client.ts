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
  /** How many there are of the kind that is wanted. */
  nbHits: number
  /** How many there are of each kind. */
  kinds: Readonly<Record<string, number>>
}

/** What answers searches. Tests put their own in place of the index. */
export type SearchEngine = {
  /** Gets what the first search needs. @throws Error if it doesn't come. */
  prepare: () => Promise<void>
  /** @throws Error if a file of the index doesn't come. */
  search: (request: SearchRequest) => Promise<SearchAnswer>
  /** The best results with the texts of their sections, to answer a question with. @throws Error if they don't come. */
  passages: (question: string, count: number) => Promise<Passages>
  /** The lines of a section that have words of the query; empty if none has. @throws Error if they don't come. */
  excerpt: (hit: Hit, query: string) => Promise<Marked>
}

/** Results with the texts of their sections. */
export type Passages = {
  found: readonly {hit: Hit; text: string}[]
  /** How many sections of the site have a term of the question. */
  sectionsWith: (term: string) => number
  /** How many sections the site has. */
  sections: number
}
