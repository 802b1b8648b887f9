import type {BundlerPlugin} from './runtimeMinimizer'

/** The script that holds the bundler's runtime. */
const RUNTIME = /(?:^|\/)runtime~[^/]*\.js$/

/** A table of texts, as the bundler writes them. */
const TABLE = /\{\s*"[^"]+":\s*"[^"]*"(?:,\s*"[^"]+":\s*"[^"]*")*,?\s*\}/g

/**
 * Takes the pages' chunks out of the tables in which the runtime looks up names and hashes by a chunk's id.
 * @param names the names of the chunks that are to go.
 */
export function withoutChunks(source: string, names: ReadonlySet<string>): string {
  const gone = new Set<string>()
  const entriesOf = (table: string) => [...table.matchAll(/"([^"]+)":\s*"([^"]*)"/g)]
  for (const [table] of source.matchAll(TABLE))
    for (const [, id = '', name = ''] of entriesOf(table)) if (names.has(name)) gone.add(id)
  return source.replaceAll(TABLE, (table) => {
    const kept = entriesOf(table).filter(([, id = '']) => !gone.has(id))
    return `{${kept.map(([entry]) => entry).join(',')}}`
  })
}

/**
 * Keeps the pages' chunks out of the bundler's runtime, which would grow with every page and change with each of them:
 * `browser/bundler.ts` names a chunk to it when a record does.
 */
export function leanRuntime(names: ReadonlySet<string>): BundlerPlugin {
  return {
    apply(compiler) {
      const {Compilation, sources} = compiler.webpack
      compiler.hooks.thisCompilation.tap('lean-runtime', (compilation) => {
        // Before scripts are minified and named by their content.
        const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE
        compilation.hooks.processAssets.tap({name: 'lean-runtime', stage}, (assets) => {
          for (const [name, source] of Object.entries(assets))
            if (RUNTIME.test(name))
              compilation.updateAsset(name, new sources.RawSource(withoutChunks(source.source().toString(), names)))
        })
      })
    },
  }
}
