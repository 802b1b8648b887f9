import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs'
import type {PluginConfig} from '@docusaurus/types'
import buildInputs from '../plugins/build-inputs'
import contentCheck from '../plugins/content-check'
import fonts from '../plugins/fonts'
import intentHydration from '../plugins/intent-hydration'
import {isFrameworks, type IntentHydrationOptions} from '../plugins/intent-hydration/options'
import leanClient from '../plugins/lean-client'
import openapi from '../plugins/openapi'
import pageList from '../plugins/page-list'
import robotsTxt from '../plugins/robots-txt'
import routeRecords from '../plugins/route-records'
import shareImages from '../plugins/share-images'
import shellScript from '../plugins/shell-script'
import {brand} from '../data/brand'
import {contentCheckOptions} from './contentCheck'
import {env} from './env'
import {fontsOptions} from './fonts'
import {hydrationOptions} from './hydration'
import {docsDefaults} from './presets'
import {shareImagesOptions} from './shareImages'

/** A tree of documents besides `docs/`, at a path of its own name and with the sidebar of its own name. */
function documentTree(id: 'api' | 'articles' | 'guides'): PluginConfig {
  const options = {
    ...docsDefaults,
    id,
    path: id,
    routeBasePath: id,
    sidebarPath: `./src/config/sidebars/${id}.ts`,
  } satisfies DocsOptions
  return ['content-docs', options]
}

/**
 * When pages become React, and what the browser's scripts know of other pages until then. Where React comes at
 * once on every page, the framework's own tables stay.
 */
export const hydrationPlugins = (options: IntentHydrationOptions): PluginConfig[] => [
  ...(isFrameworks(options) ? [] : [routeRecords]),
  intentHydration(options),
]

/** Named, so that another site made from this configuration can have its own. */
export const hydration = hydrationPlugins(hydrationOptions)

export const plugins: PluginConfig[] = [
  documentTree('api'),
  documentTree('articles'),
  documentTree('guides'),
  contentCheck(contentCheckOptions, {isDone: env.isContentChecked}),
  buildInputs,
  fonts(fontsOptions),
  leanClient,
  openapi({brand}),
  pageList,
  robotsTxt,
  // The order in which they change the pages.
  shareImages(shareImagesOptions),
  ...hydration,
  shellScript,
]
