import {build, type Plugin} from 'esbuild'
import {valueAt} from '../../lib/valueAt'

/** What only the build can load has no say in a description. */
const empty: Plugin = {
  name: 'empty',
  setup(on) {
    on.onResolve({filter: /\.(?:mdx|css|svg)$|^@(?:generated|theme|docusaurus)\//}, ({path}) => ({
      path,
      namespace: 'empty',
    }))
    on.onLoad({filter: /.*/, namespace: 'empty'}, () => ({contents: 'module.exports = {}', loader: 'js'}))
  },
}

/**
 * The modules with the words of marketing pages, loaded without a build of the site.
 * @param siteDir absolute path of the site's root. @param files relative to it.
 * @returns what each exports, by file. A module that needs more than data is missing.
 */
export async function loadContent(siteDir: string, files: readonly string[]): Promise<ReadonlyMap<string, unknown>> {
  const entries = files.map((file) => `${JSON.stringify(file)}: () => require(${JSON.stringify(`./${file}`)})`)
  const {outputFiles} = await build({
    stdin: {contents: `export default {${entries.join(',')}}`, resolveDir: siteDir, loader: 'ts'},
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    external: ['react', 'react/*'],
    logLevel: 'silent',
    plugins: [empty],
  })
  const code = outputFiles[0]?.text ?? ''
  const loaded: unknown = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  return new Map(files.flatMap((file) => loadOne(loaded, file)))
}

function loadOne(loaded: unknown, file: string): [string, unknown][] {
  const load = valueAt(loaded, ['default', file])
  if (typeof load !== 'function') return []
  try {
    return [[file, Reflect.apply(load, undefined, [])]]
  } catch {
    return []
  }
}
