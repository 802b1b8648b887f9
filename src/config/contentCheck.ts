import path from 'node:path'
import {authors} from '../data/authors'
import {contentTrees} from '../data/contentTrees'
import {screenshots} from '../data/screenshots'
import {tags} from '../data/tags'
import {operationRoutes} from '../build/openapi/outline'
import type {ContentCheckOptions} from '../build/content/check/options'
import {brand} from './brand'
import articlesSidebars from './sidebars/articles'

/** What the content of this site is checked against. */
export const contentCheckOptions: ContentCheckOptions = {
  trees: contentTrees,
  brand,
  tags: Object.keys(tags),
  authors: Object.keys(authors),
  screenshots: Object.keys(screenshots),
  pagesDir: 'src/pages',
  generatedRoutes: [...generatedIndexRoutes(articlesSidebars, '/articles/'), ...operationRoutes(process.cwd())],
}

/** The pages that a sidebar's categories generate. */
function generatedIndexRoutes(value: unknown, routeBase: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => generatedIndexRoutes(item, routeBase))
  if (value === null || typeof value !== 'object') return []
  const own =
    'type' in value && value.type === 'generated-index' && 'slug' in value && typeof value.slug === 'string'
      ? [path.posix.join(routeBase, value.slug, '/')]
      : []
  return [...own, ...Object.values(value).flatMap((item) => generatedIndexRoutes(item, routeBase))]
}
