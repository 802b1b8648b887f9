import {readdir} from 'node:fs/promises'
import path from 'node:path'
import type {LoadContext, Plugin} from '@docusaurus/types'
import {emitAssets} from '../../lib/emitAssets.build'
import {CONSOLE_PATH, REALM_PATH} from '../../reference/apiPage'
import type {BundleRequest, InlineBundle} from './bundle.build'
import {CONSOLE_FRAME, frameDocument, REALM_FRAME} from '../../reference/console/document.build'
import {frames, onDemandModules, onDemandParts, onDemandScripts, onDemandStylesheets, worker} from './modules.build'
import {toolModules} from '../../tools/modules'
import {WORKER} from '../../parts/offline/offlineFiles'
import {noticesOf} from './notices.build'
import {consentUsesOf, onDemandSettingsOf, settingsOf} from './settingsOf.build'

const NAME = 'inline-script'
const SRC = path.resolve(__dirname, '../..')

/** Paths below `src`, made absolute. */
const inSrc = (modules: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(modules).map(([name, file]) => [name, path.join(SRC, file)]))

/** All that the bundler puts together for a site. */
function bundleRequest(
  {baseUrl, siteConfig, i18n, codeTranslations}: LoadContext,
  hasVersions: boolean,
): BundleRequest {
  return {
    inline: path.join(SRC, 'client/index.client.ts'),
    onDemand: inSrc(onDemandModules),
    stylesheets: inSrc(onDemandStylesheets),
    parts: inSrc(onDemandParts),
    scripts: inSrc(onDemandScripts),
    tools: inSrc(toolModules),
    frames: inSrc(frames),
    baseUrl,
    locale: i18n.currentLocale,
    messages: codeTranslations,
    settings: settingsOf(siteConfig, hasVersions, i18n.localeConfigs[i18n.defaultLocale]?.baseUrl),
    onDemandSettings: onDemandSettingsOf(siteConfig),
    consentUses: consentUsesOf(siteConfig, hasVersions),
  }
}

/** Puts the inline script (`src/client`) into every page, and what it loads on demand beside the pages. */
export default function inlineScript(context: LoadContext): Plugin {
  const {baseUrl, siteDir, i18n} = context
  let bundle: InlineBundle | undefined
  let workerScript: Buffer | undefined
  return {
    name: NAME,
    getPathsToWatch: () =>
      ['client', 'consent', 'lib', 'markdown/proof', 'parts', 'procedures', 'reference', 'search', 'tools'].map(
        (room) => `${SRC}/${room}/**/*.{ts,tsx,css}`,
      ),
    async loadContent() {
      // Loaded here, so that commands which load no content do not wait for it.
      const {bundleInline} = await import('./bundle.build')
      const {bundleWorker} = await import('./worker.build')
      // The framework keeps the versions of a tree of documents in a file of this name.
      const hasVersions = (await readdir(siteDir)).some((name) => /(^|_)versions\.json$/.test(name))
      bundle = await bundleInline(bundleRequest(context, hasVersions))
      workerScript = await bundleWorker(path.join(SRC, worker), baseUrl)
    },
    injectHtmlTags: () => ({postBodyTags: bundle ? [{tagName: 'script', innerHTML: bundle.inline}] : []}),
    configureWebpack: (_, isServer, {currentBundler}) => {
      const {DefinePlugin} = currentBundler.instance
      const locale = new DefinePlugin({'process.env.DOCUSAURUS_CURRENT_LOCALE': JSON.stringify(i18n.currentLocale)})
      if (isServer || !bundle) return {plugins: [locale]}
      const language = i18n.currentLocale
      // Its rules are part of every stylesheet.
      const infima = path.join(siteDir, 'node_modules/infima')
      const notices = Buffer.from(noticesOf(bundle.inputs, process.cwd(), [infima]))
      return {
        plugins: [
          locale,
          emitAssets(NAME, {
            ...bundle.assets,
            ...(workerScript && {[WORKER]: workerScript}),
            'licenses.txt': notices,
            [CONSOLE_PATH]: frameDocument(bundle.frames, {script: CONSOLE_FRAME, title: 'API console', language}),
            [REALM_PATH]: frameDocument(bundle.frames, {script: REALM_FRAME, title: 'Your realm', language}),
          }),
        ],
      }
    },
  }
}
