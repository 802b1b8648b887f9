import type GithubSlugger from 'github-slugger'
import type {Heading} from 'mdast'
import {toString} from 'mdast-util-to-string'

/** An ID that a writer gives a heading: `## Title {#id}`. */
const HEADING_ID = /\{#([^{}]+)\}$/

/** The ID of a heading in the built page. @param slugger has made the IDs of the headings above it. */
export function headingId(heading: Heading, slugger: GithubSlugger): string {
  // MDX has no `{#id}`: an explicit ID is the comment `{/* #id */}` at the heading's end.
  const last = heading.children.at(-1)
  const comment =
    last?.type === 'mdxTextExpression' ? /^\/\*\s*#([\w-]+)\s*\*\/$/.exec(last.value.trim())?.[1] : undefined
  if (comment !== undefined) return comment
  const text = toString(heading)
  return HEADING_ID.exec(text)?.[1]?.trim() ?? slugger.slug(text)
}
