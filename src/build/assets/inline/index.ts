import {readdir} from 'node:fs/promises'
import path from 'node:path'
import type {LoadContext, Plugin} from '@docusaurus/types'
import {emitAssets} from '../emitAssets'
import {CONSOLE_PATH} from '../../../lib/apiPage'
import type {InlineBundle} from './bundle'
import {CONSOLE_FRAME, consoleDocument} from './consoleDocument'
import {noticesOf} from './notices'
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
      .map(({name}) => [name, path.join(SRC, 'islands', name, 'index')] as const),
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
        parts: {
          ask: path.join(SRC, 'inline/search/ask/index.ts'),
          searchDialog: path.join(SRC, 'inline/search/searchDialog.css'),
        },
        frames: {[CONSOLE_FRAME]: path.join(SRC, 'islands/console/frame.tsx')},
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
    configureWebpack: (_, isServer) => {
      if (isServer || !bundle) return {}
      // Its rules are part of every stylesheet.
      const infima = path.join(siteDir, 'node_modules/infima')
      const notices = Buffer.from(noticesOf(bundle.inputs, process.cwd(), [infima]))
      return {
        plugins: [
          emitAssets(NAME, {...bundle.assets, 'licenses.txt': notices, [CONSOLE_PATH]: consoleDocument(bundle.frames)}),
        ],
      }
    },
  }
}
