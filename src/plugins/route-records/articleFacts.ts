import * as z from 'zod'
import {changePages} from '../../lib/changePages'
import {pagePath} from '../../lib/pagePath'
import {FACTS_MARK, type ArticleFacts} from './record'

const MARK = new RegExp(`<template ${FACTS_MARK}="?([^\\s">]+)"?></template>`)

const factsSchema = z.looseObject({metadata: z.looseObject({permalink: z.string()})})

/** Whether something before the mark, in the article that it stands in, asks for React: see `intent-hydration`. */
const needsReact = (html: string, mark: number): boolean =>
  html.slice(html.indexOf('<article'), mark).includes('data-hydrate')

/**
 * Takes out of a page what the theme has left in it about its article.
 * @returns the page without it; and the facts, where the article needs no React, so that its HTML is all of it.
 */
export function takeFacts(html: string): {html: string; facts?: ArticleFacts} {
  const found = MARK.exec(html)
  if (found === null) return {html}
  const [mark, encoded = ''] = found
  const rest = html.replace(mark, '')
  if (needsReact(html, found.index)) return {html: rest}
  return {html: rest, facts: factsSchema.parse(JSON.parse(decodeURIComponent(encoded)))}
}

/**
 * Does so with every page of a build.
 * @returns the facts by the page's path below the base URL, with slashes at both ends.
 */
export async function takeAllFacts(outDir: string): Promise<ReadonlyMap<string, ArticleFacts>> {
  const taken = new Map<string, ArticleFacts>()
  await changePages(outDir, (page, file) => {
    const {html, facts} = takeFacts(page)
    if (facts) taken.set(pagePath(file), facts)
    return html
  })
  return taken
}
