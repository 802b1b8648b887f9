import {mkdtemp, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {fetchArtifact} from '../bundles/fetch'
import {openCache} from '../cache'
import {findJava, findMaven} from '../tools'
import {bundleDescription} from '../../src/reference/description/bundle.build'
import {yamlOf} from '../../src/reference/description/publish.build'
import {brand} from '../../src/data/brand'
import {exec} from '../../scripts/lib/exec'
import {ROOT} from '../../scripts/lib/root'

const GENERATOR = {
  coordinates: 'org.openapitools:openapi-generator-cli:7.17.0',
  sha256: '25d6bd8273dd2be99979d544b62ea43f0ce1975f1aa582678b5093d1e7fcfce8',
} as const

/**
 * Has openapi-generator write clients in Java and Python of the published description, and compiles them. On demand:
 * it fetches 30 MB, and what the client in Java depends on. Clients in TypeScript and Postman's import are tests.
 */
export async function main(): Promise<number> {
  const java = path.join((await findJava()).home, 'bin/java')
  const jar = await fetchArtifact(GENERATOR, {folder: openCache().downloads})
  const folder = await mkdtemp(path.join(tmpdir(), 'clients-'))
  const compilers = {
    java: [findMaven('the client in Java'), '-q', '-B', 'compile'],
    python: ['python3', '-m', 'compileall', '-q', '.'],
  } as const
  let failed = 0
  try {
    const description = path.join(folder, 'openapi.yaml')
    await writeFile(description, yamlOf(await bundleDescription(ROOT, brand)))
    for (const [language, [command, ...args]] of Object.entries(compilers)) {
      const cwd = path.join(folder, language)
      // Its own validator does not know OpenAPI 3.1 in full; ours has run.
      const made = ['-jar', jar, 'generate', '-i', description, '-g', language, '-o', cwd, '--skip-validate-spec']
      const generated = await exec(java, made)
      const result = generated.code === 0 ? await exec(command, args, {cwd}) : generated
      if (result.code !== 0) failed += 1
      console.log(result.code === 0 ? `compiles  ${language}` : `fails     ${language}\n${result.output.slice(-4000)}`)
    }
  } finally {
    await rm(folder, {recursive: true, force: true})
  }
  return failed > 0 ? 1 : 0
}
