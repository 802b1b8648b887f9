import {createHash} from 'node:crypto'
import {readFile} from 'node:fs/promises'
import path from 'node:path'
import {writeFileAtomic} from './writeFileAtomic.build'

/** What takes long to make, kept for later builds in `.cache/build`. */
export type Cache = (
  /** The folder of what is of one kind. */
  kind: string,
  /** Everything that the result depends on. Must survive JSON. */
  key: unknown,
  make: () => Promise<Buffer>,
) => Promise<Buffer>

/** @param siteDir absolute path of the site's root. */
export function cacheIn(siteDir: string): Cache {
  return async (kind, key, make) => {
    const name = createHash('sha256').update(JSON.stringify(key)).digest('hex').slice(0, 24)
    const file = path.join(siteDir, '.cache/build', kind, name)
    const known = await readFile(file).catch(() => undefined)
    if (known !== undefined) return known
    const made = await make()
    await writeFileAtomic(file, made)
    return made
  }
}
