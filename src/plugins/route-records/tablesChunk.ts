import vm from 'node:vm'
import * as z from 'zod'

/** A module in the framework's table: a function that loads it, where it is, and the bundler's name for it. */
const tableSchema = z.record(z.string(), z.tuple([z.unknown(), z.string(), z.union([z.string(), z.number()])]))

/** What the bundler writes to a chunk: its ids, and its modules by theirs. */
const chunkSchema = z.tuple([z.array(z.unknown()), z.record(z.string(), z.unknown())]).rest(z.unknown())

/** Where a module of a route is, and the bundler's name for it. */
export type TableEntry = {source: string; id: string | number}

/** The part of the bundler's runtime that a module without imports uses. */
function runtime(): object {
  return Object.assign(() => ({}), {
    r: () => undefined,
    d: (exports: object, getters: Record<string, () => unknown>) => {
      for (const [name, get] of Object.entries(getters)) Object.defineProperty(exports, name, {get, enumerable: true})
    },
  })
}

/**
 * Reads the framework's table of modules as the bundler has compiled it: only there do modules have the bundler's names.
 * @param code the script of the chunk that holds it.
 * @returns the table by the modules' names.
 * @throws Error when the chunk does not hold such a table.
 */
export function readTablesChunk(code: string): Map<string, TableEntry> {
  const scope: Record<string, unknown> = {}
  vm.runInNewContext(code, Object.assign(scope, {self: scope}))
  // The chunk adds itself to a global list, whose name is the package's.
  const [list] = Object.values(scope).filter(Array.isArray)
  const [, modules] = chunkSchema.parse(list?.[0])
  for (const factory of Object.values(modules)) {
    if (typeof factory !== 'function') continue
    const module: {exports: {default?: unknown}} = {exports: {}}
    factory.call(module.exports, module, module.exports, runtime())
    const table = tableSchema.safeParse(module.exports.default)
    if (table.success) return new Map(Object.entries(table.data).map(([name, [, source, id]]) => [name, {source, id}]))
  }
  throw new Error('The chunk of the route tables does not hold the framework’s table of modules.')
}
