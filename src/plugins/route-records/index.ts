import {mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import type {LoadContext, Plugin} from '@docusaurus/types'
import {moduleNamesIn, routesChunkNamesSchema} from './buildRecord'
import {clientConfig, clientGlobalData, looksUpDocuments} from './clientData'
import {leanRuntime} from './leanRuntime'
import {readBuild} from './readBuild'
import {readVersions} from './readVersions'
import {leavingScript, recordPath, RECORDS, TABLES_CHUNK} from './record'
import {runtimeMinimizer, type BundlerPlugin} from './runtimeMinimizer'

/** What the bundler says of a module that another asks for. */
type Request = {request: string; context: string}

/** Where the core of the framework keeps what runs in the browser. */
const CORE = /@docusaurus[\\/]core[\\/]lib[\\/]client$/

/** Where the docs plugin keeps what draws its pages. */
const DOCS = /plugin-content-docs[\\/]lib[\\/]client$/

/** The plugin's own components. What they are drawn with is another thing in the browser than on the server. */
const THEME = path.join(__dirname, 'theme')

const browser = (name: string): string => path.join(__dirname, 'browser', name)

/** What stands in the browser's scripts in place of the framework's tables of all pages, and of what reads them. */
const aliases = {
  '@generated/routes$': browser('routes.ts'),
  '@generated/registry$': browser('registry.ts'),
  '@generated/routesChunkNames$': browser('routesChunkNames.ts'),
  '@docusaurus/renderRoutes$': browser('renderRoutes.tsx'),
}

/** What the server's scripts are built with in place of packages that try each route of the site, page after page. */
const serverAliases = {'react-router-config$': path.join(__dirname, 'server/reactRouterConfig.tsx')}

const coreModules: Readonly<Record<string, string>> = {
  './preload': browser('preload.ts'),
  './docusaurus': browser('docusaurus.ts'),
}

/**
 * Lets the browser ask for what it needs to know of a page when it needs it, in place of a table of all pages that
 * comes with every page. `src/plugins/intent-hydration` writes the records.
 */
export default function routeRecords({baseUrl, generatedFilesDir, siteConfig}: LoadContext): Plugin {
  const generated = (name: string): string => path.join(generatedFilesDir, name)
  const readJson = (name: string): unknown => JSON.parse(readFileSync(generated(name), 'utf8'))

  /** What the docs plugin has its routes tell, without what nothing reads: each module as an alias. */
  function propsOfDocuments(): Record<string, string> {
    const versions = [...readVersions(generatedFilesDir)]
    return Object.fromEntries(
      versions.map(([name, {props}]) => [`@generated/${name}$`, keep(name, JSON.stringify(props))]),
    )
  }

  /** Writes a module for the browser's scripts. @returns its file. */
  function keep(name: string, text: string): string {
    const file = generated(`route-records/${name}`)
    mkdirSync(path.dirname(file), {recursive: true})
    writeFileSync(file, text)
    return file
  }

  let minimizer: BundlerPlugin

  return {
    name: 'route-records',
    getThemePath: () => THEME,
    async loadContent() {
      // Before the bundler is configured, which waits for nothing.
      if (process.env.NODE_ENV === 'production') minimizer = await runtimeMinimizer()
    },
    configureWebpack(config, isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin} = currentBundler.instance
      if (isServer)
        return {
          resolve: {alias: serverAliases},
          plugins: [
            new NormalModuleReplacementPlugin(/^@docusaurus\/router$/, (module: Request) => {
              if (DOCS.test(module.context)) module.request = path.join(__dirname, 'server/router.ts')
            }),
          ],
        }
      if (config.mode !== 'production') return {}
      const names = moduleNamesIn(routesChunkNamesSchema.parse(readJson('routesChunkNames.json')))
      const allData = readJson('globalData.json')
      const globalData = looksUpDocuments(siteConfig.themeConfig) ? allData : clientGlobalData(allData)
      config.plugins = config.plugins?.filter((plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin')
      const own = {
        ...aliases,
        ...propsOfDocuments(),
        '@generated/globalData$': keep('globalData.json', JSON.stringify(globalData)),
        '@generated/docusaurus.config$': keep(
          'config.mjs',
          `export default ${JSON.stringify(clientConfig(siteConfig))}`,
        ),
      }
      const {alias} = config.resolve ?? {}
      if (alias === undefined || Array.isArray(alias))
        throw new Error('The framework’s bundler configuration has no aliases.')
      // The first that fits counts, and the framework's '@generated' fits most of them.
      config.resolve = {...config.resolve, alias: {...own, ...alias, ...own}}
      config.optimization = {
        ...config.optimization,
        minimizer: [minimizer, ...(config.optimization?.minimizer ?? [])],
      }
      return {
        plugins: [
          leanRuntime(new Set([...names, TABLES_CHUNK])),
          new NormalModuleReplacementPlugin(/^\.\/(?:drawn|itemsAt)$/, (module: Request) => {
            if (module.context.startsWith(THEME)) module.request = browser(module.request)
          }),
          new NormalModuleReplacementPlugin(/^\.\/(?:preload|docusaurus)$/, (module: Request) => {
            if (CORE.test(module.context)) module.request = coreModules[module.request] ?? module.request
          }),
        ],
      }
    },
    async postBuild({outDir, routes, routesPaths}) {
      const recordOf = await readBuild({outDir, generatedFilesDir, baseUrl, routes})
      for (const page of routesPaths) {
        const record = recordOf(page)
        if (!record) continue
        const file = path.join(outDir, recordPath(page).slice(baseUrl.length))
        mkdirSync(path.dirname(file), {recursive: true})
        writeFileSync(file, leavingScript(RECORDS, page, record))
      }
    },
  }
}
