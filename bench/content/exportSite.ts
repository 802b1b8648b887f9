import {readFile} from 'node:fs/promises'
import path from 'node:path'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import remarkStringify from 'remark-stringify'
import {glob} from 'tinyglobby'
import {unified} from 'unified'
import {ROOT} from '../../scripts/lib/root'
import {brand} from '../../src/config/brand'
import {contentTrees} from '../../src/data/contentTrees'
import {SiteError} from '../../src/lib/problem'
import {replaceBrandTokens} from '../../src/lib/brandTokens'
import {parseTree} from '../../src/markdown/parseTree'
import {parsePage, type Page} from '../../src/markdown/check/page'
import {pageRoute} from '../../src/markdown/check/pageRoute'
import {codeFromFile} from '../../src/markdown/remark/codeFromFile'
import type {BenchPage} from './page'
import {plainMarkdown} from './plainMarkdown'

/** This site's documents that writers edit as plain Markdown, sorted by address. @throws SiteError for a page that can't be read. */
export async function exportSite(): Promise<BenchPage[]> {
  const parsed = await Promise.all(
    (await glob(['{docs,articles,guides,blog}/**/*.{md,mdx}', 'api/overview.mdx'], {cwd: ROOT})).map(readPage),
  )
  const routes = new Map(parsed.map((page) => [page.file, pageRoute(page)]))
  const pages = await Promise.all(parsed.map((page) => toBenchPage(page, routes)))
  return pages.sort((a, b) => (a.route < b.route ? -1 : 1))
}

async function readPage(file: string): Promise<Page> {
  const tree = contentTrees.find(({dir}) => file.startsWith(`${dir}/`))
  if (tree === undefined) throw new Error(`${file} is in no tree of documents.`)
  const source = replaceBrandTokens(await readFile(path.join(ROOT, file), 'utf8'), brand)
  const page = await parsePage(file, source, tree)
  if ('what' in page) throw new SiteError(page)
  return page
}

async function toBenchPage(page: Page, routes: ReadonlyMap<string, string>): Promise<BenchPage> {
  const {values} = page.frontMatter
  const title = textOr(values.title, page.file)
  return {
    route: pageRoute(page),
    tree: page.tree.dir,
    title,
    label: textOr(values.sidebar_label, title),
    description: textOr(values.description, title),
    body: await bodyOf(page, routes),
    ...(page.tree.kind === 'blog' ? {date: path.basename(page.file).slice(0, 10), tags: textsOf(values.tags)} : {}),
  }
}

async function bodyOf({file, source}: Page, routes: ReadonlyMap<string, string>): Promise<string> {
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkGfm)
    .use(remarkDirective)
    .use(codeFromFile, {root: ROOT})
    .use(plainMarkdown, {file, routes, origin: `https://${brand.domain}`})
  const plain = await processor.run(parseTree(source), {path: path.join(ROOT, file)})
  // Written without MDX, whose rules for braces and angle brackets are not Markdown's.
  return unified().use(remarkGfm).use(remarkDirective).use(remarkStringify, {bullet: '-'}).stringify(plain)
}

function textOr(value: unknown, otherwise: string): string {
  return typeof value === 'string' ? value : otherwise
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}
