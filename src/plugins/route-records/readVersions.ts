import {readFileSync} from 'node:fs'
import path from 'node:path'
import {globSync} from 'tinyglobby'
import {clientVersions, type ClientVersion} from './clientData'

/**
 * What the docs plugin tells the browser of each version of a tree, without what no page reads, by the names of the
 * modules below `.docusaurus`.
 */
export function readVersions(generatedFilesDir: string): ReadonlyMap<string, ClientVersion> {
  const names = globSync('docusaurus-plugin-content-docs/*/p/*.json', {cwd: generatedFilesDir})
  const read = (name: string): unknown => JSON.parse(readFileSync(path.join(generatedFilesDir, name), 'utf8'))
  return clientVersions(new Map(names.map((name) => [name, read(name)])))
}
