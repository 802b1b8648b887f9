import {mkdir, writeFile} from 'node:fs/promises'
import path from 'node:path'

/** Values of the site that programs read. */
export type DataFile = {
  /** The path on the site, with a leading slash. `src/config/publishedFiles.ts` lists it, so that pages can link to it. */
  path: string
  /** What JSON can say. */
  content: unknown
}

/** Writes each file below a folder, which is that of the build. */
export async function writeDataFiles(folder: string, files: readonly DataFile[]): Promise<void> {
  for (const file of files) {
    const target = path.join(folder, file.path)
    await mkdir(path.dirname(target), {recursive: true})
    await writeFile(target, `${JSON.stringify(file.content, null, 2)}\n`)
  }
}
