import {readFileSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types'
import {entryOf} from './entry'
import {changedPoints} from './points'
import {speculationRules} from './speculationRules'
import {withoutScripts} from './withoutScripts'

/** When pages become React. */
export type HydrationMode =
  /** Never: a page is HTML, and the parts of it that are React have roots of their own (`src/client/bundle/modules.build.ts`). */
  | 'islands'
  /** At once and as a whole, as the framework does it by itself. */
  | 'always'

export type HydrationOptions = {
  mode: HydrationMode
  /** The mode that was asked for, of which `mode` is what the framework allows. */
  wanted: HydrationMode
  /** Modules whose components bring styles, besides those of routes: what documents import. */
  palette: readonly string[]
}

/**
 * The mode that the installed framework allows: `islands` only where it is as `points.ts` says.
 * @param siteDir absolute path of the site's root.
 */
export function allowedMode(mode: HydrationMode, siteDir: string): HydrationMode {
  return mode === 'islands' && changedPoints(siteDir).length > 0 ? 'always' : mode
}

/** Why pages do not have the mode that they should. */
function refusal(siteDir: string): string {
  return (
    `Pages load the framework’s own client, because what src/hydration relies on has changed: ${changedPoints(siteDir).join(', ')}. ` +
    'Fix: read these files again and renew their hashes in src/hydration/points.ts.'
  )
}

/** Leaves pages HTML: no script of the framework is bundled for browsers or loaded by them. */
export default function hydration({mode, wanted, palette}: HydrationOptions): PluginModule {
  return ({baseUrl, generatedFilesDir, siteDir}: LoadContext): Plugin => ({
    name: 'hydration',
    loadContent() {
      if (mode !== wanted) console.warn(refusal(siteDir))
    },
    injectHtmlTags: () =>
      mode === 'always'
        ? {}
        : {
            postBodyTags: [
              {tagName: 'script', attributes: {type: 'speculationrules'}, innerHTML: speculationRules(baseUrl)},
            ],
          },
    configureWebpack(config, isServer, {currentBundler}) {
      // The writers' server draws pages in the browser.
      if (mode === 'always' || isServer || config.mode !== 'production') return {}
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
