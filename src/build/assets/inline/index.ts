import {readdir} from 'node:fs/promises'
import path from 'node:path'
import type {LoadContext, Plugin} from '@docusaurus/types'
import {emitAssets} from '../emitAssets'
import type {InlineBundle} from './bundle'
import {onDemandSettingsOf, settingsOf} from './settingsOf'

const NAME = 'inline-script'
const SRC = path.resolve(__dirname, '../../..')

/** Each file of `src/inline/onDemand`, and each folder of `src/islands`, by its name. */
async function onDemandModules(): Promise<Record<string, string>> {
  const files = await readdir(path.join(SRC, 'inline/onDemand'))
  const folders = await readdir(path.join(SRC, 'islands'), {withFileTypes: true})
  return Object.fromEntries([
    ...files
      .filter((name) => /^\w+\.ts$/.test(name))
      .map((name) => [path.basename(name, '.ts'), path.join(SRC, 'inline/onDemand', name)] as const),
    ...folders
      .filter((entry) => entry.isDirectory())
      .map(({name}) => [name, path.join(SRC, 'islands', name, 'index.tsx')] as const),
  ])
}

/** Puts the inline script (`src/inline`) into every page, and what it loads on demand beside the pages. */
export default function inlineScript({baseUrl, siteConfig, siteDir}: LoadContext): Plugin {
  let bundle: InlineBundle | undefined
  return {
    name: NAME,
    getPathsToWatch: () => ['inline', 'islands'].map((folder) => `${SRC}/${folder}/**/*.{ts,tsx,css}`),
    async loadContent() {
      // Loaded here, so that commands which load no content do not wait for it.
      const {bundleInline} = await import('./bundle')
      const names = await readdir(siteDir)
      bundle = await bundleInline({
        inline: path.join(SRC, 'inline/index.ts'),
        onDemand: await onDemandModules(),
        baseUrl,
        settings: settingsOf(siteConfig),
        // The framework keeps the versions of a tree of documents in a file of this name.
        onDemandSettings: onDemandSettingsOf(
          siteConfig,
          names.some((name) => /(^|_)versions\.json$/.test(name)),
        ),
      })
    },
    getClientModules: () => [path.join(SRC, 'theme/routeUpdates.ts')],
    injectHtmlTags: () => ({postBodyTags: bundle ? [{tagName: 'script', innerHTML: bundle.inline}] : []}),
    configureWebpack: (_, isServer) => (isServer ? {} : {plugins: [emitAssets(NAME, bundle?.assets ?? {})]}),
  }
}
