import path from 'node:path'
import {build} from 'esbuild'

/** One of `bench/browse/probes/` as a script for a page. @param define values for its global constants. */
export async function bundleProbe(
  name: 'heading' | 'interaction',
  define: Readonly<Record<string, string>> = {},
): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [path.join(import.meta.dirname, 'probes', `${name}.ts`)],
    bundle: true,
    format: 'iife',
    minify: true,
    write: false,
    target: 'es2022',
    define: Object.fromEntries(Object.entries(define).map(([key, value]) => [key, JSON.stringify(value)])),
  })
  return outputFiles.map(({text}) => text).join('')
}
