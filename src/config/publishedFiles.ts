import {outgoingAddressesPath} from '../publish/data-files/outgoingAddresses'
import {serverCardPath} from '../publish/data-files/serverCard'
import {skillIndexPath, skillPath} from '../publish/markdown/skills'
import {cliPath, realmCheckPath} from '../lib/realmCheckPaths'
import {advisoriesPath} from '../lib/advisoryTexts'
import {changelogPath} from '../lib/changelogTexts'
import {digestFeeds} from '../lib/digestTexts'
import {feedsOf} from '../lib/feedFormats'
import {brand} from './brand'
import {samplesOptions} from './samples'
import {guideNames} from './sidebars/guides'
import {skills} from './skills'
import {hasDoc, hasTree} from './trees'

/** Files at a path of their own that a build writes, besides pages and what stands in `static/`. */
export const publishedPaths: readonly string[] = [
  '/openapi.json',
  '/openapi.yaml',
  '/postman.json',
  '/errors.json',
  ...(hasDoc(realmCheckPath) ? [cliPath] : []),
  ...Object.keys(samplesOptions.archives).map((name) => `/samples/${name}.zip`),
  ...(hasTree('guides') ? guideNames.map((name) => `/guides/${name}/checklist.md`) : []),
  outgoingAddressesPath,
  ...(hasTree('blog') ? ['/blog/atom.xml', '/blog/feed.json', '/blog/rss.xml', '/blog/llms.txt'] : []),
  ...digestFeeds.map(({href}) => href),
  ...[advisoriesPath, changelogPath].filter(hasDoc).flatMap((path) => feedsOf(path).map(({href}) => href)),
  '/robots.txt',
  '/sitemap.xml',
  '/.well-known/security.txt',
  '/.well-known/api-catalog',
  ...(skills.length === 0 ? [] : [skillIndexPath, ...skills.map(skillPath)]),
  ...(brand.mcpServer === undefined ? [] : [serverCardPath]),
  '/llms.txt',
  '/llms-full.txt',
  '/docs/llms.txt',
  '/api/llms.txt',
]
