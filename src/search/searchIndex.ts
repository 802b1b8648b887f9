/** What a section is found by, the shorter texts weighing more. Their order is that of the index. */
export const FIELDS = ['title', 'page', 'heading', 'keys', 'text', 'code'] as const

export type Field = (typeof FIELDS)[number]

/** Counts up when browsers that know the format before can't read the next. */
export const FORMAT = 1

/** The `<meta>` by which a page names the index that was built with it. */
export const INDEX_META = 'search-index'

/** The `<meta>` by which it says, to a hosted service, in which pages it searches. */
export const TAGS_META = 'search-tags'

/** One page in the index. */
export type IndexedPage = {
  /** With the slash at its end, and with the site's base path. */
  path: string
  title: string
  /** What menus call it, where that is not its title. */
  label: string
  /** The categories above it, the outermost first. */
  trail: readonly string[]
  /** Id of one of `searchKinds`. */
  kind: string
  /** What its sections count for beside those of other pages, which count for 1. */
  weight: number
  /** Which of `texts` has its sections. */
  text: number
  /** Anchor and heading of each section. The first is what stands above all headings, and has neither. */
  sections: readonly (readonly [anchor: string, heading: string])[]
}

/** The file that the browser loads before the first query. Sections are counted through all pages. */
export type SearchIndex = {
  format: typeof FORMAT
  pages: readonly IndexedPage[]
  /** Address of each file with the sections' texts, from the site's root. */
  texts: readonly string[]
  /** How many terms each section has, by field. */
  lengths: readonly (readonly number[])[]
  /**
   * A line for each term, in alphabetical order: how many characters it shares with the one before and the others, then for each
   * field that has it the field's number and the sections, each as its distance from the one before and, where it is not
   * 1, how often: `3ation 0:4 4:1,2.3,7`. Numbers have the base 36.
   */
  terms: string
}

/** A file with the texts of sections, in their order, by the path of their page. */
export type SectionTexts = Readonly<Record<string, readonly string[]>>
