import path from 'node:path'
import {build} from 'esbuild'
import {bundleInline, TARGET} from '../../lib/bundleInline'
import type {OnDemandSettings, ShellSettings} from '../../shell/settings'

/** The shell's script as pages carry it, and the files that it loads when they are needed. */
export type ShellBundle = {
  inline: string
  /** Content by path below the site's root. */
  assets: Readonly<Record<string, Buffer>>
}

/** Where to find the sources and what to put into them. */
export type BundleRequest = {
  /** Absolute path of the folder `src/shell`. Its `index.ts` becomes inline; each file in `onDemand/` a file of its own. */
  folder: string
  /** Names of the files in `onDemand/`, without `.ts`. */
  onDemand: readonly string[]
  baseUrl: string
  settings: Omit<ShellSettings, 'files'>
  onDemandSettings: OnDemandSettings
}

const FOLDER = 'assets/shell'

/** `/x/assets/shell/consent.A1B2C3D4.js` has the name `consent.js`. */
function nameOf(file: string): string {
  return path.basename(file).replace(/\.[A-Z0-9]{8}\./, '.')
}

/**
 * Bundles the shell.
 * @throws Error as esbuild words it, with file and line, for a source that can't be bundled.
 */
export async function bundleShell(request: BundleRequest): Promise<ShellBundle> {
  const {folder, onDemand, baseUrl, settings, onDemandSettings} = request
  const {outputFiles: lazy} = await build({
    bundle: true,
    minify: true,
    write: false,
    target: TARGET,
    charset: 'utf8',
    entryPoints: onDemand.map((name) => path.join(folder, 'onDemand', `${name}.ts`)),
    define: {
      SHELL_SETTINGS: JSON.stringify({...settings, files: {}}),
      ON_DEMAND_SETTINGS: JSON.stringify(onDemandSettings),
    },
    format: 'esm',
    // Licences of libraries ask that their notice comes along.
    legalComments: 'eof',
    outdir: path.join(folder, 'out'),
    entryNames: '[name].[hash]',
  })
  const files = Object.fromEntries(
    lazy.map((file) => [nameOf(file.path), `${baseUrl}${FOLDER}/${path.basename(file.path)}`]),
  )
  return {
    inline: await bundleInline(path.join(folder, 'index.ts'), {SHELL_SETTINGS: {...settings, files}}),
    assets: Object.fromEntries(
      lazy.map((file) => [`${FOLDER}/${path.basename(file.path)}`, Buffer.from(file.contents)]),
    ),
  }
}
