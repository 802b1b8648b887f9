import type {PropSidebar} from '@docusaurus/plugin-content-docs'
import * as z from 'zod'
import type {ClientVersion} from './clientData'
import {routeFinder} from './fitting'
import {pageSidebar} from './pageSidebar'
import {
  DRAWN_CHUNK,
  type ArticleFacts,
  type KnownRoute,
  type ModuleNames,
  type RouteModule,
  type RouteRecord,
} from './record'
import {withSlash} from './withSlash'

/** One route, as far as it matters here: the framework's `RouteConfig` fits. */
export type Route = {path: string; exact?: boolean; routes?: readonly Route[]; readonly [attribute: string]: unknown}

/** What the framework does not hand on to the browser: https://docusaurus.io/docs/api/plugin-methods/lifecycle-apis#addRoute */
const OWN = 'path component modules context routes priority exact metadata props plugin'.split(' ')

const attributesOf = (route: Route): Record<string, unknown> =>
  Object.fromEntries(Object.entries(route).filter(([name]) => !OWN.includes(name)))

const moduleNames: z.ZodType<ModuleNames> = z.lazy(() =>
  z.union([z.string(), z.array(moduleNames), z.record(z.string(), moduleNames)]),
)

/** `.docusaurus/routesChunkNames.json`: the names of each route's modules, which are those of their chunks. */
export const routesChunkNamesSchema = z.record(z.string(), moduleNames)

/** `.docusaurus/client-manifest.json`: which chunks come with a named one, and the files of each. */
export const manifestSchema = z.object({
  entrypoints: z.array(z.string()),
  origins: z.record(z.string(), z.array(z.union([z.string(), z.number()]).transform(String))),
  assets: z.record(z.string(), z.object({js: z.array(z.object({publicPath: z.string()})).optional()})),
})

/** What the framework's build has left behind. */
export type BuildRecord = {
  routes: readonly Route[]
  routesChunkNames: z.infer<typeof routesChunkNamesSchema>
  manifest: z.infer<typeof manifestSchema>
  modules: ReadonlyMap<string, BuiltModule>
  /** Of the articles that are whole without React, by the page's path with slashes at both ends. */
  facts: ReadonlyMap<string, ArticleFacts>
  /** The sidebars of each version of a tree that are too long for all of its pages, by the name of the version's module. */
  longSidebars: ReadonlyMap<string, ClientVersion['longSidebars']>
  /** Sees to it that what pages show of a long sidebar is a script in the build. Returns its path. */
  keepSidebar: (items: PropSidebar) => string
}

/** The bundler's name for a module, or what it holds where records are to carry it. */
export type BuiltModule = {id: string | number; isData?: boolean} | {data: unknown}

/** All names in what routes hold, however deep. */
export const moduleNamesIn = (value: ModuleNames): readonly string[] =>
  typeof value === 'string' ? [value] : Object.values(value).flatMap(moduleNamesIn)

const inPreOrder = (routes: readonly Route[]): readonly Route[] =>
  routes.flatMap((route) => [route, ...inPreOrder(route.routes ?? [])])

/**
 * A function that finds the routes that draw a page, from the outermost to its own: the first that fits on each level,
 * as the router has it.
 */
function matcher(): (routes: readonly Route[], pathname: string) => readonly Route[] {
  const fitting = routeFinder<Route>()
  function matching(routes: readonly Route[], pathname: string): readonly Route[] {
    const page = withSlash(pathname)
    const route = fitting(routes, pathname).find(({path, exact}) =>
      exact ? page === withSlash(path) : page.startsWith(withSlash(path)),
    )
    return route ? [route, ...matching(route.routes ?? [], pathname)] : []
  }
  return matching
}

/**
 * A function that makes the record of a page; undefined for an address that no route has, such as that of the
 * not-found page.
 * @throws Error when what the framework's build has left behind is not as this version of it writes it.
 */
export function recordMaker(build: BuildRecord): (pathname: string) => RouteRecord | undefined {
  const {routes, routesChunkNames, manifest, modules, facts, longSidebars, keepSidebar} = build
  // The framework walks the routes in this order, and names each entry by the route's path and a hash.
  const entries = Object.entries(routesChunkNames)
  const known = new Map(
    inPreOrder(routes).map((route, index): [Route, KnownRoute] => {
      const [key, names] = entries[index] ?? []
      if (key?.replace(/-[^-]+$/, '') !== route.path || names === undefined)
        throw new Error(`routesChunkNames.json has "${key ?? 'nothing'}" where the route ${route.path} was expected.`)
      const {path, exact = false} = route
      return [route, {path, exact, hash: key.slice(path.length + 1), modules: names, attributes: attributesOf(route)}]
    }),
  )
  const matching = matcher()
  const filesOf = (id: string) => manifest.assets[id]?.js?.map(({publicPath}) => publicPath) ?? []
  const entryFiles = manifest.entrypoints.flatMap((name) => (manifest.origins[name] ?? [name]).flatMap(filesOf))

  /** The chunks that come with a named one, each with the path of its script, but for those that every page has. */
  const chunksOf = (name: string): (readonly [string, string])[] =>
    (manifest.origins[name] ?? []).flatMap((id) =>
      filesOf(id)
        .filter((file) => !entryFiles.includes(file))
        .map((file) => [id, file] as const),
    )

  function moduleOf(name: string): RouteModule {
    const module = modules.get(name)
    if (module === undefined) throw new Error(`The bundler's table of modules has none of the name ${name}.`)
    return 'data' in module ? module : {...module, chunks: chunksOf(name)}
  }

  /** The sidebar of the given name, where it is long. @param names of the modules that the page is drawn from. */
  const sidebarAt = (name: unknown, names: readonly string[]): PropSidebar | undefined =>
    typeof name === 'string' ? names.map((module) => longSidebars.get(module)?.[name]).find(Boolean) : undefined

  return (pathname) => {
    const chain = matching(routes, pathname).flatMap((route) => known.get(route) ?? [])
    if (!chain.at(-1)?.exact) return undefined
    const names = [...new Set(chain.flatMap(({modules: named}) => moduleNamesIn(named)))]
    const own = Object.fromEntries(names.map((name) => [name, moduleOf(name)]))
    const article = articleOf(chain)
    const module = own[article]
    if (module && 'id' in module) {
      const chunks = [...module.chunks, ...chunksOf(DRAWN_CHUNK)]
      own[article] = {...module, chunks, isArticle: true, facts: facts.get(withSlash(pathname))}
    }
    const sidebar = sidebarAt(chain.at(-1)?.attributes?.sidebar, names)
    return {
      scripts: entryFiles.join(' '),
      routes: chain,
      modules: own,
      ...(sidebar && {sidebar: keepSidebar(pageSidebar(sidebar, pathname))}),
    }
  }
}

/** The name of the module with a document's article; empty for other pages. */
function articleOf(chain: readonly KnownRoute[]): string {
  const parsed = z.object({content: z.string()}).safeParse(chain.at(-1)?.modules)
  return parsed.success ? parsed.data.content : ''
}

/**
 * Paths of the scripts that a page needs to be taken over by React as it stands in its HTML, each once. Those of an
 * article that needs no React are not among them: they are for who comes from another page.
 */
export const filesIn = ({modules, sidebar}: RouteRecord): string[] => [
  ...new Set(
    Object.values(modules).flatMap((module) =>
      'data' in module || module.facts ? [] : module.chunks.map(([, file]) => file),
    ),
  ),
  ...(sidebar === undefined ? [] : [sidebar]),
]
