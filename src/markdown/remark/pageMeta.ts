import {readFileSync} from 'node:fs'
import path from 'node:path'
import type {Root} from 'mdast'
import {toString} from 'mdast-util-to-string'
import * as z from 'zod'
import {verified as provenPages, type Verification} from '../../data/verified'
import {MARKDOWN_FILE} from '../../lib/markdownFile'
import {readingMinutes} from '../../lib/readingTime'
import {hashOfProof} from '../proof/hashOfProof'
import {element} from './element'

/** Options of {@link pageMeta}. */
export type PageMetaOptions = {
  /** What checks proved, by file. Default: `src/data/verifiedProofs.json`. */
  verified?: Readonly<Record<string, Verification>>
  /** The folder that those files are relative to. Default: the current working directory, the site's root. */
  root?: string
}

/**
 * Puts a line before a document that says what kind of page it is, how long it takes, and what a check has proved of
 * it as it stands:
 *
 *     <PageMeta type="how-to" minutes="4" versions="Keycloak 26.5.6, orgs 0.144" date="2026-11-21" />
 *
 * A document whose front matter has no `page_type`, such as a part that others include, gets none. One with a
 * `page_note`, as generated pages have, says that instead of a time: it is looked things up in, not read.
 */
export function pageMeta({verified = provenPages, root = process.cwd()}: PageMetaOptions = {}) {
  return (tree: Root, {data, path: file}: {data: Readonly<Record<string, unknown>>; path?: string}): void => {
    const {page_type: type, page_note: note, unlisted = false} = frontMatterSchema.parse(data.frontMatter)
    if (type === undefined) return
    const proven = file === undefined ? undefined : verificationOf(file, root, verified)
    const values = {
      type,
      ...(note === undefined ? {minutes: String(readingMinutes(textOf(tree)))} : {note}),
      ...(proven && {versions: proven.versions.join(', '), date: proven.date}),
      ...(!unlisted && {markdown: MARKDOWN_FILE}),
    }
    tree.children.unshift(element('PageMeta', values))
  }
}

/** What was proved of a page, unless what it proves is something else by now. */
function verificationOf(
  file: string,
  root: string,
  verified: Readonly<Record<string, Verification>>,
): Verification | undefined {
  const known = verified[path.relative(root, file).split(path.sep).join('/')]
  if (known === undefined) return undefined
  return known.proof === hashOfProof(readFileSync(file, 'utf8')) ? known : undefined
}

const frontMatterSchema = z
  .object({page_type: z.string(), page_note: z.string(), unlisted: z.boolean()})
  .partial()
  .catch({})

/** What there is to read, block by block: a word must not run into the next block's. */
function textOf({children}: Root): string {
  return children.map((block) => (block.type === 'mdxjsEsm' ? '' : toString(block))).join('\n')
}
