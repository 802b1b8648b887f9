import type {ModuleNames} from '../record'

/** How the framework finds a module: a function that loads it, its name, and the bundler's name for it. */
type Entry = readonly [load: () => Promise<unknown>, name: string, id: string | number]

/** In place of the framework's `registry`: the modules of the pages that are known so far, by their names. */
export const registry: Record<string, Entry> = {}

/** In place of the framework's `routesChunkNames`: the names of each route's modules, by the route's own name. */
export const routesChunkNames: Record<string, ModuleNames> = {}

/**
 * Never called: it is why the bundler compiles the framework's table of modules, and with it a chunk for each module.
 * The records are made from it.
 */
export const loadEveryTable = (): Promise<unknown> =>
  import(/* webpackChunkName: "route-tables" */ '@generated/registry.js')
