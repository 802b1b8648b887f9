import {existsSync} from 'node:fs'
import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises'
import path from 'node:path'
import {stringify} from 'yaml'
import {pageTypes, readFrontMatter} from '../../src/markdown/check/frontMatter'
import type {SidebarContents} from '../../src/markdown/check/placement'
import {SiteError} from '../../src/lib/problem'

/** What can be made, the folder that it goes to, and the type that a page of it has when none is named. */
export const kinds = {
  docs: {dir: 'docs', type: 'how-to'},
  article: {dir: 'articles', type: 'explanation'},
  guide: {dir: 'guides', type: 'tutorial'},
  post: {dir: 'blog', type: undefined},
} as const

/** What is to be made. */
export type NewPage = {
  kind: string
  /** Below the folder of the kind, without an ending: `organizations/scim`. Of a post, its slug. */
  name: string
  title: string
  /** The type of a page; nothing for a post. Default: what pages of the kind mostly are. */
  type?: string | undefined
}

const EXAMPLE = 'npm run new -- docs organizations/provisioning "Provision members from a directory" --type how-to'
const TEMPLATES = path.join(import.meta.dirname, '../templates')

/**
 * Writes a page from the template of its type, with marks (`TODO:`) where its writer goes on.
 * @param root absolute path of the site's root.
 * @param today as YYYY-MM-DD.
 * @returns the file, relative to the root.
 * @throws SiteError that says what was wrong with the request.
 */
export async function writeNewPage(
  root: string,
  page: NewPage,
  sidebars: SidebarContents,
  today: string,
): Promise<string> {
  const {kind, name, title} = page
  if (!isKind(kind)) fail(`There is no kind of page "${kind}".`, Object.keys(kinds).join(', '))
  if (!/^[a-z0-9]+(?:[-/][a-z0-9]+)*$/.test(name) || (kind === 'post' && name.includes('/')))
    fail(
      `"${name}" can't be the path of a ${kind === 'post' ? 'post' : 'page'}.`,
      kind === 'post' ? 'lowercase words joined by hyphens' : 'lowercase words joined by hyphens, below folders',
    )
  if (title.length < 3 || title.length > 60) fail(`The title has ${title.length} characters.`, '3 to 60, in quotes')
  const {dir, type: usual} = kinds[kind]
  const type = usual === undefined ? 'post' : (page.type ?? usual)
  if (usual === undefined ? page.type !== undefined : !pageTypes.some((known) => known === type))
    fail(`A ${kind} has no type "${page.type ?? ''}".`, usual === undefined ? 'none' : pageTypes.join(', '))
  if (kind === 'docs') requireSection(name, sidebars)
  const file = path.posix.join(dir, kind === 'post' ? `${today}-${name}.mdx` : `${name}.mdx`)
  const target = path.join(root, file)
  if (existsSync(target)) fail(`${file} already exists.`, 'a path without a page')
  const body = await readFile(path.join(TEMPLATES, `${type}.mdx`), 'utf8')
  await mkdir(path.dirname(target), {recursive: true})
  const values = {
    title,
    description: `TODO: 70 to 160 characters that say in a search result what a reader can do with "${title}".`,
    ...(kind === 'post'
      ? {slug: name, authors: ['team'], tags: ['keycloak']}
      : {page_type: type, ...(kind === 'docs' ? {sidebar_position: await nextPosition(path.dirname(target))} : {})}),
  }
  await writeFile(target, `---\n${stringify(values, {lineWidth: 0})}---\n\n${body}`)
  return file
}

function isKind(name: string): name is keyof typeof kinds {
  return Object.hasOwn(kinds, name)
}

function fail(what: string, allowed: string, fix = `For example: ${EXAMPLE}`): never {
  throw new SiteError({what, allowed, fix})
}

/** A page of the docs belongs to a section, or no sidebar holds it. */
function requireSection(name: string, {folders}: SidebarContents): void {
  const sections = folders.map((folder) => folder.replace(/^docs\//, ''))
  if (folders.some((folder) => `docs/${name}`.startsWith(`${folder}/`))) return
  fail(
    `"${name}" isn't in a section of the documentation.`,
    sections.map((section) => `${section}/…`).join(', '),
    'Put the page into a section, or create one: a folder with an index.mdx, and an entry in sidebars.ts.',
  )
}

/** The place behind the pages that are there. */
async function nextPosition(folder: string): Promise<number> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.mdx'))
  const positions = await Promise.all(
    files.map(async (name) => {
      const read = readFrontMatter(await readFile(path.join(folder, name), 'utf8'), name)
      return 'what' in read ? 0 : Number(read.values.sidebar_position ?? 0)
    }),
  )
  return Math.floor(Math.max(0, ...positions)) + 1
}
