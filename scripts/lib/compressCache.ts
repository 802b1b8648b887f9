import {createHash} from 'node:crypto'
import {readdir, readFile, rm, stat} from 'node:fs/promises'
import path from 'node:path'
import {writeWhole} from '../../src/lib/writeWhole'

/** What compressed content is looked up by. */
export type CacheKey = {
  content: Buffer
  /** Whatever else the compressed bytes depend on: format, parameters, version of the library. */
  method: string
}

/** Bytes by the content that they were made of, kept for later builds. */
export type CompressCache = {
  read: (key: CacheKey) => Promise<Buffer | undefined>
  write: (key: CacheKey, compressed: Buffer) => Promise<void>
  /** Deletes what has been neither read nor written since the cache was opened. */
  prune: () => Promise<void>
}

const HASH_BYTES = 32

/** Of an entry under its own name: one under another's is damaged as well. */
const hashOf = (file: string, compressed: Buffer): Buffer =>
  createHash('sha256').update(path.basename(file)).update(compressed).digest()

/** No build takes longer: a half-written file of that age is a dead build's. */
const LONGEST_BUILD_MS = 3_600_000

/**
 * A cache in a folder, one file an entry, which begins with a hash of the rest. Where the folder can't be read or
 * written, it is empty and stays so; an entry that a disk or a program has damaged is none.
 */
export function compressCacheIn(folder: string): CompressCache {
  const used = new Set<string>()
  const fileOf = ({content, method}: CacheKey): string => {
    const name = createHash('sha256').update(`${method}\0`).update(content).digest('hex')
    used.add(name)
    return path.join(folder, name)
  }
  return {
    async read(key) {
      const file = fileOf(key)
      const entry = await readFile(file).catch(() => undefined)
      const compressed = entry?.subarray(HASH_BYTES)
      return compressed && entry?.subarray(0, HASH_BYTES).equals(hashOf(file, compressed)) ? compressed : undefined
    },
    async write(key, compressed) {
      const file = fileOf(key)
      await writeWhole(file, Buffer.concat([hashOf(file, compressed), compressed])).catch(() => undefined)
    },
    async prune() {
      const names = await readdir(folder).catch(() => [])
      await Promise.all(names.filter((name) => !used.has(name)).map((name) => pruneFile(path.join(folder, name))))
    },
  }
}

/** Leaves alone what another build may just be writing. */
async function pruneFile(file: string): Promise<void> {
  const isPartial = path.extname(file) !== ''
  const age = isPartial ? await ageOf(file) : Infinity
  if (age > LONGEST_BUILD_MS) await rm(file, {force: true}).catch(() => undefined)
}

const ageOf = (file: string): Promise<number> =>
  stat(file).then(
    ({mtimeMs}) => Date.now() - mtimeMs,
    () => 0,
  )
