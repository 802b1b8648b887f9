import {samplesOptions} from './samples'
import {guideNames} from './sidebars/guides'

/** Files at a path of their own that a build writes, besides pages and what stands in `static/`. */
export const publishedPaths: readonly string[] = [
  '/openapi.json',
  '/openapi.yaml',
  '/postman.json',
  ...Object.keys(samplesOptions.archives).map((name) => `/samples/${name}.zip`),
  ...guideNames.map((name) => `/guides/${name}/checklist.md`),
  '/blog/atom.xml',
  '/blog/feed.json',
  '/blog/rss.xml',
  '/robots.txt',
  '/sitemap.xml',
  '/.well-known/security.txt',
]
