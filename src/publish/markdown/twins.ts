import type {Verification} from '../../data/verified'
import {PageMetaAttribute} from '../../markdown/components/PageMeta/attributes'
import type {Page} from '../page'
import type {PageFacts} from './facts'
import {formatFrontMatter, type FrontMatter} from './frontMatter'
import {absolute, type LinkContext} from './links'
import {markdownOf} from './markdownOf'

/** A page as Markdown. */
export type Twin = {
  /** Of the page, without the base of the site. */
  path: string
  title: string
  description: string
  type: string
  /** What the page says, from its first heading on. */
  body: string
  /** The whole file. */
  text: string
}

/** What twins are made from, besides the pages. */
export type TwinContext = {
  /** `https://` address of the site with its path, with a closing slash. */
  siteUrl: string
  /** Whether a path of the site, with its base, has a twin. */
  hasMarkdown: (path: string) => boolean
  facts: ReadonlyMap<string, PageFacts>
  /** What pages were tested on, by file. */
  verified: Readonly<Record<string, Verification>>
  /** Language of the text of a page, if the site that is built isn't the one in the site's own language. */
  languageOf: (path: string) => string | undefined
  /** The part of the API description of an operation, by the path of its page. */
  operations: ReadonlyMap<string, string>
}

/** A page that shows when it was tested: its proof is that of its content. */
const TESTED = new RegExp(`${PageMetaAttribute.line}[^>]*>(?:(?!</p>).)*<time `)

/** Pages that the framework makes from others, such as those of tags. */
const MADE_BY_PLUGIN = /<html[^>]*class="[^"]*plugin-(?:blog|docs)/

const kindOf = ({html}: Page): string => (MADE_BY_PLUGIN.test(html) ? 'list' : 'page')

const LIST_OF_POSTS = /<html[^>]*class="[^"]*plugin-blog/

const neighbor = (relation: 'next' | 'prev'): RegExp =>
  new RegExp(`<a class="pagination-nav__link pagination-nav__link--${relation}" href="([^"]+)"`)

/** Where a list of posts goes on: its links to other pages are left out of the Markdown, as those of menus are. */
function pagesOfList({html}: Page, links: LinkContext): Pick<FrontMatter, 'next' | 'previous'> {
  const [next, previous] = (['next', 'prev'] as const).map((relation) => neighbor(relation).exec(html)?.[1])
  return {
    ...(next === undefined ? {} : {next: absolute(next, links)}),
    ...(previous === undefined ? {} : {previous: absolute(previous, links)}),
  }
}

function frontMatterOf(page: Page, links: LinkContext, {facts, verified, languageOf}: TwinContext): FrontMatter {
  const fact = facts.get(page.path)
  const language = languageOf(page.path)
  const proof = fact && TESTED.test(page.html) ? verified[fact.source] : undefined
  return {
    title: page.title,
    description: page.meta.get('description') ?? '',
    // Before the address, so that programs that look for the rest of a list find it first.
    ...(fact === undefined && LIST_OF_POSTS.test(page.html) ? pagesOfList(page, links) : {}),
    url: links.page,
    type: fact?.type ?? kindOf(page),
    ...(language === undefined ? {} : {language}),
    ...(proof ? {tested_on: proof.versions, tested: proof.date} : {}),
    ...(fact?.updated === undefined ? {} : {last_updated: fact.updated}),
  }
}

const descriptionOf = (yaml: string): string =>
  `## OpenAPI description of this operation\n\n\`\`\`yaml\n${yaml}\n\`\`\`\n`

/**
 * The Markdown of a page.
 * @returns undefined for a page without main content, which leads to another page.
 */
export function twinOf(page: Page, context: TwinContext): Twin | undefined {
  const {siteUrl, hasMarkdown, operations} = context
  const url = siteUrl + page.path.slice(1)
  const links = {page: url, site: siteUrl, hasMarkdown}
  const content = markdownOf(page.html, links)
  if (content === undefined) return undefined
  const values = frontMatterOf(page, links, context)
  const operation = operations.get(page.path)
  const body = operation === undefined ? content : `${content}\n${descriptionOf(operation)}`
  const index = `> Index of all pages, and instructions for agents: ${siteUrl}llms.txt`
  return {
    path: page.path,
    title: values.title,
    description: values.description,
    type: values.type,
    body,
    text: [formatFrontMatter(values), index, body].join('\n\n'),
  }
}
