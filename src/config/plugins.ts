import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs'
import type {PluginConfig} from '@docusaurus/types'
import buildInputs from '../plugins/build-inputs'
import contentCheck from '../plugins/content-check'
import fonts from '../plugins/fonts'
import rawSource from '../plugins/raw-source'
import robotsTxt from '../plugins/robots-txt'
import {contentCheckOptions} from './contentCheck'
import {fontsOptions} from './fonts'
import {docsDefaults} from './presets'

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

export const plugins: PluginConfig[] = [
  documentTree('api'),
  documentTree('articles'),
  documentTree('guides'),
  contentCheck(contentCheckOptions),
  buildInputs,
  fonts(fontsOptions),
  rawSource,
  robotsTxt,
]
