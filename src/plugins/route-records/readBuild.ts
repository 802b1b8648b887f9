import {readFile} from 'node:fs/promises'
import path from 'node:path'
import {takeAllFacts} from './articleFacts'
import {manifestSchema, recordMaker, routesChunkNamesSchema, type BuiltModule, type Route} from './buildRecord'
import {TABLES_CHUNK, type RouteRecord} from './record'
import {readTablesChunk, type TableEntry} from './tablesChunk'

/** Data of up to this many characters is carried by the records; what is more comes by a script that pages share. */
const CARRIED = 2000

const GENERATED = '@generated/'

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
  const generated = (name: string): Promise<string> => readFile(path.join(generatedFilesDir, name), 'utf8')
  const manifest = manifestSchema.parse(JSON.parse(await generated('client-manifest.json')))
  const [file] = (manifest.origins[TABLES_CHUNK] ?? []).flatMap((id) => manifest.assets[id]?.js ?? []).slice(-1)
  if (file === undefined) throw new Error(`The build has no chunk of the name ${TABLES_CHUNK}.`)
  const code = await readFile(path.join(outDir, file.publicPath.slice(baseUrl.length)), 'utf8')
  const modules = new Map<string, BuiltModule>()
  for (const [name, entry] of readTablesChunk(code)) modules.set(name, await toModule(entry, generated))
  const routesChunkNames = routesChunkNamesSchema.parse(JSON.parse(await generated('routesChunkNames.json')))
  const facts = await takeAllFacts(outDir)
  const byAddress = new Map([...facts].map(([page, own]) => [baseUrl + page.slice(1), own]))
  return recordMaker({routes, routesChunkNames, manifest, modules, facts: byAddress})
}

async function toModule({source, id}: TableEntry, generated: (name: string) => Promise<string>): Promise<BuiltModule> {
  if (!source.endsWith('.json')) return {id}
  if (source.startsWith(GENERATED)) {
    const data: unknown = JSON.parse(await generated(source.slice(GENERATED.length)))
    if (JSON.stringify(data).length <= CARRIED) return {data}
  }
  return {id, isData: true}
}
