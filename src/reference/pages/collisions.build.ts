import {readFile} from 'node:fs/promises'
import path from 'node:path'
import {glob} from 'tinyglobby'
import type {Problem} from '../../lib/problem'
import {ENTRY, operationsOf, pageName, type Description} from '../description/description.build'

/** The page of the reference that is written by hand. */
const WRITTEN = 'overview'

/** Where a line stands in the files of the description. */
async function placeOf(siteDir: string, wanted: (line: string) => boolean): Promise<Pick<Problem, 'file' | 'line'>> {
  const files = await glob('openapi/**/*.{yaml,yml,json}', {cwd: siteDir})
  for (const file of files.sort()) {
    const lines = (await readFile(path.join(siteDir, file), 'utf8')).split('\n')
    const line = lines.findLastIndex(wanted) + 1
    if (line > 0) return {file, line}
  }
  return {file: ENTRY}
}

/** Names that differ, and whose pages or anchors would have one name: `getIdp` and `getIDP`. */
export async function findCollisions(siteDir: string, description: Description): Promise<Problem[]> {
  const problems: Problem[] = []
  const find = async (
    names: readonly string[],
    seen: Map<string, string>,
    told: {noun: string; address: (name: string) => string; isLine: (line: string, name: string) => boolean},
  ): Promise<void> => {
    for (const name of names) {
      const other = seen.get(pageName(name))
      if (other !== undefined) {
        const address = told.address(pageName(name))
        problems.push({
          ...(await placeOf(siteDir, (line) => told.isLine(line, name))),
          what: `The ${told.noun} "${name}" leads to the address ${address}, which "${other}" already has.`,
          allowed: 'names that differ in more than capital letters and punctuation',
          fix: `Give one of the two another ${told.noun}.`,
        })
      }
      seen.set(pageName(name), name)
    }
  }
  const unquoted = (text: string): string => text.trim().replaceAll(/['",]/g, '')
  const ids = operationsOf(description).map(({operationId}) => operationId)
  await find(ids, new Map([[WRITTEN, 'api/overview.mdx']]), {
    noun: 'operationId',
    address: (name) => `/api/${name}/`,
    isLine: (line, name) => unquoted(line) === `operationId: ${name}`,
  })
  const tags = description.tags.map(({name}) => name)
  await find(tags, new Map(), {
    noun: 'tag',
    address: (name) => `/api/category/${name}/`,
    isLine: (line, name) => unquoted(line) === `- name: ${name}`,
  })
  return problems
}
