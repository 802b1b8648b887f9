import {readdir} from 'node:fs/promises'
import path from 'node:path'
import type {LoadContext, Plugin} from '@docusaurus/types'
import {emitAssets} from '../../lib/emitAssets'
import type {ShellBundle} from './bundle'
import {onDemandSettingsOf, settingsOf} from './settingsOf'

const NAME = 'shell-script'

async function onDemandModules(folder: string): Promise<string[]> {
  const names = await readdir(path.join(folder, 'onDemand')).catch(() => [])
  return names
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => path.basename(name, '.ts'))
    .sort()
}

/** Puts the shell's script (`src/shell`) into every page, and what it loads on demand beside the pages. */
export default function shellScript({baseUrl, siteConfig, siteDir}: LoadContext): Plugin {
  const folder = path.resolve(__dirname, '../../shell')
  let bundle: ShellBundle | undefined
  return {
    name: NAME,
    getPathsToWatch: () => [`${folder}/**/*.ts`],
    async loadContent() {
      // Loaded here, so that commands which load no content do not wait for it.
      const {bundleShell} = await import('./bundle')
      const onDemand = await onDemandModules(folder)
      const names = await readdir(siteDir)
      bundle = await bundleShell({
        folder,
        onDemand,
        baseUrl,
        settings: settingsOf(siteConfig),
        // The framework keeps the versions of a tree of documents in a file of this name.
        onDemandSettings: onDemandSettingsOf(
          siteConfig,
          names.some((name) => /(^|_)versions\.json$/.test(name)),
        ),
      })
    },
    getClientModules: () => [path.join(__dirname, 'routeUpdates.ts')],
    injectHtmlTags: () => ({postBodyTags: bundle ? [{tagName: 'script', innerHTML: bundle.inline}] : []}),
    configureWebpack: (_, isServer) => (isServer ? {} : {plugins: [emitAssets(NAME, bundle?.assets ?? {})]}),
  }
}
