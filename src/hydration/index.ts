import {readFileSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types'
import {entryOf} from './entry'
import {checkPoints} from './points'
import {speculationRules} from './speculationRules'
import {withoutScripts} from './withoutScripts'

export type HydrationOptions = {
  /** Modules whose components bring styles, besides those of routes: what documents import. */
  palette: readonly string[]
}

/**
 * Leaves pages HTML: no script of the framework is bundled for browsers or loaded by them. Parts of a page that are React
 * have roots of their own (`src/client/README.md`).
 */
export default function hydration({palette}: HydrationOptions): PluginModule {
  return ({baseUrl, generatedFilesDir, siteDir}: LoadContext): Plugin => ({
    name: 'hydration',
    loadContent() {
      checkPoints(siteDir)
    },
    injectHtmlTags: () => ({
      postBodyTags: [{tagName: 'script', attributes: {type: 'speculationrules'}, innerHTML: speculationRules(baseUrl)}],
    }),
    configureWebpack(config, isServer, {currentBundler}) {
      // The writers' server draws pages in the browser.
      if (isServer || config.mode !== 'production') return {}
      const entry = path.join(generatedFilesDir, 'stylesheet-entry.js')
      const registry = readFileSync(path.join(generatedFilesDir, 'registry.js'), 'utf8')
      const read = (name: string): string => readFileSync(name.replace('@site', siteDir), 'utf8')
      writeFileSync(entry, entryOf(registry, palette, read))
      // What draws a page knows the way to all others.
      const {NormalModuleReplacementPlugin} = currentBundler.instance
      const nothing = path.join(__dirname, 'nothing.ts')
      return {
        entry,
        plugins: [
          new NormalModuleReplacementPlugin(/^@generated\/(registry|routes)$/, nothing),
          withoutScripts((file) => /^assets\/js\/.*\.js$/.test(file)),
        ],
      }
    },
  })
}
