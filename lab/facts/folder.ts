import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'

/** Does something in a new folder, and removes it. @param use is given its absolute path. */
export async function withFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lab-facts-'))
  try {
    return await use(folder)
  } finally {
    await rm(folder, {recursive: true})
  }
}
