import path from 'node:path'
import type {LoadContext, PluginModule} from '@docusaurus/types'
import {changePages} from '../../lib/changePages'
import {pagePath} from '../../lib/pagePath'
import {absentPages} from '../route-records/absentPages'
import {filesIn} from '../route-records/buildRecord'
import {readBuild} from '../route-records/readBuild'
import {recordPath} from '../route-records/record'
import {isFrameworks, modeOf, validateOptions, type IntentHydrationOptions} from './options'
import {rewritePage} from './rewritePage'
import {speculationRules} from './speculationRules'

/** Lets pages be plain HTML until the reader turns to something that needs React. */
export default function intentHydration(options: IntentHydrationOptions): PluginModule {
  const checked = validateOptions(options)
  return ({baseUrl, generatedFilesDir, siteConfig}: LoadContext) => ({
    name: 'intent-hydration',
    getClientModules: () => ['notice.css', 'replay.ts'].map((name) => path.join(__dirname, 'browser', name)),
    async postBuild({outDir, routes, routesPaths}) {
      if (isFrameworks(checked)) return
      // Loaded here, so that commands which do not build do not wait for it.
      const {bundleBootstrap} = await import('./bundle')
      const bootstrap = await bundleBootstrap()
      const rules = checked.prefetch ? speculationRules(baseUrl) : null
      const recordOf = await readBuild({outDir, generatedFilesDir, baseUrl, routes})
      // Otherwise the framework has stopped at such links.
      const mayLackPages = siteConfig.onBrokenLinks !== 'throw'
      const absent = mayLackPages ? await absentPages({outDir, baseUrl, routesPaths}) : []
      await changePages(outDir, (html, file) => {
        const pathname = pagePath(file)
        const mode = modeOf(pathname, checked)
        if (mode === 'always') return html
        const page = baseUrl + pathname.slice(1)
        const record = recordOf(page)
        const chunks = record ? [recordPath(page), ...filesIn(record)] : []
        return rewritePage(html, {bootstrap, mode, rules, chunks, absent, baseUrl})
      })
    },
  })
}
