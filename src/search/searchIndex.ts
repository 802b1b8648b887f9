/** What a section is found by, if a long one counts less. */
export const LENGTH_FIELDS = ['title', 'page', 'heading', 'keys', 'text'] as const

/**
 * All that a section is found by, the shorter texts weighing more. The index counts the terms of each. A long code block is no reason
 * to count less, because it says nothing about the section's subject.
 */
export const TEXT_FIELDS = [...LENGTH_FIELDS, 'code'] as const

/**
 * Those, and what a section shows as code: `names` of settings and classes, and `pairs` of neighboring words, by which a message is
 * found as a whole. The index numbers fields by this order.
 */
export const FIELDS = [...TEXT_FIELDS, 'names', 'pairs'] as const

export type TextField = (typeof TEXT_FIELDS)[number]
export type Field = (typeof FIELDS)[number]

/** Increase it when browsers that know the previous format can't read the new one. */
export const FORMAT = 2

/** The `<meta>` by which a page names the index that was built with it. */
export const INDEX_META = 'search-index'

/** The `<meta>` by which it tells a hosted service in which pages to search. */
export const TAGS_META = 'search-tags'

/** One page in the index. */
export type IndexedPage = {
  /** With the slash at its end, and with the site's base path. */
  path: string
  title: string
  /** What menus call it, if that isn't its title. */
  label: string
  /** The categories above it, the outermost first. */
  trail: readonly string[]
  /** Id of one of `searchKinds`. */
  kind: string
  /** How much its sections count: 1 for most pages. */
  weight: number
  /** Whether other pages explain what its label and its address name. */
  isAuxiliary?: true
  /** Which of `texts` has its sections. */
  text: number
  /**
   * Heading of each section, and its anchor if `anchorOf` doesn't make it of the heading. The first is what comes before all headings,
   * and has neither.
   */
  sections: readonly (readonly [heading: string, anchor?: string])[]
}

/** A file with the postings of a range of terms. */
export type ShardAddress = {
  /** Its first term. The range ends before the first term of the next shard. */
  from: string
  /** From the site's root. */
  file: string
}

/** The file that the browser loads before the first query. Sections are numbered across all pages. */
export type SearchHead = {
  format: typeof FORMAT
  pages: readonly IndexedPage[]
  /** Address of each file with the sections' texts, from the site's root. */
  texts: readonly string[]
  /** How many different terms each section has, for each of `LENGTH_FIELDS`. */
  lengths: readonly (readonly number[])[]
  /** In the order of their terms. */
  shards: readonly ShardAddress[]
}

/**
 * A file with postings, loaded when a query needs one of its terms. One line for each term, in the order of their code units: how
 * many characters it shares with the term before and the others, then for each field that has it the field's number and the
 * sections, each as its distance from the one before and, unless it is 1, how often: `3ation 0:4 4:1,2.3,7`. Numbers have base 36.
 */
export type Shard = {terms: string}

/** A file with the texts of sections, in their order, by the path of their page. */
export type SectionTexts = Readonly<Record<string, readonly string[]>>

/** The anchor that the framework makes of most headings. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-')
