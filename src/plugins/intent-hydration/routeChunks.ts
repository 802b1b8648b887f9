import * as z from 'zod'

/** One route, as far as it matters here: the framework's `RouteConfig` fits. */
export type Route = {path: string; exact?: boolean; routes?: readonly Route[]}

type ChunkNames = string | readonly ChunkNames[] | {readonly [property: string]: ChunkNames}

const chunkNames: z.ZodType<ChunkNames> = z.lazy(() =>
  z.union([z.string(), z.array(chunkNames), z.record(z.string(), chunkNames)]),
)

/** `.docusaurus/routesChunkNames.json`: the names of each route's chunks. */
export const routesChunkNamesSchema = z.record(z.string(), chunkNames)

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
}

const namesIn = (value: ChunkNames): readonly string[] =>
  typeof value === 'string' ? [value] : Object.values(value).flatMap(namesIn)

const inPreOrder = (routes: readonly Route[]): readonly Route[] =>
  routes.flatMap((route) => [route, ...inPreOrder(route.routes ?? [])])

const withSlash = (path: string): string => (path.endsWith('/') ? path : `${path}/`)

/** The routes that draw a page, from the outermost to its own: the first that fits on each level, as the router has it. */
function matching(routes: readonly Route[], pathname: string): readonly Route[] {
  const [here] = [pathname].map(withSlash)
  const route = routes.find(({path, exact}) => (exact ? withSlash(path) === here : here?.startsWith(withSlash(path))))
  return route ? [route, ...matching(route.routes ?? [], pathname)] : []
}

/**
 * A function that tells the scripts of a page besides those that every page has: what the framework would ask for one
 * after the other once it runs. Empty for an address that no route has, such as that of the not-found page.
 * @throws Error when the record is not as this version of the framework writes it.
 */
export function routeChunks({
  routes,
  routesChunkNames,
  manifest,
}: BuildRecord): (pathname: string) => readonly string[] {
  // The framework walks the routes in this order, and names each entry by the route's path and a hash.
  const entries = Object.entries(routesChunkNames)
  const all = inPreOrder(routes)
  const names = new Map(
    all.map((route, index) => {
      const [key, value] = entries[index] ?? []
      if (key?.replace(/-[^-]+$/, '') !== route.path || value === undefined)
        throw new Error(`routesChunkNames.json has "${key ?? 'nothing'}" where the route ${route.path} was expected.`)
      return [route, namesIn(value)]
    }),
  )
  const entry = new Set(filesOf(manifest.entrypoints))

  function filesOf(ids: readonly string[]): readonly string[] {
    return ids.flatMap((id) => manifest.assets[id]?.js?.map(({publicPath}) => publicPath) ?? [])
  }

  return (pathname) => {
    const chunks = matching(routes, pathname).flatMap((route) => names.get(route) ?? [])
    const files = chunks.flatMap((name) => filesOf(manifest.origins[name] ?? []))
    return [...new Set(files)].filter((file) => !entry.has(file))
  }
}
