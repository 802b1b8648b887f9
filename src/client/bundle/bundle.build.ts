import path from 'node:path'
import {build, type BuildOptions, type OutputFile} from 'esbuild'
import {ON_DEMAND_FOLDER} from '../../lib/onDemandNames'
import type {StorageUses} from '../../consent/categories'
import type {InlineSettings, OnDemandSettings} from '../settings'
import {categoriesIn, inLanguage, type PageLanguage} from './language.build'

/** Browsers that know everything the site's scripts rely on; the same as `browserslist` in package.json. */
const TARGET = ['chrome111', 'edge111', 'firefox121', 'safari16.4']

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
export type BundleRequest = PageLanguage & {
  /** Absolute path of the script that becomes inline. */
  inline: string
  /** Absolute paths of what it loads, by the name that it has for them. */
  onDemand: Readonly<Record<string, string>>
  /** Absolute paths of their stylesheets, by name. Default: none. */
  stylesheets?: Readonly<Record<string, string>>
  /** Absolute paths of scripts and stylesheets that those load, by name. Default: none. */
  parts?: Readonly<Record<string, string>>
  /** Absolute paths of scripts that those load by a name that is an identifier. Default: none. */
  scripts?: Readonly<Record<string, string>>
  /** Absolute paths of the code of each tool, by the name of the tool. Default: none. */
  tools?: Readonly<Record<string, string>>
  /** Absolute paths of what documents of their own load, by name. No page knows them. Default: none. */
  frames?: Readonly<Record<string, string>>
  baseUrl: string
  settings: Omit<InlineSettings, 'hashes'>
  onDemandSettings: Omit<OnDemandSettings, 'consentCategories'>
  /** What decides about what the site stores, besides analytics. */
  consentUses: Omit<StorageUses, 'analytics'>
}

/** Begins what a module imports from its own folder: shorter than the address of the folder. */
const BESIDE = './'

/** What every script of the browser is bundled with. */
export const common = {
  bundle: true,
  minify: true,
  write: false,
  target: TARGET,
  charset: 'utf8',
  jsx: 'automatic',
} as const satisfies BuildOptions

/** What the bundler puts in place of each value of the settings: of one group or several, by the whole name. */
function defined(name: string, value: unknown): Readonly<Record<string, string>> {
  const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value) && !name.endsWith('.hashes')
  if (!isGroup) return {[name]: JSON.stringify(value)}
  const groups = Object.entries(value).map(([key, inner]) => defined(`${name}.${key}`, inner))
  return Object.fromEntries(groups.flatMap((group) => Object.entries(group)))
}

/** A file that was bundled: `console.A1B2C3D4.js`, of the source that is listed as `console`. */
type Bundled = {file: string; source: string; hash: string; extension: string}

function bundled({path: file}: OutputFile): Bundled {
  const [source, hash, extension] = path.basename(file).split('.')
  if (source === undefined || hash === undefined || extension === undefined)
    throw new Error(
      `${file}: the name of an on-demand file must be <name>.<hash>.<extension>. Fix: remove the dot from its name.`,
    )
  return {file: path.basename(file), source, hash, extension}
}

const isOf =
  (sources: Readonly<Record<string, string>>) =>
  ({source}: Bundled): boolean =>
    source in sources

/** Addresses of files that others of the site load, by name. */
type Addresses = Readonly<Record<'parts' | 'scripts' | 'stylesheets' | 'tools', Readonly<Record<string, string>>>>

/** What the bundler puts into files on demand: each value of the site, all parts, and each script and stylesheet by its name. */
const definedOnDemand = (known: OnDemandSettings & Addresses): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(
    Object.entries(known).map(([key, value]) => [`ON_DEMAND_SETTINGS.${key}`, JSON.stringify(value)]),
  ),
  ...defined('ON_DEMAND_SETTINGS.scripts', known.scripts),
  ...defined('ON_DEMAND_SETTINGS.stylesheets', known.stylesheets),
})

/** With everything that files know of the site. */
type FilesRequest = Omit<BundleRequest, 'onDemandSettings'> & {onDemandSettings: OnDemandSettings}

