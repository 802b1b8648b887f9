import type {Options as PresetOptions} from '@docusaurus/preset-classic'
import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog'
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs'
import type {PresetConfig} from '@docusaurus/types'
import {blogPages} from '../data/blog'
import {codeFromFile} from '../markdown/remark/codeFromFile'
import {contextValues} from '../markdown/remark/contextValues'
import {dropProof} from '../markdown/remark/dropProof'
import {highlightCode} from '../markdown/remark/highlightCode'
import {importUsed, type ComponentModules} from '../markdown/remark/importUsed'
import {pageChecks} from '../reference/pageChecks.build'
import {pageOperations} from '../reference/pageOperations.build'
import {imageFigureFacts, imageFigures} from '../markdown/remark/imageFigures'
import {mdxFaults} from '../markdown/remark/mdxFaults'
import {mermaid} from '../markdown/remark/mermaid'
import {publishedFiles, type PublishedFilesOptions} from '../markdown/remark/publishedFiles'
import {translatedLinks, type TranslatedLinksOptions} from '../markdown/remark/translatedLinks'
import {reading} from '../markdown/remark/reading'
import {elementAnchors} from '../markdown/remark/elementAnchors'
import {pageMeta} from '../markdown/remark/pageMeta'
import {screenshotFacts} from '../markdown/remark/screenshotFacts'
import {createFeedItems} from '../publish/feed'
import {outlineOperations} from '../reference/description/outline.build'
import {readingMinutes} from '../lib/readingTime'
import {basePathOf} from '../lib/siteAddress'
import {editAddress} from '../lib/sourceLinks'
import {blogDataFiles} from './blogData'
import {brand} from './brand'
import {env} from './env'
import {mdxImports} from './mdxImports'
import {publishedPaths} from './publishedFiles'
import {sitemapItems} from '../publish/sitemap'
import {editions, hasTree, translatedFolders, translationsIn} from './trees'

const imports: [typeof importUsed, {modules: ComponentModules}] = [importUsed, {modules: mdxImports}]

const translated: [typeof translatedLinks, TranslatedLinksOptions] = [
  translatedLinks,
  {root: process.cwd(), translations: translationsIn(editions)},
]

/** What reads the Markdown of every kind of page. */
export const before: [
  typeof mdxFaults,
  ...typeof reading,
  typeof imageFigures,
  [typeof publishedFiles, PublishedFilesOptions],
  typeof translated,
] = [
  mdxFaults,
  ...reading,
  imageFigures,
  [publishedFiles, {files: publishedPaths, basePath: basePathOf(brand)}],
  translated,
]

/** What reads it after the framework, on pages without facts below their title. */
const afterDefault = [
  dropProof,
  codeFromFile,
  mermaid,
  highlightCode,
  contextValues,
  screenshotFacts,
  imageFigureFacts,
  elementAnchors,
  imports,
]

let read: ReturnType<typeof outlineOperations> | undefined

/** The operations of the API, read when the first page asks. */
const operations = () => (read ??= outlineOperations(process.cwd()))

/**
 * Pages of a folder without its index, which is the page of the section, and without those that show no sidebar. Of the whole
 * tree, each folder becomes a section, and its index is the page of that section.
 */
const sidebarItemsGenerator: DocsOptions['sidebarItemsGenerator'] = async ({defaultSidebarItemsGenerator, ...args}) => {
  const isWholeTree = args.item.dirName === '.'
  const docs = args.docs.filter(
    ({id, frontMatter}) => (isWholeTree || !/(^|\/)index$/.test(id)) && frontMatter.displayed_sidebar !== null,
  )
  return defaultSidebarItemsGenerator({...args, docs})
}

/** What every tree of documents has in common. */
export const docsDefaults = {
  sidebarCollapsible: true,
  sidebarCollapsed: true,
  breadcrumbs: true,
  onInlineTags: 'throw',
  sidebarItemsGenerator,
  beforeDefaultRemarkPlugins: [...before, [pageOperations, {operations}]],
  remarkPlugins: [
    dropProof,
    codeFromFile,
    pageMeta,
    mermaid,
    highlightCode,
    contextValues,
    screenshotFacts,
    imageFigureFacts,
    elementAnchors,
    imports,
  ],
  showLastUpdateTime: env.history.depth === 'whole',
  editUrl: ({versionDocsDirPath, docPath}) => editAddress(brand, `${versionDocsDirPath}/${docPath}`),
} satisfies DocsOptions

const docs = {
  ...docsDefaults,
  beforeDefaultRemarkPlugins: [pageChecks, ...docsDefaults.beforeDefaultRemarkPlugins],
  path: 'docs',
  sidebarPath: './sidebars.ts',
  routeBasePath: 'docs',
} satisfies DocsOptions

const blog = {
  path: 'blog',
  routeBasePath: 'blog',
  blogTitle: blogPages.list.title,
  blogDescription: blogPages.list.description,
  blogSidebarTitle: 'News',
  blogSidebarCount: 'ALL',
  postsPerPage: 10,
  archiveBasePath: 'archive',
  authorsMapPath: blogDataFiles.authors,
  tags: blogDataFiles.tags,
  onInlineTags: 'throw',
  onInlineAuthors: 'throw',
  onUntruncatedBlogPosts: 'throw',
  showReadingTime: true,
  readingTime: ({content}) => readingMinutes(content),
  feedOptions: {
    type: ['rss', 'atom', 'json'],
    title: blogPages.list.title,
    description: blogPages.list.description,
    copyright: `Copyright © ${new Date().getFullYear()} ${brand.legalName}`,
    createFeedItems,
  },
  beforeDefaultRemarkPlugins: before,
  remarkPlugins: afterDefault,
} satisfies BlogOptions

/** The parts of the classic preset. */
export const classic = {
  docs,
  blog,
  pages: {
    beforeDefaultRemarkPlugins: before,
    remarkPlugins: afterDefault,
  },
  theme: {
    customCss: ['tokens', 'infima', 'base', 'navbar', 'columns', 'docs', 'blog', 'code', 'print'].map(
      (name) => `./src/css/${name}.css`,
    ),
  },
  sitemap: {
    lastmod: 'date',
    changefreq: null,
    priority: null,
    filename: 'sitemap.xml',
    createSitemapItems: sitemapItems(translatedFolders),
  },
} satisfies PresetOptions

export const presets: PresetConfig[] = [['classic', {...classic, blog: hasTree('blog') && classic.blog}]]
