import type {Config} from '@docusaurus/types'
import {writeBlogData} from './src/config/blogData'
import {brand} from './src/config/brand'
import {env} from './src/config/env'
import {historyWarnings} from './src/config/gitHistory'
import {headTags} from './src/config/headTags'
import {faster} from './src/config/hydration'
import {markdown} from './src/config/markdown'
import {plugins} from './src/config/plugins'
import {presets} from './src/config/presets'
import {themeConfig} from './src/config/themeConfig'
import {languages} from './src/data/languages'
import {basePathOf} from './src/lib/siteAddress'
import {templateWithoutScripts} from './src/hydration/template'
import {search} from './src/search/config.build'
import {prepareApiPages} from './src/reference/plugin.build'

/** What does not depend on files that are written first. */
export const config: Config = {
  title: brand.name,
  tagline: 'Managed Keycloak hosting and enterprise support',
  url: `https://${brand.domain}`,
  baseUrl: basePathOf(brand),
  trailingSlash: true,
  // src/parts/base-url-banner/baseUrlBanner.client.ts has one that works without React and in both color modes.
  baseUrlIssueBanner: false,
  favicon: 'img/favicon.svg',
  noIndex: env.isPreview,

  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',

  future: {
    v4: true,
    faster: faster,
    experimental_vcs: env.history.depth === 'whole' ? 'default-v2' : 'disabled',
  },
  // The specification names the storage keys ('theme' and others) without a suffix.
  storage: {namespace: false},
  i18n: languages,

  ssrTemplate: templateWithoutScripts,
  markdown,
  headTags,
  presets,
  plugins,
  themeConfig,
  customFields: {analytics: brand.analytics, offline: brand.offline !== false, search, slug: brand.slug},
}

export default async function createConfig(): Promise<Config> {
  for (const warning of historyWarnings(env.history, brand.source?.folder)) console.warn(`\n${warning}\n`)
  await writeBlogData(process.cwd())
  await prepareApiPages(process.cwd(), brand)
  return config
}
