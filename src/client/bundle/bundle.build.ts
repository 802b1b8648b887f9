import path from 'node:path'
import {build, type BuildOptions, type OutputFile} from 'esbuild'
import type {InlineSettings, OnDemandSettings, PartSettings} from '../settings'

/** Browsers that know everything the site's scripts rely on; the same as `browserslist` in package.json. */
const TARGET = ['chrome111', 'edge111', 'firefox113', 'safari16.4']

/** The inline script as pages carry it, and the files that it loads when they are needed. */
export type InlineBundle = {
  inline: string
  /** Content by path below the site's root. */
  assets: Readonly<Record<string, Buffer>>
  /** What was bundled: paths from where the process runs. */
  inputs: readonly string[]
  /** Address of each script and stylesheet of the frames, by the name of its source. */
  frames: Readonly<Record<string, string>>
}

/** Where to find the sources and what to put into them. */
export type BundleRequest = {
  /** Absolute path of the script that becomes inline. */
  inline: string
  /** Absolute paths of what it loads, by the name that it has for them. */
  onDemand: Readonly<Record<string, string>>
  /** Absolute paths of scripts and stylesheets that those load, by name. Default: none. */
  parts?: Readonly<Record<string, string>>
  /** Absolute paths of what documents of their own load, by name. No page knows them. Default: none. */
  frames?: Readonly<Record<string, string>>
  baseUrl: string
  settings: Omit<InlineSettings, 'files'>
  onDemandSettings: OnDemandSettings
}

const FOLDER = 'assets/inline'

const common = {
  bundle: true,
  minify: true,
  write: false,
  target: TARGET,
  charset: 'utf8',
  jsx: 'automatic',
} as const satisfies BuildOptions

/** What the bundler puts in place of each value of the settings: of one group or several, by the whole name. */
function defined(name: string, value: unknown): Readonly<Record<string, string>> {
  const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value) && !name.endsWith('.files')
  if (!isGroup) return {[name]: JSON.stringify(value)}
  const groups = Object.entries(value).map(([key, inner]) => defined(`${name}.${key}`, inner))
  return Object.fromEntries(groups.flatMap((group) => Object.entries(group)))
}

/** `console.A1B2C3D4.js` has the name `console.js`. */
const nameOf = (file: string): string => path.basename(file).replace(/\.[A-Z0-9]{8}\./, '.')

/**
 * Bundles what runs in pages: one script that stands in each, and files that it loads, each whole in itself.
 * @throws Error as esbuild words it, with file and line, for a source that can't be bundled.
 */
export async function bundleInline(request: BundleRequest): Promise<InlineBundle> {
  const {inline, onDemand, parts = {}, frames = {}, baseUrl, settings, onDemandSettings} = request
  const bundle = (sources: Readonly<Record<string, string>>, known: OnDemandSettings & PartSettings) =>
    build({
      ...common,
      entryPoints: Object.entries(sources).map(([out, file]) => ({in: file, out})),
      define: {
        ...defined('INLINE_SETTINGS', {...settings, files: {}}),
        ...Object.fromEntries(
          Object.entries(known).map(([key, value]) => [`ON_DEMAND_SETTINGS.${key}`, JSON.stringify(value)]),
        ),
        'process.env.NODE_ENV': '"production"',
      },
      format: 'esm',
      metafile: true,
      // Licences of libraries ask that their notice comes along.
      legalComments: 'eof',
      outdir: path.join(path.dirname(inline), 'out'),
      entryNames: '[name].[hash]',
    })
  const addressesOf = (files: readonly OutputFile[]) =>
    files.map((file) => [nameOf(file.path), `${baseUrl}${FOLDER}/${path.basename(file.path)}`] as const)
  const {outputFiles: partFiles, metafile: partMeta} = await bundle(parts, {...onDemandSettings, parts: {}})
  const known = {...onDemandSettings, parts: Object.fromEntries(addressesOf(partFiles))}
  const {outputFiles: lazy, metafile} = await bundle({...onDemand, ...frames}, known)
  const addresses = addressesOf(lazy)
  const isFrame = (name: string): boolean => path.parse(name).name in frames
  const files = Object.fromEntries(addresses.filter(([name]) => !isFrame(name)))
  const {outputFiles} = await build({
    ...common,
    entryPoints: [inline],
    define: defined('INLINE_SETTINGS', {...settings, files}),
    format: 'iife',
    legalComments: 'none',
  })
  return {
    inputs: Object.keys({...partMeta.inputs, ...metafile.inputs}),
    inline: outputFiles[0]?.text.trim() ?? '',
    frames: Object.fromEntries(addresses.filter(([name]) => isFrame(name))),
    assets: Object.fromEntries(
      [...partFiles, ...lazy].map((file) => [`${FOLDER}/${path.basename(file.path)}`, Buffer.from(file.contents)]),
    ),
  }
}
