import {createHash} from 'node:crypto'
import {readFile} from 'node:fs/promises'
import * as z from 'zod'
import {writeFileAtomic} from '../../lib/writeFileAtomic.build'
import {bodySchema, parseBody, type Body} from './body'

/** Bodies of pages, kept from one check to the next. */
export type KeptBodies = {
  /** `parseBody`, which is not asked again for a text that it has read. @throws VFileMessage as it does. */
  read: (source: string) => Promise<Body>
  /** The same for a page that nobody asks about: where it has not been read before, without the findings of rules. */
  readForLinks: (source: string) => Promise<Body>
  /** What has been read of it before. */
  find: (source: string) => Body | undefined
  /** Keeps for the next check what has been read since the file was opened, and nothing else. */
  save: () => Promise<void>
}

/** What a body is made with, as a hash; bodies by the hash of the text that they are made of. */
const schema = z.strictObject({method: z.string(), bodies: z.record(z.string(), bodySchema)})

/**
 * Opens a file of bodies. Nearly all of a check's time is parsing, and between two checks few pages change.
 * Where the file can't be read or written, or is damaged, everything is parsed.
 * @param file absolute path; it need not exist.
 * @param madeWith absolute paths of the files by which another body could be made of the same text. One that is not there
 *   counts as empty.
 */
export async function keptBodies(file: string, madeWith: readonly string[], parse = parseBody): Promise<KeptBodies> {
  const method = hashOf(...(await Promise.all(madeWith.map((name) => readFile(name, 'utf8').catch(() => '')))))
  const kept = await load(file)
  const known = new Map(kept?.method === method ? Object.entries(kept.bodies) : [])
  const used = new Map<string, Body>()
  const find = (source: string): Body | undefined => {
    const key = hashOf(source)
    const body = used.get(key) ?? known.get(key)
    if (body !== undefined) used.set(key, body)
    return body
  }
  return {
    async read(source) {
      const body = find(source) ?? (await parse(source))
      used.set(hashOf(source), body)
      return body
    },
    find,
    readForLinks: async (source) => find(source) ?? parse(source, []),
    async save() {
      if (used.size === known.size && [...used.keys()].every((key) => known.has(key))) return
      await writeFileAtomic(file, JSON.stringify({method, bodies: Object.fromEntries(used)})).catch(() => undefined)
    },
  }
}

function hashOf(...texts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(text).update('\0')
  return hash.digest('hex')
}

async function load(file: string): Promise<z.infer<typeof schema> | undefined> {
  try {
    return schema.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return undefined
  }
}
