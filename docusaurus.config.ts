import type {Config} from '@docusaurus/types'
import {writeBlogData} from './src/config/blogData'
import {brand} from './src/config/brand'
import {env} from './src/config/env'
import {headTags} from './src/config/headTags'
import {markdown} from './src/config/markdown'
import {plugins} from './src/config/plugins'
import {presets} from './src/config/presets'
import {themeConfig} from './src/config/themeConfig'

const config: Config = {
  title: brand.name,
  tagline: 'Managed Keycloak hosting and enterprise support',
  url: `https://${brand.domain}`,
  baseUrl: '/',
  trailingSlash: true,
  favicon: 'img/favicon.svg',
  noIndex: env.isPreview,

  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',

  future: {v4: true, faster: true, experimental_vcs: env.hasGitHistory ? 'default-v2' : 'disabled'},
  // The specification names the storage keys ('theme' and others) without a suffix.
  storage: {namespace: false},
  i18n: {defaultLocale: 'en', locales: ['en']},

  markdown,
  headTags,
  presets,
  plugins,
  themeConfig,
}

export default async function createConfig(): Promise<Config> {
  await writeBlogData(process.cwd())
  return config
}
