import type {BenchPage} from '../content/page'
import type {SiteName} from '../lib/options'
import type {OpenApiDocument} from '../../src/reference/description/read.build'

/** The kinds of pages that are looked at. */
export const TEMPLATES = ['home', 'docs', 'blog list', 'post', 'category', 'tag', '404', 'search', 'api'] as const
export type Template = (typeof TEMPLATES)[number]

/** What a site is built from. */
export type Content = {
  /** This site's documents that writers edit, as plain Markdown. */
  exported: readonly BenchPage[]
  /** The description that the API reference is made from, which only Docusaurus has a generator for. */
  api: OpenApiDocument
  /** Added to them until the site is large enough. */
  generated: readonly BenchPage[]
}

/** A program to run. */
export type Command = {
  program: string
  args: readonly string[]
  cwd: string
  env: Readonly<Record<string, string>>
}

/** A site generator and the folder in which it builds the benchmark's content. */
export type Site = {
  name: SiteName
  /** Name and version, for people. */
  title: string
  /** Absolute path of the finished pages. */
  outDir: string
  /** Addresses of one page of each kind; kinds that the generator does not have are left out. */
  templates: Readonly<Partial<Record<Template, string>>>
  /** Installs the generator and writes content and configuration, in the place of what was there. */
  prepare: (content: Content) => Promise<void>
  /** Builds the pages. */
  build: Command
  /** Starts the writers' server. */
  start: (port: number) => Command
  /** Folders whose absence makes a build a cold one, absolute. */
  caches: readonly string[]
  /** Absolute path of the file that a docs page is made from. */
  sourceOf: (route: string) => string
}

/** The docs page that is looked at, and the one of the same section to which its sidebar leads. */
export const DOCS_PAGE = '/docs/getting-started/email/'
export const NEXT_PAGE = '/docs/getting-started/launch-checklist/'
/** The page that is changed. */
export const EDITED_PAGE = '/docs/introduction/'
/** An address of no page. */
export const NO_PAGE = '/no-such-page/'

/** The pages that every generator has. */
export const COMMON_PAGES = {
  home: '/',
  docs: DOCS_PAGE,
  'blog list': '/blog/',
  post: '/blog/dashboard-launch/',
  '404': NO_PAGE,
} as const satisfies Site['templates']
