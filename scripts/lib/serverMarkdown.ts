import {readFileSync} from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import {MARKDOWN, NO_MARKDOWN} from '../../deploy/target'
import {likeliestPages} from '../../src/parts/likely-pages/likeliestPages.client'
import {isFile} from './serverAddress'

const asked = new RegExp(MARKDOWN, 'i')
const refused = new RegExp(NO_MARKDOWN, 'i')
const listSchema = z.array(z.object({path: z.string(), title: z.string()}))

/** How many pages the answer to an unknown address names. */
const NEAREST = 3

/** Whether a client prefers Markdown, by its header `Accept`. Browsers never name it. */
export const asksForMarkdown = (accept = ''): boolean => asked.test(accept) && !refused.test(accept)

/** The Markdown of the page in an HTML file, if the build has it. @param file absolute path of `index.html`. */
export function markdownOf(file: string): string | undefined {
  const twin = file.replace(/index\.html$/, 'index.md')
  return twin !== file && isFile(twin) ? twin : undefined
}

/** The answer to an unknown address for a client that reads Markdown: what the build says, and the nearest pages. */
export function markdownNotFound(dir: string, target: string): string | undefined {
  const file = path.join(dir, '404.md')
  if (!isFile(file)) return undefined
  const list = path.join(dir, 'page-list.json')
  const pages = isFile(list) ? listSchema.parse(JSON.parse(readFileSync(list, 'utf8'))) : []
  const nearest = likeliestPages(target.replace(/\?.*/, ''), pages, NEAREST)
  const lines = nearest.map((page) => `- [${page.title}](${page.path}index.md)`)
  return [
    readFileSync(file, 'utf8'),
    ...(lines.length > 0 ? ['Pages with a similar address:\n', ...lines, ''] : []),
  ].join('\n')
}
