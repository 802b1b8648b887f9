import {readFile} from 'node:fs/promises'
import {strFromU8, unzipSync} from 'fflate'
import * as z from 'zod'

/** What Maven wrote into a jar about itself. */
export type JarIdentity = {artifact: string; version: string}

const MAVEN_PROPERTIES = /^META-INF\/maven\/[^/]+\/[^/]+\/pom\.properties$/

const identity = z.object({artifactId: z.string(), version: z.string()})

/**
 * Every artifact that a jar says it is; a shaded jar names the libraries inside it too.
 * @throws Error where the file is no whole zip archive: its directory stands at its end.
 */
export async function readJar(file: string): Promise<readonly JarIdentity[]> {
  const entries = unzipSync(await readFile(file), {filter: ({name}) => MAVEN_PROPERTIES.test(name)})
  return Object.values(entries).flatMap((content) => {
    const found = identity.safeParse(readProperties(strFromU8(content)))
    return found.success ? [{artifact: found.data.artifactId, version: found.data.version}] : []
  })
}

function readProperties(text: string): Record<string, string> {
  const lines = text.split(/\r?\n/).filter((line) => line.includes('=') && !line.startsWith('#'))
  return Object.fromEntries(
    lines.map((line): [key: string, value: string] => {
      const [key = '', value = ''] = line.split('=', 2)
      return [key.trim(), value.trim()]
    }),
  )
}
