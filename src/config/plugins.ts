import path from 'node:path'
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs'
import type {PluginConfig} from '@docusaurus/types'
import fonts from '../publish/fonts'
import inlineScript from '../client/bundle/plugin.build'
import postCss from '../hydration/postCss'
import buildInputs from '../hydration/build-inputs'
import html from '../publish'
import type {HtmlOptions} from '../publish/publish'
import hydration from '../hydration'
import openapi from '../reference/plugin.build'
import procedures from '../procedures/plugin.build'
import tools from '../tools/plugin.build'
import {realmCheckPath} from '../lib/realmCheckPaths'
import troubleshooting from '../markdown/troubleshooting/plugin.build'
import {proofShare} from '../markdown/proof/plugin.build'
import checklists from '../publish/checklists'
import {advisoryFeed} from '../publish/feeds/advisoryFeed'
import {changelogFeed} from '../publish/feeds/changelogFeed'
import {digestFeed} from '../publish/feeds/digestFeed'
import {feedFiles} from '../publish/feeds/feedFiles'
import dataFiles from '../publish/data-files'
import {serverCardFile} from '../publish/data-files/serverCard'
import {outgoingAddressesFile} from '../publish/data-files/outgoingAddresses'
import samples from '../publish/sample-archives'
import searchPage from '../search/page.build'
import {addressesSince, outgoingAddresses} from '../data/offer/network'
import {contentTrees} from '../data/contentTrees'
import {REDIRECTS} from '../data/redirects'
import {searchKinds, searchPath} from '../data/search'
import {contentSignals, markdownOptions} from './agents'
import {brand} from './brand'
import {fontsOptions} from './fonts'
import {headerRules} from './headers'
import {palette} from './hydration'
import {before, docsDefaults} from './presets'
import {samplesOptions} from './samples'
import {search} from '../search/config.build'
import {securityTxtOptions} from './securityTxt'
import {shareImagesOptions} from './shareImages'
import {stylesheetGroups} from './stylesheets'
import {hasDoc, hasTree, translatedFolders} from './trees'

type TreeName = 'api' | 'articles' | 'guides'

/** A tree of documents besides `docs/`, at a path of its own name and with the sidebar of its own name. */
function documentTree(id: TreeName): PluginConfig {
  const options = {
    ...docsDefaults,
    id,
    path: id,
    routeBasePath: id,
    sidebarPath: `./src/config/sidebars/${id}.ts`,
    // The pages of the reference are those of the operations.
    ...(id === 'api' && {beforeDefaultRemarkPlugins: before}),
  } satisfies DocsOptions
  return ['content-docs', options]
}

const treeNames: readonly TreeName[] = ['api', 'articles', 'guides']

/** The trees of documents besides `docs/` that have pages, that of the API first. */
export const documentTrees: PluginConfig[] = treeNames.filter(hasTree).map(documentTree)

/** Named, so that another site made from this configuration can have its own. */
export const hydrationPlugin = hydration({palette})

/** Named for the same reason. */
export const searchPagePlugin = searchPage({path: searchPath})

/** All documentation. The blog is news, and a page of it stays readable once it is opened. */
const savedPaths = contentTrees.filter(({kind}) => kind === 'doc').map(({routeBase}) => routeBase)

/** What makes the pages that are published. Named for the same reason. */
export const htmlOptions: HtmlOptions = {
  images: shareImagesOptions,
  stylesheets: stylesheetGroups,
  search: {kinds: searchKinds, page: searchPath, isHosted: search.hosted !== undefined},
  markdown: markdownOptions,
  signals: contentSignals,
  security: securityTxtOptions,
  savedPaths: brand.offline === false ? [] : savedPaths,
  redirects: REDIRECTS,
  headers: ({languages, ...hashes}) =>
    headerRules(hashes, {
      languages,
      analytics: brand.analytics,
      feedbackEndpoint: brand.feedbackEndpoint,
      httpsOnly: brand.httpsOnly,
      search,
      mcpServer: brand.mcpServer,
    }),
  translations: translatedFolders,
}

export const htmlPlugin = html(htmlOptions)

export const plugins: PluginConfig[] = [
  ...documentTrees,
  buildInputs,
  postCss,
  fonts(fontsOptions),
  // Before the inline script, which may take back what the page lets the browser fetch ahead.
  hydrationPlugin,
  inlineScript,
  openapi({brand}),
  troubleshooting({brand}),
  proofShare,
  ...(hasDoc(realmCheckPath) ? [tools] : []),
  procedures,
  samples(samplesOptions),
  checklists({brand}),
  dataFiles({
    files: (site) => [
      ...[
        ...[advisoryFeed(brand), changelogFeed(brand)].filter((feed) => hasDoc(feed.path)),
        digestFeed(brand, path.resolve('blog')),
      ].flatMap((feed) => feedFiles(feed, site)),
      outgoingAddressesFile(addressesSince, outgoingAddresses),
      ...(brand.mcpServer === undefined ? [] : [serverCardFile(brand, brand.mcpServer)]),
    ],
  }),
  searchPagePlugin,
  htmlPlugin,
]
