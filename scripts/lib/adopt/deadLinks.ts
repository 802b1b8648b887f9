/** What leads nowhere once pages and files are removed. */
export type Dead = {
  /** Whether a path of the site, with or without an anchor or a query, leads to a removed page. */
  isDead: (link: string) => boolean
  /** The page that such a link leads to instead, where the code requires one. */
  insteadOf: (link: string) => string | undefined
  /** Fields of `brand.links` that the provider doesn't have, each with the page to lead to where the code requires one. */
  links: ReadonlyMap<string, string | undefined>
  /** Flags of `src/data/offer/offered.ts` that are off. */
  flags: readonly string[]
  /** Documents and folders of a sidebar that are removed, by the file of the sidebar. */
  entries: Readonly<Record<string, readonly string[]>>
}

/** The page of a link, without anchor and query: `/docs/a/` for `/docs/a/?x=1#b`. */
export const pageOf = (link: string): string => link.replace(/[?#].*$/, '')

/** One place that was edited, or that has to be read. */
export type Place = {
  /** From the root of the site. */
  file: string
  /** 1-based, in the file before the edit. */
  line: number
  /** What is there. */
  text: string
}

/** Text to put in the place of a part of a file. */
export type Edit = {start: number; end: number; text: string}

/** Applies edits that don't overlap. */
export function applyEdits(source: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((text, {start, end, text: replacement}) => text.slice(0, start) + replacement + text.slice(end), source)
}

/** The number of the line that a place of a text is on. */
export const lineAt = (source: string, offset: number): number => source.slice(0, offset).split('\n').length
