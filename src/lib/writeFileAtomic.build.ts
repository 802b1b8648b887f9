import {randomUUID} from 'node:crypto'
import {mkdir, rename, rm, writeFile} from 'node:fs/promises'
import path from 'node:path'

/** Writes a file, and the folder that it is in, so that whoever else reads or writes it meanwhile never sees half of it. */
export async function writeFileAtomic(file: string, data: string | Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true})
  const partial = `${file}.${randomUUID()}`
  try {
    await writeFile(partial, data)
    await rename(partial, file)
  } catch (error) {
    await rm(partial, {force: true})
    throw error
  }
}
