import path from 'node:path'
import {REDIRECTS} from '../data/redirects'
import {authors} from '../data/authors'
import {offered} from '../data/offer/offered'
import {offerValues} from '../data/offer/values'
import {proofStates} from '../data/proofStates'
import {screenshots} from '../data/screenshots'
import {searchPath} from '../data/search'
import {tags} from '../data/tags'
import {describedNames, operationRoutes, outlineOperations} from '../reference/description/outline.build'
import type {ContentCheckOptions} from '../markdown/check/options'
import {readPolicy} from '../markdown/check/policy'
import {headersFor} from '../lib/headerRules'
import docsSidebars from '../../sidebars'
import serverVocabulary from '../data/serverVocabulary.json'
import {brand} from './brand'
import {headerRules} from './headers'
import {mdxImports} from './mdxImports'
import {publishedPaths} from './publishedFiles'
import {search} from '../search/config.build'
import articlesSidebars from './sidebars/articles'
import guidesSidebars from './sidebars/guides'
import {editions, hasTree} from './trees'

/** What the content of this site is checked against. A function: to read the addresses of the API takes time. */
export const contentCheckOptions = (): ContentCheckOptions => ({
  trees: editions,
  brand,
  tags: Object.keys(tags),
  authors: Object.keys(authors),
  screenshots: Object.keys(screenshots),
  states: proofStates,
  code: ['src/{data,pages,kit,parts,tools,theme,config}/**/*.{ts,tsx}'],
  pagesDir: 'src/pages',
  generatedRoutes: [
    searchPath,
    ...(hasTree('articles') ? generatedIndexRoutes(articlesSidebars, '/articles/') : []),
    ...operationRoutes(process.cwd()),
  ],
  published: publishedPaths,
  policy: readPolicy(
    headersFor(headerRules({scripts: [], styles: []}, {analytics: brand.analytics, search}), '/docs/')[
      'Content-Security-Policy'
    ] ?? '',
  ),
  redirects: REDIRECTS,
  offer: offerValues,
  // The first are those of `src/markdown/components`, which can't be loaded where there is no React.
  components: [
    'CodeBlock',
    'ContextBar',
    'Details',
    'Head',
    'PageMeta',
    'TabItem',
    'Tabs',
    ...Object.keys(mdxImports).filter((name) => name !== 'Anchors'),
  ],
  sidebars: {
    files: [
      ...idsOf(docsSidebars, 'docs'),
      ...idsOf(articlesSidebars, 'articles'),
      ...idsOf(guidesSidebars, 'guides'),
      'api/overview',
    ],
    folders: foldersOf(docsSidebars, 'docs'),
    labels: labelsOf(docsSidebars),
  },
  server: {
    vocabulary: serverVocabulary,
    operations: outlineOperations(process.cwd()),
    describesExtensions: offered.extensionsApi,
    apiNames: describedNames(process.cwd()),
  },
})

/** Everything in a sidebar that is an object or a name. */
function partsOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(partsOf)
  return value !== null && typeof value === 'object' ? [value, ...Object.values(value).flatMap(partsOf)] : [value]
}

function objectsIn(sidebars: unknown): object[] {
  return partsOf(sidebars).filter((part): part is object => typeof part === 'object' && part !== null)
}

function idsOf(sidebars: unknown, dir: string): string[] {
  return partsOf(sidebars).flatMap((part) => (typeof part === 'string' ? [`${dir}/${part}`] : []))
}

function foldersOf(sidebars: unknown, dir: string): string[] {
  return objectsIn(sidebars).flatMap((part) => ('dirName' in part ? [path.posix.join(dir, String(part.dirName))] : []))
}

function labelsOf(sidebars: unknown): string[] {
  return objectsIn(sidebars).flatMap((part) => ('label' in part ? [String(part.label)] : []))
}

/** The pages that a sidebar's categories generate. */
function generatedIndexRoutes(sidebars: unknown, routeBase: string): string[] {
  return objectsIn(sidebars).flatMap((part) =>
    'type' in part && part.type === 'generated-index' && 'slug' in part
      ? [path.posix.join(routeBase, String(part.slug), '/')]
      : [],
  )
}
