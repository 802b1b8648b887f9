import {readFile} from 'node:fs/promises'
import path from 'node:path'
import {glob} from 'tinyglobby'
import {parse} from 'yaml'
import * as z from 'zod'
import type {Brand} from '../../data/types'
import {replaceBrandTokens} from '../../lib/brandTokens'
import {pageName} from './description.build'
import {docsRouteOf} from './docsRoutes.build'

/** A page of the documentation that uses an operation. */
export type UsingPage = {route: string; title: string}

/** Folders whose pages use operations. Posts do too, but of a day in the past. */
const FOLDERS = ['docs', 'guides', 'articles']

const frontMatterSchema = z.object({
  title: z.string(),
  operations: z.array(z.string()).default([]),
  draft: z.boolean().default(false),
  unlisted: z.boolean().default(false),
})

/**
 * The operations that a page uses, in the order of the description: those whose pages it links to, and those that its
 * front matter names.
 * @param text Markdown. What stands in blocks of code is no link.
 * @param named operation ids of the front matter.
 */
export function operationsUsed<T extends {operationId: string}>(
  text: string,
  named: readonly string[],
  operations: readonly T[],
): T[] {
  const prose = text.replaceAll(/^(`{3,})[\s\S]*?^\1/gm, '')
  const linked = new Set([...prose.matchAll(/\]\(\/api\/([\w-]+)\/[)#]/g)].map(([, name]) => name))
  return operations.filter(({operationId}) => named.includes(operationId) || linked.has(pageName(operationId)))
}

/** The pages that use each operation, by its id, in the order of their addresses. */
export async function readUses(
  siteDir: string,
  brand: Brand,
  operations: readonly {operationId: string}[],
): Promise<Readonly<Record<string, UsingPage[]>>> {
  const uses: Record<string, UsingPage[]> = {}
  const files = await glob(
    FOLDERS.map((folder) => `${folder}/**/*.mdx`),
    {cwd: siteDir, ignore: ['**/_*']},
  )
  for (const file of files.sort()) {
    const source = await readFile(path.join(siteDir, file), 'utf8')
    const [, yaml = '', text = ''] = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)([\s\S]*)/.exec(source) ?? []
    // What is wrong with front matter is told by the content check.
    const frontMatter = frontMatterSchema.safeParse(parse(yaml)).data
    if (frontMatter === undefined || frontMatter.draft || frontMatter.unlisted) continue
    const page = {route: docsRouteOf(file), title: replaceBrandTokens(frontMatter.title, brand)}
    for (const {operationId} of operationsUsed(text, frontMatter.operations, operations))
      (uses[operationId] ??= []).push(page)
  }
  return uses
}