/** Bundles files that stand beside the pages. */
function bundleFiles(request: FilesRequest, sources: Readonly<Record<string, string>>, addresses: Addresses) {
  const {inline, settings, onDemandSettings, scripts = {}} = request
  const {define, plugins} = inLanguage(request)
  return build({
    ...common,
    plugins,
    entryPoints: Object.entries(sources).map(([out, file]) => ({in: file, out})),
    define: {
      ...define,
      ...defined('INLINE_SETTINGS', {...settings, hashes: {}}),
      ...definedOnDemand({...onDemandSettings, ...addresses}),
      'process.env.NODE_ENV': '"production"',
    },
    format: 'esm',
    external: Object.keys(scripts).map((name) => `${BESIDE}${name}.*.js`),
    metafile: true,
    // Licences of libraries ask that their notice comes along.
    legalComments: 'eof',
    outdir: path.join(path.dirname(inline), 'out'),
    entryNames: '[name].[hash]',
  })
}

/** Files of the site as they are named, by the name of their source. */
function addressesOf(
  files: readonly Bundled[],
  {parts = {}, scripts = {}, stylesheets = {}, tools = {}}: BundleRequest,
  addressOf: (file: Bundled) => string,
): Addresses {
  const named = (sources: Readonly<Record<string, string>>, entry: (file: Bundled) => readonly [string, string]) =>
    Object.fromEntries(files.filter(isOf(sources)).map(entry))
  return {
    parts: named(parts, (one) => [fileOf(one), addressOf(one)]),
    scripts: named(scripts, ({source, file}) => [source, BESIDE + file]),
    stylesheets: named(stylesheets, (one) => [one.source, addressOf(one)]),
    tools: named(tools, (one) => [one.source, addressOf(one)]),
  }
}

/** The name of a file without its hash. */
const fileOf = ({source, extension}: Bundled): string => `${source}.${extension}`

/** Bundles the script that stands in each page. @param hashes of what it loads, by name. */
async function bundleScript(request: BundleRequest, hashes: Readonly<Record<string, string>>): Promise<string> {
  const {define, plugins} = inLanguage(request)
  const {outputFiles} = await build({
    ...common,
    plugins,
    entryPoints: [request.inline],
    define: {...define, ...defined('INLINE_SETTINGS', {...request.settings, hashes})},
    format: 'iife',
    legalComments: 'none',
  })
  return outputFiles[0]?.text.trim() ?? ''
}

/**
 * Bundles what runs in pages: one script that stands in each, and files that it loads, each whole in itself.
 * @throws Error as esbuild words it, with file and line, for a source that can't be bundled.
 */
export async function bundleInline(request: BundleRequest): Promise<InlineBundle> {
  const {onDemand, stylesheets, parts, scripts, tools, frames = {}, baseUrl} = request
  const addressOf = ({file}: Bundled): string => `${baseUrl}${ON_DEMAND_FOLDER}/${file}`
  const files: FilesRequest = {
    ...request,
    onDemandSettings: {...request.onDemandSettings, consentCategories: await categoriesIn(request)},
  }
  const first = await bundleFiles(
    files,
    {...parts, ...scripts, ...stylesheets, ...tools},
    {parts: {}, scripts: {}, stylesheets: {}, tools: {}},
  )
  const addresses = addressesOf(first.outputFiles.map(bundled), request, addressOf)
  const lazy = await bundleFiles(files, {...onDemand, ...frames}, addresses)
  const lazyFiles = lazy.outputFiles.map(bundled)
  const hashes = Object.fromEntries(lazyFiles.filter(isOf(onDemand)).map(({source, hash}) => [source, hash]))
  return {
    inputs: Object.keys({...first.metafile.inputs, ...lazy.metafile.inputs}),
    inline: await bundleScript(request, hashes),
    frames: Object.fromEntries(lazyFiles.filter(isOf(frames)).map((one) => [fileOf(one), addressOf(one)])),
    assets: Object.fromEntries(
      [...first.outputFiles, ...lazy.outputFiles].map((file) => [
        `${ON_DEMAND_FOLDER}/${path.basename(file.path)}`,
        Buffer.from(file.contents),
      ]),
    ),
  }
}
