import {readFile} from 'node:fs/promises'
import path from 'node:path'
import type {LoadContext, PluginModule} from '@docusaurus/types'
import {changePages} from '../../lib/changePages'
import {pagePath} from '../../lib/pagePath'
import {modeOf, validateOptions, type IntentHydrationOptions} from './options'
import {manifestSchema, routeChunks, routesChunkNamesSchema} from './routeChunks'
import {rewritePage} from './rewritePage'
import {speculationRules} from './speculationRules'

/** Lets pages be plain HTML until the reader turns to something that needs React. */
export default function intentHydration(options: IntentHydrationOptions): PluginModule {
  const checked = validateOptions(options)
  return ({baseUrl, generatedFilesDir}: LoadContext) => ({
    name: 'intent-hydration',
    getClientModules: () => ['notice.css', 'replay.ts'].map((name) => path.join(__dirname, 'browser', name)),
    async postBuild({outDir, routes}) {
      // Loaded here, so that commands which do not build do not wait for it.
      const {bundleBootstrap} = await import('./bundle')
      const bootstrap = await bundleBootstrap()
      const rules = checked.prefetch ? speculationRules(baseUrl) : null
      const read = async (name: string): Promise<unknown> =>
        JSON.parse(await readFile(path.join(generatedFilesDir, name), 'utf8'))
      const chunksOf = routeChunks({
        routes,
        routesChunkNames: routesChunkNamesSchema.parse(await read('routesChunkNames.json')),
        manifest: manifestSchema.parse(await read('client-manifest.json')),
      })
      await changePages(outDir, (html, file) => {
        const pathname = pagePath(file)
        const mode = modeOf(pathname, checked)
        if (mode === 'always') return html
        return rewritePage(html, {bootstrap, mode, rules, chunks: chunksOf(baseUrl + pathname.slice(1)), baseUrl})
      })
    },
  })
}
