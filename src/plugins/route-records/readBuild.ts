import {createHash} from 'node:crypto'
import {existsSync, writeFileSync} from 'node:fs'
import {readFile} from 'node:fs/promises'
import path from 'node:path'
import type {PropSidebar} from '@docusaurus/plugin-content-docs'
import {takeAllFacts} from './articleFacts'
import type {ClientVersion} from './clientData'
import {readVersions} from './readVersions'
import {manifestSchema, recordMaker, routesChunkNamesSchema, type BuiltModule, type Route} from './buildRecord'
import {leavingScript, SIDEBARS, TABLES_CHUNK, type RouteRecord} from './record'
import {readTablesChunk, type TableEntry} from './tablesChunk'

/** Data of up to this many characters is carried by the records; what is more comes by a script that pages share. */
const CARRIED = 2000

const GENERATED = '@generated/'

/** The name below `.docusaurus` of what a module is generated from; undefined for any other module. */
const generatedName = (source: string): string | undefined =>
  source.startsWith(GENERATED) ? source.slice(GENERATED.length) : undefined

/** What a build is known by. */
export type Build = {
  outDir: string
  generatedFilesDir: string
  baseUrl: string
  routes: readonly Route[]
}

/** Makes the record of a page; undefined for an address without one. */
type RecordOf = (pathname: string) => RouteRecord | undefined

/** What has been read, by the routes of the build. */
const known = new WeakMap<readonly Route[], Promise<RecordOf>>()

/**
 * Reads what the framework's build has left behind, once for all plugins that ask for it.
 * @returns a function that makes the record of a page, or undefined for an address without one.
 * @throws Error when it is not as this version of the framework writes it.
 */
export function readBuild(build: Build): Promise<RecordOf> {
  const recordOf = known.get(build.routes) ?? readAnew(build)
  known.set(build.routes, recordOf)
  return recordOf
}

async function readAnew({outDir, generatedFilesDir, baseUrl, routes}: Build): Promise<RecordOf> {
  const generated = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(path.join(generatedFilesDir, name), 'utf8'))
  const manifest = manifestSchema.parse(await generated('client-manifest.json'))
  const [file] = (manifest.origins[TABLES_CHUNK] ?? []).flatMap((id) => manifest.assets[id]?.js ?? []).slice(-1)
  if (file === undefined) throw new Error(`The build has no chunk of the name ${TABLES_CHUNK}.`)
  const code = await readFile(path.join(outDir, file.publicPath.slice(baseUrl.length)), 'utf8')
  const versions = readVersions(generatedFilesDir)
  const toModule = async ({source, id}: TableEntry): Promise<BuiltModule> => {
    if (!source.endsWith('.json')) return {id}
    const name = generatedName(source)
    if (name !== undefined) {
      const data = versions.get(name)?.props ?? (await generated(name))
      if (JSON.stringify(data).length <= CARRIED) return {data}
    }
    return {id, isData: true}
  }
  const modules = new Map<string, BuiltModule>()
  const longSidebars = new Map<string, ClientVersion['longSidebars']>()
  for (const [name, entry] of readTablesChunk(code)) {
    modules.set(name, await toModule(entry))
    const version = versions.get(generatedName(entry.source) ?? '')
    if (version) longSidebars.set(name, version.longSidebars)
  }
  const facts = await takeAllFacts(outDir)
  /** The same for all pages of a section: kept by its content. */
  function keepSidebar(items: PropSidebar): string {
    const hash = createHash('sha256').update(JSON.stringify(items)).digest('hex').slice(0, 8)
    const name = `assets/js/sidebar.${hash}.js`
    const inBuild = path.join(outDir, name)
    const key = baseUrl + name
    if (!existsSync(inBuild)) writeFileSync(inBuild, leavingScript(SIDEBARS, key, items))
    return key
  }
  const byAddress = new Map([...facts].map(([page, own]) => [baseUrl + page.slice(1), own]))
  return recordMaker({
    routes,
    routesChunkNames: routesChunkNamesSchema.parse(await generated('routesChunkNames.json')),
    manifest,
    modules,
    facts: byAddress,
    longSidebars,
    keepSidebar,
  })
}
