import {build} from 'esbuild'

/** Browsers that know everything the site's scripts rely on; the same as `browserslist` in package.json. */
export const TARGET = ['chrome111', 'edge111', 'firefox113', 'safari16.4']

/**
 * Bundles a script that stands in the pages.
 * @param entry absolute path.
 * @param define values by the name that the sources have for them.
 * @throws Error as esbuild words it, with file and line, for a source that can't be bundled.
 */
export async function bundleInline(entry: string, define: Readonly<Record<string, unknown>>): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [entry],
    define: Object.fromEntries(Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)])),
    bundle: true,
    minify: true,
    write: false,
    target: TARGET,
    charset: 'utf8',
    format: 'iife',
    legalComments: 'none',
  })
  return outputFiles[0]?.text.trim() ?? ''
}
