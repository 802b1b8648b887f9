import {mkdir, rm, writeFile} from 'node:fs/promises'
import path from 'node:path'
import {stringify} from 'yaml'
import {brand} from '../../src/config/brand'
import type {BenchPage} from '../content/page'

/** Where the sites say that they are. */
export const ORIGIN = `https://${brand.domain}`
/** What the sites are called. */
export const NAME = brand.name
export const TAGLINE = 'Managed Keycloak hosting and enterprise support'

/** The languages of code blocks that this site's pages use. */
export const CODE_LANGUAGES = ['bash', 'docker', 'http', 'ini', 'java', 'json', 'properties', 'yaml']

/** Writes files, paths relative to a folder, and what is missing of their folders. */
export async function writeFiles(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  for (const [name, text] of files) {
    const file = path.join(folder, name)
    await mkdir(path.dirname(file), {recursive: true})
    await writeFile(file, text)
  }
}

/** Empties folders. */
export async function removeAll(folders: readonly string[]): Promise<void> {
  await Promise.all(folders.map((folder) => rm(folder, {recursive: true, force: true})))
}

/** A Markdown document. */
export function document(frontMatter: Readonly<Record<string, unknown>>, body: string): string {
  return `---\n${stringify(frontMatter)}---\n\n${body.trim()}\n`
}

/** A module whose only export is plain data. */
export function dataModule(value: unknown): string {
  return `export default ${JSON.stringify(value, null, 2)}\n`
}

/** The file of a route: every page is the index of its folder, which every generator publishes at the same address. */
export function indexFile(route: string): string {
  return path.posix.join('.', route, 'index.md')
}

/** Opening lines of admonitions, `:::warning[Title]`, in the form that a generator reads. */
export function withAdmonitions(body: string, open: (kind: string, title: string) => string): string {
  return body.replace(/^:::([a-z]+)(?:\[(.*)\])?$/gm, (_, kind: string, title: string | undefined) =>
    open(kind, title ?? ''),
  )
}

/** The list of posts, newest first, as a page of its own for generators that have no blog. */
export function blogListPage(pages: readonly BenchPage[]): string {
  return pages
    .filter(({tree}) => tree === 'blog')
    .sort((a, b) => ((a.date ?? '') < (b.date ?? '') ? 1 : -1))
    .map(({title, route, date, description}) => `## [${title}](${route})\n\n${date ?? ''}\n\n${description}`)
    .join('\n\n')
}

/** What the home page says below its name. */
export const HOME_TEXT = `${TAGLINE}.

- [Introduction](/docs/introduction/)
- [Getting started](/docs/getting-started/)
- [Blog](/blog/)
`
